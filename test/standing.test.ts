import { dystopia, heuristic as ofDystopia } from '@questhall/dystopia';
import { type AnyGame, type AnyState, begin, copyState, fast, play } from '@questhall/kernel';
import { nachtwacht, heuristic as ofNachtwacht } from '@questhall/nachtwacht';
import { ended } from '@questhall/record';
import { heuristic as ofTalisman, talisman } from '@questhall/talisman';
import { expect, test } from 'vitest';
import { GAMES as SHELF } from '../apps/web/src/games/index.ts';
import { sized } from './sized.ts';

/**
 * Who is ahead where a table ends a match: from what everybody sees alone, so that it is the same in every world that a seat
 * can imagine; everybody has a place; and the end that is made of it is one.
 */
const GAMES = [
  { name: 'Nachtwacht', game: nachtwacht as AnyGame, heuristic: ofNachtwacht, options: {}, every: 3 },
  { name: 'Talisman 1986', game: talisman as AnyGame, heuristic: ofTalisman, options: { edition: '1986' }, every: 40 },
  {
    name: 'the Realm of Souls',
    game: talisman as AnyGame,
    heuristic: ofTalisman,
    options: { edition: 'digital', expansion: 'realm-of-souls' },
    every: 40,
  },
];

test.each(GAMES)('$name', ({ game, heuristic, options, every }) => {
  const seen = new Set<string>();
  const wins = new Set<string>();
  for (let seed = 1; seed <= sized(2, 6); seed++) {
    const chance = fast(seed);
    let s = begin(game, { seats: 3, options }, chance) as AnyState;
    for (let n = 0; !s.outcome && n < 4000; n++) {
      const asked = s.pending[chance.below(s.pending.length)]!;
      if (n % every === 0) {
        const standing = game.standing!(s);
        const { winners, ranking } = standing;
        expect(ranking.flat().sort((one, other) => one - other)).toEqual([0, 1, 2]);
        // Whoever has won stands first; nobody has where all are level.
        expect(winners.length === 0 || winners.join() === ranking[0]!.join()).toBe(true);
        if (ranking.length === 1 && game.id === 'talisman') expect(winners).toEqual([]);
        for (let seat = 0; seat < 3; seat++) expect(game.standing!(game.determinize(s, seat, fast(n, seat)) as AnyState)).toEqual(standing);
        const { state } = ended(game, s, 0, 'standing');
        expect(state).toMatchObject({ pending: [], outcome: { ...standing, reason: 'agreed' } });
        expect(game.invariants(state)).toEqual([]);
        seen.add(ranking.map((place) => place.join()).join('|'));
        wins.add(winners.join());
      }
      const choice = asked.choose
        ? asked.options.slice(0, asked.choose.min)
        : heuristic.playout(copyState(game, s) as never, asked as never, chance);
      s = copyState(game, s);
      play(game, s, { decision: asked.id, seat: asked.seat, choice }, chance);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(wins.size).toBeGreaterThan(2);
});

test('in Dystopia nobody is ahead: its match can be ended without a winner alone, at any moment', () => {
  const game = dystopia as AnyGame;
  const chance = fast(4);
  const s = begin(game, { seats: 3, options: { level: 1, campaign: false } }, chance) as AnyState;
  for (let n = 0; n < 200 && !s.outcome; n++) {
    const asked = s.pending[0]!;
    const { state } = ended(game, s, 1, 'draw');
    expect(state.outcome).toEqual({ winners: [], ranking: [[0, 1, 2]], rule: '', reason: 'agreed' });
    expect(game.invariants(state)).toEqual([]);
    expect(() => ended(game, s, 1, 'standing')).toThrow(/not ended by/);
    expect(() => ended(game, state, 1, 'draw')).toThrow(/over/);
    const choice = asked.choose
      ? asked.options.slice(0, asked.choose.min)
      : ofDystopia.playout(copyState(game, s) as never, asked as never, chance);
    play(game, s, { decision: asked.id, seat: asked.seat, choice }, chance);
  }
});

test('the page offers to end a match as everybody stands just where the game knows it', () => {
  const known = new Map([nachtwacht, talisman, dystopia].map((game) => [game.id, (game as AnyGame).standing !== undefined]));
  expect(SHELF.map(({ id, standing }) => [id, standing === true])).toEqual(SHELF.map(({ id }) => [id, known.get(id)]));
});
