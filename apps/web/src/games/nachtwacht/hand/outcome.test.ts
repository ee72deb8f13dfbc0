import { begin, decisionView, fast, play } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../../contract.ts';
import { loadCatalogue } from '../text/index.ts';
import { beyondOf, couldCancel, outcomeOf, pickedTitle, playedIn, STEP_ORDER, toLibrary } from './outcome.ts';

const view = (over: object) => ({ path: Array(14), fullLength: 36, libraryAt: null, players: [], ...over }) as unknown as NachtwachtView;

test.each(LOCALES)('every sentence about a step card has its strip, in words or signs of this language: %s', async (locale) => {
  const words = await loadCatalogue(locale);
  const speak = speaker(locale, [words], String);
  const keys = Object.keys(words).filter((key) => /^note\.(walk|skull|vega)\.[a-zA-Z]+$/.test(key));
  expect(keys.length).toBeGreaterThan(11);
  for (const key of keys) {
    const note = { key, args: { n: 3, square: 7, what: { key: 'note.what.card', args: { monster: { key: 'monster.torch' } } } } };
    const outcome = outcomeOf(note);
    expect(outcome && (outcome.square ?? outcome.words), key).toBeDefined();
    if (outcome?.words) expect(speak.say(outcome.words), key).not.toBe('');
    // A small card shows the sign, or else a word that is short enough.
    if (outcome?.words && !outcome.icon) expect(speak.say({ ...outcome.words, key: `${outcome.words.key}.short` }).length).toBe(1);
    expect(speak.say(pickedTitle('3', note))).toContain('3');
  }
});

test('NW-6.2 who could cancel a card are the others who still hold it, which everybody sees', () => {
  const players = [
    { seat: 0, stepHand: ['1', '3'] },
    { seat: 1, stepHand: ['3', 'vega'] },
    { seat: 2, stepHand: ['1'] },
  ];
  expect([
    couldCancel(view({ players }), 0, '3'),
    couldCancel(view({ players }), 0, 'vega'),
    couldCancel(view({ players }), 1, 'vega'),
  ]).toEqual([[1], [1], []]);
});

test('the way to the library is counted exactly, before it lies and after', () => {
  expect([
    toLibrary(view({}), 0),
    toLibrary(view({}), 36),
    toLibrary(view({ libraryAt: 25 }), 24),
    toLibrary(view({ libraryAt: 25 }), 25),
  ]).toEqual([37, 1, 1, 0]);
});

test('a walk past the end is told by how far it goes beyond', () => {
  const at = view({ players: [{ seat: 0, square: 12 }] });
  expect(beyondOf({ key: 'note.walk.newStrip', args: { n: 4 } }, at, 0)).toBe(2);
  expect(beyondOf({ key: 'note.walk.straight', args: { n: 1, square: 13 } }, at, 0)).toBeNull();
});

test('what was played when is counted from the lines told, and anew when all cards are back in hand', () => {
  const chance = fast(5);
  const log: AnyEvent[] = [];
  const s = begin(nachtwacht, { seats: 2, options: {} }, chance, (event) => log.push(event as AnyEvent));
  for (let n = 0; n < 4000 && !s.outcome && s.round < 12; n++) {
    const d = s.pending[0]!;
    const options = decisionView(nachtwacht, s, d.seat)!.options.map(({ id }) => id);
    play(nachtwacht, s, { decision: d.id, seat: d.seat, choice: options[n % options.length]! }, chance, (event) =>
      log.push(event as AnyEvent),
    );
    if (s.phase !== 'choose' || s.outcome) continue;
    const seen = nachtwacht.observe(s, undefined) as NachtwachtView;
    for (const { seat, stepHand, committed } of seen.players) {
      if (committed) continue;
      const spent = STEP_ORDER.filter((card) => !stepHand.includes(card));
      expect([...playedIn(log, seat, seen.round).keys()].sort()).toEqual([...spent].sort());
    }
  }
  expect(s.round).toBeGreaterThan(8);
  // Where the lines begin in the middle, each round is still called by its number.
  const all = playedIn(log, 0, s.round);
  const late = log.slice(log.findLastIndex((e) => e.type === 'roundBegan') - 1);
  expect(all.size).toBeGreaterThan(0);
  for (const [card, round] of playedIn(late, 0, s.round)) expect(round).toBe(all.get(card));
  expect(playedIn([{ type: 'revealed', cards: ['3', '4'] } as unknown as AnyEvent], 0, 17).get('3')).toBe(17);
});
