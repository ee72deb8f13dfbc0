import { type AnyGame, type AnyState, begin, type Chance, decisionView, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { heuristic, talisman } from '../src/index.ts';
import { digital } from './digital/game.ts';
import { souls } from './souls/game.ts';

const game = talisman as AnyGame;

test('TDE-2.9 T86-6.11.1c with the die of a move lie the ways that it goes, as they are asked for right after it', () => {
  let met = 0;
  for (let seed = 1; seed <= sized(2, 4); seed++) {
    const chance: Chance = fast(seed);
    const minds = fast(seed, 1);
    const s = begin(game, { seats: 3, options: { edition: 'digital', expansion: 'realm-of-souls' } }, chance) as AnyState;
    while (!s.outcome && s.seq < 1500) {
      const d = s.pending[0]!;
      const ways = decisionView(game, s, d.seat)!.options.find(({ id }) => id === 'keep')?.after;
      const choice = ways ? 'keep' : heuristic.playout(s as never, d, minds);
      play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
      if (!ways) continue;
      met++;
      const next = decisionView(game, s, d.seat)!;
      expect([next.kind, next.options]).toEqual(['direction', ways]);
    }
  }
  expect(met).toBeGreaterThan(20);
});

const bob = { character: 'priest', at: 'O7' };
const waysFor = (character: string, face: number, at = 'O2') => {
  const g = digital({ Ann: { character, at, fate: 2 }, Bob: bob })
    .rolls(face)
    .ann('roll');
  return g
    .question('Ann')
    ?.options.find(({ id }) => id === 'keep')
    ?.after?.map(({ id }) => id);
};

test('TDE-G.3 whoever may go a space more or less is asked about that first, also where a 1 leaves two ways to count it', () => {
  const g = souls({ Ann: { character: 'thief', at: 'O2', fate: 2, followers: ['veil.friendly-ghost'] }, Bob: bob })
    .rolls(1)
    .ann('roll');
  expect(g.question('Ann')?.options.map(({ id, after }) => [id, after])).toEqual([
    ['keep', undefined],
    ['reroll:1', undefined],
  ]);
  expect(g.ann('keep').options('Ann')).toEqual(['steps:1', 'steps:2']);
});

test('T86-6.8 the Troll, who may rest on his number, is asked about that first', () => {
  expect(waysFor('troll', 5)).toEqual(['cw', 'ccw', 'bridge']);
  expect(waysFor('troll', 6)).toBeUndefined();
});
