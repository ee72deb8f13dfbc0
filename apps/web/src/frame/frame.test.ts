import type { DecisionView } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import { parseRulebook } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../net/match-store.ts';
import { countFound, foundRules, piecesOf } from '../rulebook/rule-search.ts';
import { barState } from './bar-state.ts';
import { isTakeBackKey, keyAction } from './keys.ts';
import { runsOf } from './runs.ts';
import { timeLeft } from './seat-clock.tsx';
import { type Asking, isAnswer, isSentAtOnce, picksAfter } from './use-answer.ts';
import { layoutFor } from './use-layout.ts';

const asked: DecisionView = {
  id: 3,
  seat: 0,
  kind: 'length',
  rule: 'NW-3.2',
  prompt: { key: 'p' },
  options: ['3', '4', '5'].map((id) => ({ id, label: { key: id } })),
  refused: [],
  byDefault: '3',
};

function known(change: Partial<MatchState> & { decisions?: DecisionView[]; waiting?: number[]; yours?: number[] }): MatchState {
  const { decisions = [], waiting = [], yours = [], ...rest } = change;
  return {
    connection: 'open',
    table: { status: 'running' },
    seat: 0,
    sight: { view: {}, decisions, waiting, yours, deadlines: [] },
    shown: { view: {}, playing: null, told: 0 },
    playing: false,
    log: [],
    outgoing: null,
    answered: null,
    refused: null,
    byItself: [],
    problem: null,
    clockSkew: 0,
    ...rest,
  } as unknown as MatchState;
}

describe('the chronicle', () => {
  const log = (...lines: [rule: string, says: string][]) =>
    lines.map(([rule, says], i) => ({ n: i + 1, at: i, event: { type: 'x', rule, says } }));
  const says = ({ event }: LogEntry) => String(event['says']);
  const told = (...args: Parameters<typeof runsOf>) => runsOf(...args).map(({ first, last, count }) => [first.n, last.n, count]);

  test('tells what says the same by the same rule in a row once, with its number', () => {
    const lines = log(['R.1', 'a door'], ['R.1', 'a door'], ['R.1', 'a door'], ['R.1', 'a trap'], ['R.1', 'a door'], ['R.2', 'a door']);
    expect(told(lines, says)).toEqual([
      [6, 6, 1],
      [5, 5, 1],
      [4, 4, 1],
      [1, 3, 3],
    ]);
  });
  test('cuts no run in two where only the newest are wanted, and looks at no more words than it must', () => {
    const lines = log(['R.3', 'a wall'], ['R.1', 'a door'], ['R.1', 'a door'], ['R.2', 'a step']);
    const asked: number[] = [];
    const ask = (entry: LogEntry) => {
      asked.push(entry.n);
      return says(entry);
    };
    expect(told(lines, ask, 2)).toEqual([
      [4, 4, 1],
      [2, 3, 2],
    ]);
    expect(asked).toEqual([3, 2]);
    expect(told([], says)).toEqual([]);
  });
  test('tells lines that are one thing as one, also more than two, and nothing else with them', () => {
    const lines = log(['R.1', 'a'], ['R.2', 'b'], ['R.3', 'c'], ['R.3', 'd']);
    const one = (entries: readonly LogEntry[]) => {
      const words = entries.map(says).join('');
      return ['bc', 'abc'].includes(words) ? { key: words } : undefined;
    };
    const runs = runsOf(lines, says, undefined, one).map(({ first, last, count, told: text }) => [first.n, last.n, count, text?.key]);
    expect(runs).toEqual([
      [4, 4, 1, undefined],
      [1, 3, 1, 'abc'],
    ]);
  });
});

