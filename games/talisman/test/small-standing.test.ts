import { expect, test } from 'vitest';
import { choiceNames, choices } from '../src/expansion.ts';
import { talisman, telling } from '../src/index.ts';
import { inTurn } from '../src/listeners.ts';
import { answerOf } from '../src/orders.ts';
import { decided, standing } from '../src/rules/standing.ts';
import { every, first, least, list, most, some, sum } from '../src/together.ts';
import { asks } from './asked.ts';
import { digital } from './digital/game.ts';
import { BOB as DEAD_BOB, souls } from './souls/game.ts';
import { Game } from './table.ts';

/** How all stand where a table ends a match, and what is seen of it meanwhile. */

const even = { strength: 6, craft: 6, lives: 6 } as const;

test('T86-W where a table ends the match, who commands is ahead, then points decide; nobody has won where all are level', () => {
  const stand = (figures: Record<string, object>) => standing(new Game(figures as never).s);
  expect(
    stand({
      Ann: { character: 'troll', at: 'O1', ...even, strength: 9 },
      Bob: { character: 'monk', at: 'I9', ...even },
      Cay: { character: 'elf', at: 'O12', ...even },
      Dan: { character: 'dwarf', at: 'O14', ...even },
    }),
  ).toEqual({ winners: [1], ranking: [[1], [0], [2, 3]], rule: 'T86-W' });
  expect(stand({ Ann: { character: 'troll', at: 'O1', ...even }, Bob: { character: 'monk', at: 'O12', ...even } })).toEqual({
    winners: [],
    ranking: [[0, 1]],
    rule: 'T86-W',
  });
  expect(
    stand({ Ann: { character: 'troll', at: 'O1', ...even, lives: 5 }, Bob: { character: 'monk', at: 'O12', ...even } }).winners,
  ).toEqual([1]);
  expect(
    stand({
      Ann: { character: 'troll', at: 'O1', ...even },
      Bob: { character: 'monk', at: 'O12', ...even },
      Cay: { character: 'elf', at: 'O13', ...even, objects: ['talisman'] },
    }),
  ).toEqual({ winners: [2], ranking: [[2], [0, 1]], rule: 'T86-W' });
});

test('T86-W the house rule of a last round counts points alone; a last round named while the match runs counts the Crown above them', () => {
  const winner = (named: boolean, round = 2) => {
    const g = new Game(
      {
        figures: {
          Ann: { character: 'troll', at: 'O1', ...even, strength: 9 },
          Bob: { character: 'monk', at: 'I9', ...even },
        },
        turn: 'Bob',
        round,
      },
      named ? {} : { options: { roundLimit: 2 } },
    );
    if (named) talisman.rounds!.limit(g.s, 2);
    g.rolls(1).bob('act');
    return [g.s.outcome?.winners, g.s.outcome?.rule, g.s.outcome?.reason];
  };
  expect([winner(false), winner(true), winner(false, 1)]).toEqual([
    [[0], 'T86-W', 'limit'],
    [[1], 'T86-W', 'limit'],
    [undefined, undefined, undefined],
  ]);
  expect(
    talisman.rounds!.now(
      new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'monk', at: 'O2' } }, round: 2 }).s,
    ),
  ).toBe(2);
});

test('T86-W a match that was cut off says by what: the points of the winner, and those of the best of all others', () => {
  const told = (figures: Record<string, object>, named: boolean) => {
    const g = new Game({ figures, turn: 'Bob', round: 2 } as never, named ? {} : { options: { roundLimit: 2 } });
    expect(g.view('Ann').decided).toBeUndefined();
    if (named) talisman.rounds!.limit(g.s, 2);
    g.rolls(1).bob('act');
    return g.view('Ann').decided;
  };
  const ann = { character: 'troll', at: 'O1', ...even, objects: ['talisman'] };
  const sum = { strength: 6, craft: 6, lives: 6, talisman: 0, points: 18 };
  const annHas = { ...sum, seat: 0, talisman: 3, points: 21 };
  const bob = { character: 'monk', at: 'I9', ...even };
  expect(told({ Ann: ann, Bob: bob }, false)).toEqual({ by: 'points', first: annHas, next: { ...sum, seat: 1 } });
  expect(told({ Ann: ann, Bob: bob }, true)).toEqual({ by: 'crown', first: { ...sum, seat: 1 }, next: annHas });
  expect(told({ Ann: { ...ann, objects: [] }, Bob: { ...bob, at: 'I9' } }, false)).toMatchObject({
    by: 'seat',
    first: { seat: 0, points: 18 },
    next: { seat: 1, points: 18 },
  });
});

