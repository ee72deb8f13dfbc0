import { type Action, begin, type Chance, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { EDITION_1986 } from '../src/editions/index.ts';
import { INNER, MIDDLE, OUTER, spaceOf, type TalismanEvent, talisman } from '../src/index.ts';
import { shortName } from '../src/scenario/names.ts';
import { anyAnswer } from './table.ts';

/** A new match with these draws and dice, up to its first question. */
function deal(seats: number, draws: string[], dice: number[], options: Record<string, unknown> = {}) {
  const events: TalismanEvent[] = [];
  const chance: Chance = {
    below(_n, what, items) {
      if (!items) return dice.shift()! - 1;
      const wanted = draws.shift();
      const at = items.findIndex((item) => shortName(typeof item === 'string' ? item : (item as { id: string }).id) === wanted);
      if (at < 0) throw new Error(`${what} gives no ${wanted}`);
      return at;
    },
  };
  const s = begin(talisman, { seats, options }, chance, ((e: TalismanEvent) => events.push(e)) as never);
  const answer = (choice: string) =>
    play(talisman, s, { decision: s.pending[0]!.id, seat: s.pending[0]!.seat, choice } as Action, chance, ((e: TalismanEvent) =>
      events.push(e)) as never);
  return { s, events, answer, left: () => [...draws, ...dice] };
}

test('T86-2.1 T86-2.1.1 T86-2.1.2 T86-2.1.3 the board: 24, 16, and 8 spaces with the Crown', () => {
  expect([OUTER.length, MIDDLE.length, INNER.length]).toEqual([24, 16, 9]);
  expect(OUTER.filter((space) => space.draw === 0).map((space) => space.id)).toEqual(['O1', 'O3', 'O7', 'O9', 'O13', 'O19', 'O23']);
  for (const space of [...OUTER, ...MIDDLE]) for (const across of space.across) expect(spaceOf(across).across).toContain(space.id);
});

test('T86-2.2 T86-2.3 T86-2.4 T86-2.6 as many cards as the box holds', () => {
  const count = (list: readonly (readonly [unknown, number])[]) => list.reduce((sum, [, n]) => sum + n, 0);
  const { adventure, spells, characters, purchase, talismans } = EDITION_1986;
  expect([count(adventure), count(spells), characters.length, count(purchase), talismans[1]]).toEqual([104, 26, 14, 28, 4]);
});

test('T86-3a T86-3c T86-3d T86-3e T86-3f T86-3j each gets a character at random, with its values, its space and its Spells', () => {
  const { s, events, left } = deal(3, ['wizard', 'hex', 'healing', 'troll', 'druid', 'random'], [2, 5, 1]);
  expect(
    s.characters.map(({ card, strength, craft, lives, gold, space, spells }) => [card, strength, craft, lives, gold, space, spells]),
  ).toEqual([
    ['chr.wizard', 2, 5, 4, 1, 'O3', ['sp.hex', 'sp.healing']],
    ['chr.troll', 6, 1, 4, 1, 'O9', []],
    ['chr.druid', 2, 4, 4, 1, 'O23', ['sp.random']],
  ]);
  expect(events.filter((e) => e.type === 'dealt').map((e) => e.rule)).toEqual(['T86-3a', 'T86-3a', 'T86-3a']);
  expect(left()).toEqual([]);
  expect(talisman.observe(s, 1).characters[0]).toMatchObject({ spells: null });
});

test('T86-2.7 T86-3g T86-3h T86-3i T86-3k T86-3l the rest lies ready: decks, piles, Talismans; counters and cards for toads never run out', () => {
  const { s } = deal(2, ['troll', 'warrior'], [1, 2]);
  const view = talisman.observe(s, undefined);
  expect([view.deck, view.spellDeck, view.talismans, view.discard, view.spellDiscard]).toEqual([104, 26, 4, [], []]);
  expect(view.piles).toEqual({
    'pur.armour': 4,
    'pur.axe': 4,
    'pur.helmet': 4,
    'pur.mule': 4,
    'pur.raft': 1,
    'pur.shield': 4,
    'pur.sword': 3,
    'pur.water-bottle': 4,
  });
});

test('T86-3m the highest die starts; equal ones roll again among themselves', () => {
  const { s, events, left } = deal(4, ['troll', 'warrior', 'thief', 'monk'], [5, 2, 5, 5, 3, 6, 6, 1, 4]);
  expect([s.turn.seat, left()]).toEqual([3, []]);
  expect(events.filter((e) => e.type === 'rolled').map((e) => e.seat)).toEqual([0, 1, 2, 3, 0, 2, 3, 2, 3]);
});

test('T86-2.9a T86-2.9b every die is told with whoever rolls it', () => {
  const { events } = deal(2, ['troll', 'warrior'], [3, 6]);
  expect(events.filter((e) => e.type === 'rolled')).toMatchObject([
    { seat: 0, dice: [3], for: 'first' },
    { seat: 1, dice: [6], for: 'first' },
  ]);
});

test('T86-3b with free choice one chooses in seat order, each character once', () => {
  const { s, events, answer } = deal(2, [], [2, 1], { characterChoice: 'free' });
  expect([s.pending[0]?.seat, s.pending[0]?.options.length]).toEqual([0, 14]);
  answer('chr.thief');
  expect([s.pending[0]?.seat, s.pending[0]?.options.includes('chr.thief')]).toEqual([1, false]);
  answer('chr.troll');
  expect(s.characters.map((c) => c.card)).toEqual(['chr.thief', 'chr.troll']);
  expect(events.flatMap((e) => (e.type === 'dealt' ? [[e.rule, e.again]] : []))).toEqual(Array(2).fill(['T86-3a', false]));
  // Also the one that lies first in the box.
  const first = deal(2, [], [2, 1], { characterChoice: 'free' });
  const [taken, ...others] = first.s.pending[0]!.options;
  first.answer(taken!);
  expect(first.s.pending[0]?.options).toEqual(others);
});

test('T86-3b one of three: those not taken stay in the box', () => {
  const { s, answer } = deal(2, ['thief', 'troll', 'elf', 'monk', 'troll', 'elf'], [2, 1], { characterChoice: 'three' });
  expect(s.pending[0]?.options).toEqual(['chr.thief', 'chr.troll', 'chr.elf']);
  answer('chr.thief');
  expect(s.pending[0]?.options).toEqual(['chr.monk', 'chr.troll', 'chr.elf']);
  answer('chr.elf');
  expect([s.unused.length, s.unused.includes('chr.troll'), s.unused.includes('chr.monk')]).toEqual([12, true, true]);
});

test('T86-6.3.1 T86-6.4.1 house rules of the start: lives, gold, a Spell, the Village', () => {
  const { s } = deal(2, ['monk', 'hex', 'troll'], [2, 1], { lives: 6, gold: 3, startSpell: true, startSpaces: 'village' });
  expect(s.characters.map(({ lives, gold, space, spells }) => [lives, gold, space, spells.length])).toEqual([
    [6, 3, 'O1', 1],
    [6, 3, 'O1', 0],
  ]);
  const anywhere = deal(2, ['monk', 'O20', 'troll', 'O2'], [2, 1], { startSpaces: 'random' });
  expect(anywhere.s.characters.map((c) => c.space)).toEqual(['O20', 'O2']);
});

test('T86-W T86-1 a match of two ends with one winner and a place for everybody', () => {
  const chance = fast(5);
  const s = begin(talisman, { seats: 3, options: { roundLimit: 30 } }, chance);
  while (!s.outcome) play(talisman, s, anyAnswer(s, chance), chance);
  expect([s.outcome.winners.length, new Set(s.outcome.ranking.flat()).size, s.outcome.rule]).toEqual([1, 3, 'T86-W']);
});