describe('the decision bar', () => {
  test('asks me', () => expect(barState(known({ decisions: [asked] }))).toMatchObject({ kind: 'mine', decision: { id: 3 } }));
  test('shows what happens first, and that my decision comes after it', () => {
    expect(barState(known({ decisions: [asked], playing: true }))).toEqual({ kind: 'playing', mine: true });
    expect(barState(known({ playing: true }))).toEqual({ kind: 'playing', mine: false });
  });
  test('says that my answer is on its way, and waits once it is taken', () => {
    const outgoing = { id: 'a', seat: 0, decision: 3, choice: '3' };
    expect(barState(known({ decisions: [asked], outgoing }))).toMatchObject({ kind: 'sending' });
    expect(barState(known({ decisions: [asked], answered: 3, waiting: [1] }))).toEqual({ kind: 'waiting', seats: [1] });
  });
  test('does not ask for the only answer that there is, unless it was refused', () => {
    const sole = { ...asked, options: asked.options.slice(0, 1), sole: '3' };
    expect(barState(known({ decisions: [sole] }))).toMatchObject({ kind: 'sole', decision: { id: 3 } });
    expect(barState(known({ decisions: [sole], playing: true }))).toEqual({ kind: 'playing', mine: false });
    expect(barState(known({ decisions: [sole], answered: 3 }))).toEqual({ kind: 'waiting', seats: [] });
    const refused = { decision: 3, code: 'not-saved', reason: null, rule: null };
    expect(barState(known({ decisions: [sole], refused }))).toMatchObject({ kind: 'mine' });
  });
  test('says whom the table waits for', () => expect(barState(known({ waiting: [1, 2] }))).toEqual({ kind: 'waiting', seats: [1, 2] }));
  test('turns to the other person at this screen', () =>
    expect(barState(known({ waiting: [2], yours: [2] }))).toEqual({ kind: 'otherSeat', seat: 2 }));
  test('lets spectators watch', () => expect(barState(known({ seat: null, waiting: [1] }))).toEqual({ kind: 'watching', seats: [1] }));
  test('knows the end, after it has been shown', () => {
    const table = { status: 'over' } as MatchState['table'];
    expect(barState(known({ table }))).toEqual({ kind: 'over' });
    expect(barState(known({ table, playing: true }))).toEqual({ kind: 'playing', mine: false });
  });
});

describe('keys', () => {
  const at = { playing: false, options: 3, picked: -1, canConfirm: false, onButton: false };
  test.each([
    ['1', at, { do: 'pick', index: 0 }],
    ['1', { ...at, staying: true }, { do: 'pick', index: 0 }],
    ['Escape', { ...at, staying: true, picked: 1 }, { do: 'putAway' }],
    [' ', { ...at, staying: true, playing: true }, { do: 'putAway' }],
    [' ', { ...at, staying: true, onButton: true }, null],
    ['3', at, { do: 'pick', index: 2 }],
    ['4', at, null],
    ['0', { ...at, options: 10 }, { do: 'pick', index: 9 }],
    ['ArrowRight', at, { do: 'hold', index: 0 }],
    ['ArrowRight', { ...at, picked: 2 }, { do: 'hold', index: 0 }],
    ['ArrowLeft', at, { do: 'hold', index: 2 }],
    ['ArrowUp', { ...at, picked: 2 }, { do: 'hold', index: 1 }],
    ['Enter', at, null],
    ['Enter', { ...at, picked: 0, canConfirm: true }, { do: 'confirm' }],
    ['Enter', { ...at, picked: 0, canConfirm: true, onButton: true }, null],
    ['Escape', { ...at, picked: 0 }, { do: 'clear' }],
    ['Escape', at, null],
    ['Enter', { ...at, playing: true }, { do: 'skip' }],
    [' ', { ...at, playing: true }, { do: 'skip' }],
    ['2', { ...at, playing: true }, { do: 'skip' }],
    ['ArrowLeft', { ...at, playing: true }, null],
    ['1', { ...at, options: 0 }, null],
    ['?', { ...at, options: 0 }, { do: 'rules' }],
    ['x', at, null],
    ['f', at, { do: 'find' }],
    ['F', { ...at, playing: true }, { do: 'find' }],
    ['b', { ...at, finding: 2 }, { do: 'seek', seat: 1 }],
    ['2', { ...at, finding: 2 }, { do: 'seek', seat: 1 }],
    ['F', { ...at, finding: 6 }, { do: 'seek', seat: 5 }],
    ['c', { ...at, finding: 2 }, { do: 'go', to: 'chronicle' }],
    ['h', { ...at, options: 0 }, { do: 'go', to: 'hand' }],
    ['Backspace', at, { do: 'takeBack' }],
    ['Escape', { ...at, options: 0, sole: true }, { do: 'wait' }],
    [' ', { ...at, options: 0, sole: true }, { do: 'wait' }],
    ['Enter', { ...at, options: 0, sole: true }, { do: 'goOn' }],
    ['ArrowDown', { ...at, options: 0, sole: true }, null],
  ])('%s', (key, context, action) => expect(keyAction(key, context)).toEqual(action));
});