test('T86-W where the table ends a match, who are level have both won; where nobody else has a character no other points are told', () => {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1', ...even },
    Bob: { character: 'monk', at: 'O12', ...even },
    Cay: { character: 'elf', at: 'O13', ...even, lives: 1 },
  } as never);
  const ended = () => decided(Object.assign(g.s, { outcome: { ...standing(g.s), reason: 'agreed' } }) as never);
  expect(ended()).toMatchObject({ by: 'level', first: { seat: 0 }, next: { seat: 1 } });
  g.s.characters[1]!.card = null;
  g.s.characters[2]!.card = null;
  expect(ended()).toMatchObject({ by: 'alone', first: { seat: 0 }, next: null });
  g.s.outcome = { winners: [0], ranking: [[0], [1, 2]], rule: 'T86-W', reason: 'reach' };
  expect(decided(g.s)).toBeUndefined();
  g.s.outcome = { winners: [], ranking: [[0, 1, 2]], rule: 'T86-W', reason: 'agreed' };
  expect(decided(g.s)).toBeUndefined();
});

test('of whoever is out of the match nothing is counted', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1' },
      Bob: { character: 'monk', at: 'O12' },
      Cay: { character: 'thief', at: 'O2', lives: 1 },
    },
    crownReached: true,
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:2', 'life');
  if (g.asked('Cay') === 'bribe') g.do('Cay', []);
  const { strength, craft, allowance, card } = g.view('Ann').characters[2]!;
  expect({ strength: [strength.total, strength.combat], craft: craft.total, allowance, card }).toEqual({
    strength: [0, 0],
    craft: 0,
    allowance: 0,
    card: null,
  });
});

test('T86-6.14.3 what somebody has left unfinished in the Inner Region is seen by all', () => {
  const seen = (figure: object) =>
    new Game({ Ann: { character: 'troll', ...figure } as never, Bob: { character: 'monk', at: 'O12' } }).view('Bob').characters[0]!
      .unfinished;
  expect([seen({ at: 'I6', werewolf: 7 }), seen({ at: 'I8', dicing: true }), seen({ at: 'I5' })]).toEqual([
    { werewolf: 7 },
    { death: true },
    null,
  ]);
});

test('in a pause in which somebody could have been asked, the table waits for whoever it is', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'monk', at: 'O12' } },
    lying: { O2: ['bandit'] },
  });
  g.rolls(1).ann('roll', 'cw');
  const waits = (proc: string) => {
    const top = { ...g.s.stack.at(-1)!, proc, seat: 1 };
    g.s.stack[g.s.stack.length - 1] = top as never;
    g.s.pending = [];
    return talisman.deciding!(g.s);
  };
  expect([waits('facing'), waits('preparing'), waits('taking'), waits('turn')]).toEqual([[1], [1], [], [0]]);
});

test('what several say together', () => {
  const [yes, no, two, five] = [() => true, () => false, () => 2, () => 5];
  const said = (together: { all(of: readonly never[]): (...args: never[]) => unknown }, ...of: (() => unknown)[]) =>
    together.all(of as never)();
  expect([said(some(), no, yes), said(some(), no, no), said(every(), yes, yes), said(every(), yes, no)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([said(sum(), two, five), said(most(0), five, two), said(least(0), five, two)]).toEqual([7, 5, 2]);
  const joined = (...of: (readonly number[])[]) =>
    (list() as never as { all(of: readonly never[]): () => unknown }).all(of.map((one) => () => one) as never)();
  expect([joined([1], [], [2, 3]), joined([], [4]), joined([], [])]).toEqual([[1, 2, 3], [4], []]);
  expect([said(first(), () => undefined, two, five), said(first(), () => undefined)]).toEqual([2, undefined]);
  expect([some().none(), every().none(), sum().none(), most(3).none(), least(9).none()]).toEqual([false, true, 0, 3, 9]);
});

test('what was done to somebody tells him more than others; what says nothing says nothing to him either', () => {
  const event = (type: string, target?: number) =>
    ({ type, rule: 'T86-6.9', seat: 1, ...(target === undefined ? {} : { target }) }) as never;
  expect([telling(event('cast', 0), 0), telling(event('cast', 2), 0), telling(event('cast'), 0)]).toEqual([6, 3, 3]);
  expect([telling(event('met', 0), 0), telling(event('laid'), 0), telling(event('bellRolled'), 0)]).toEqual([0, 1, 3]);
});

test('TDE-2.9 a new roll of which nothing is known serves no better than the one that lies there', () => {
  const option = (id: string, odds?: number) => ({ id, label: { key: id }, ...(odds === undefined ? {} : { odds }) });
  const decision = (...options: ReturnType<typeof option>[]) =>
    ({ id: 1, seat: 0, kind: 'fate', rule: 'TDE-2.9', prompt: { key: 'x' }, options, refused: [], byDefault: 'keep' }) as never;
  const view = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'monk', at: 'O12' } }).view('Ann');
  expect(answerOf({}, decision(option('keep', 0.5), option('reroll:1')), view)).toBe('keep');
});

test('TDE-G.1 the King is fought with Strength or Craft, each with its odds', () => {
  const g = souls(
    { figures: { Ann: { character: 'troll', at: 'I9', objects: ['talisman'] } as never, Bob: DEAD_BOB } },
    { finale: 'court' },
  );
  g.ann('act');
  expect(asks(g).options.slice(0, 2)).toEqual([
    'king:strength: pick.soul.strength · pick.encounter.king · 0 %',
    'king:craft: pick.soul.craft · pick.encounter.king · 0 %',
  ]);
});

test('TDE-8.10 what a toad is given for trophies of Craft it has as a toad', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O2', toad: 2, trophies: ['demon'] }, Bob: { character: 'monk', at: 'O12' } });
  g.ann('step', 'cw', 'no', 'trade', 'adv.demon', 'turnIn');
  expect([g.of('Ann').toadCraft, g.of('Ann').toadStrength, g.of('Ann').craft]).toEqual([1, 0, 1]);
});

test('TDE-10.23 the Command Spell is offered with what it does and how often it works', () => {
  const g = digital({ Ann: { character: 'troll', at: 'I5', objects: ['talisman'] }, Bob: { character: 'monk', at: 'O12' } }).ann('to:I9');
  expect(asks(g).options[0]).toBe('command: pick.encounter.command · note.command · 50 %');
});

test('several who listen to one moment are heard one after the other: each when the steps of the one before have ended', () => {
  const heard: string[] = [];
  const listener = (name: string, steps?: object) => () => {
    heard.push(name);
    return steps;
  };
  const frame = { id: 7 } as never;
  const from = (first: number, ...listeners: (() => unknown)[]) => inTurn(listeners, undefined as never, 'won', frame, first);
  const step = { call: 'death', with: { seat: 0 } };
  expect(from(0, listener('a'), listener('b', step), listener('c', step))).toEqual({
    call: 'heard',
    with: { moment: 'won', frame: 7, next: 2, steps: step },
  });
  expect(heard.splice(0)).toEqual(['a', 'b']);
  expect(from(2, listener('a', step), listener('b', step), listener('c', step))).toEqual(step);
  expect(heard.splice(0)).toEqual(['c']);
  expect(from(0, listener('a'), listener('b'))).toBeUndefined();
  expect(from(1, listener('a', step))).toBeUndefined();
  const over = { over: { winners: [0] } };
  expect(from(0, listener('a', over), listener('b', step))).toEqual(over);
});

test('TDE-11.1 a match with several expansions is named by all of them, in the order of the list', () => {
  const printed = [{ id: 'a' }, { id: 'b' }];
  expect(choices(printed)).toEqual(['none', 'a', 'b', 'a+b']);
  expect(choiceNames({ 'set.expansion.a': 'Ash', 'set.expansion.b': 'Bog' }, printed)).toEqual({ 'set.expansion.a+b': 'Ash + Bog' });
});