test.each([
  ['Ctrl+Z', { ctrlKey: true }, true],
  ['Cmd+Z', { metaKey: true }, true],
  ['Z alone', {}, false],
  ['Ctrl+Shift+Z', { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+Z', { ctrlKey: true, altKey: true }, false],
  ['Ctrl+Y', { ctrlKey: true, key: 'y' }, false],
])('%s takes a step back or does not', (_, held, takes) => {
  expect(isTakeBackKey({ key: 'z', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })).toBe(takes);
});

describe('an answer', () => {
  const several: DecisionView = { ...asked, choose: { min: 1, max: 2 } };
  test('is one option that replaces the other', () => {
    expect(['always', 'dear', 'never'].map((asking) => isSentAtOnce({}, asking as Asking))).toEqual([false, true, true]);
    expect(['always', 'dear', 'never'].map((asking) => isSentAtOnce({ dear: true }, asking as Asking))).toEqual([false, false, true]);
    expect(picksAfter(asked, ['3'], '4')).toEqual(['4']);
    expect(isAnswer(asked, [])).toBe(false);
    expect(isAnswer(asked, ['4'])).toBe(true);
  });
  test('of several takes, gives back and stops at the most', () => {
    expect(picksAfter(several, ['3'], '4')).toEqual(['3', '4']);
    expect(picksAfter(several, ['3', '4'], '3')).toEqual(['4']);
    expect(picksAfter(several, ['3', '4'], '5')).toEqual(['3', '4']);
    expect([[], ['3'], ['3', '4']].map((picks) => isAnswer(several, picks))).toEqual([false, true, true]);
  });
});

test('large text gets the layout of a smaller screen', () => {
  expect([1440, 1080, 820, 640, 639, 360].map((w) => layoutFor(w, 1))).toEqual([
    'desktop',
    'desktop',
    'tablet',
    'tablet',
    'phone',
    'phone',
  ]);
  expect([layoutFor(1440, 2), layoutFor(1200, 2)]).toEqual(['tablet', 'phone']);
  // A tablet on its side, and upright.
  expect([layoutFor(1024, 1, 768), layoutFor(1024, 1, 1366)]).toEqual(['desktop', 'tablet']);
});

test('on a phone that lies on its side a wide board is seen through a window, a square one as a whole', () => {
  const lying = (width: number, height: number) => [layoutFor(width, 1, height, 'wide'), layoutFor(width, 1, height, 'square')];
  expect(lying(740, 360)).toEqual(['phone', 'tablet']);
  expect(lying(932, 430)).toEqual(['phone', 'tablet']);
  expect(lying(820, 1180)).toEqual(['tablet', 'tablet']);
  expect(lying(1440, 500)).toEqual(['desktop', 'desktop']);
});

test('the clock counts seconds, then hours and days', () => {
  expect([0, 999, 61_000, 3_599_000].map((ms) => timeLeft(ms, 'en'))).toEqual(['0:00', '0:01', '1:01', '59:59']);
  expect(timeLeft(86_400_000, 'en')).toBe('24 hr');
  expect(timeLeft(-5, 'en')).toBe('0:00');
});

describe('searching the rulebook', () => {
  const book = parseRulebook(
    '# Book\n\nIntro.\n\n## How to play\n\n### The turn\n\nYou walk.\n\nThen you fight with an axe (NW-1.1).\n\n## Every rule\n\n### Élixir and torch\n\n* **NW-1.1** The élixir beats all.\n* **NW-1.2** Nothing else.\n\n### Moving\n\n* **NW-2.1** Walk by torch light.\n',
  );
  const ids = (search: string) => foundRules(book, search).flatMap((part) => part.chapters.flatMap((c) => c.rules.map((r) => r.id)));
  test('finds by id, by every word, without accents or case, and by chapter', () => {
    expect(ids('')).toEqual(['NW-1.1', 'NW-1.2', 'NW-2.1']);
    expect(ids('nw-2.1')).toEqual(['NW-2.1']);
    expect(ids('LIGHT walk')).toEqual(['NW-2.1']);
    expect(ids('elixir')).toEqual(['NW-1.1', 'NW-1.2']);
    expect(ids('dragon')).toEqual([]);
  });

  test('finds paragraphs to learn from, and counts what was found', () => {
    const axe = foundRules(book, 'axe fight');
    expect(axe.map(({ kind, chapters }) => [kind, chapters.flatMap(({ paragraphs }) => paragraphs)])).toEqual([
      ['learn', ['Then you fight with an axe (NW-1.1).']],
    ]);
    expect([countFound(axe), countFound(foundRules(book, 'torch')), countFound(foundRules(book, 'dragon'))]).toEqual([1, 3, 0]);
  });

  test('marks what was sought, whatever accents and case it has', () => {
    const marked = (text: string, search: string) => piecesOf(text, search).map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece));
    expect(marked('The Élixir beats élixirs.', 'elixir')).toEqual(['The ', '[Élixir]', ' beats ', '[élixir]', 's.']);
    expect(marked('Straße und STRASSE', 'strasse')).toEqual(['Straße und ', '[STRASSE]']);
    expect(marked('Walk by torch light', 'torch walk')).toEqual(['[Walk]', ' by ', '[torch]', ' light']);
    expect(marked('nothing here', 'axe')).toEqual(['nothing here']);
    expect(marked('NW-2.1', '2.1')).toEqual(['NW-', '[2.1]']);
    expect([piecesOf('', 'x'), piecesOf('as it is', ' ')]).toEqual([[], [{ text: 'as it is', hit: false }]]);
  });
});
