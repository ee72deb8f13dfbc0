import { hint, know } from '@questhall/bots';
import { dystopia, heuristic as ofDystopia } from '@questhall/dystopia';
import { type AnyGame, type AnyState, begin, copyState, fast, play } from '@questhall/kernel';
import { nachtwacht, heuristic as ofNachtwacht } from '@questhall/nachtwacht';
import { heuristic as ofTalisman, talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { sized } from './sized.ts';

/**
 * A hint never depends on what the seat cannot know: of two worlds in which it sees the same, the same seed gives the same.
 * The other world is one that the seat may imagine, with all that is hidden drawn anew.
 */
const GAMES = [
  { name: 'Nachtwacht', game: nachtwacht as AnyGame, heuristic: ofNachtwacht, options: {} },
  { name: 'Talisman 1986', game: talisman as AnyGame, heuristic: ofTalisman, options: { edition: '1986' } },
  {
    name: 'the Realm of Souls',
    game: talisman as AnyGame,
    heuristic: ofTalisman,
    options: { edition: 'digital', expansion: 'realm-of-souls' },
  },
  { name: 'Dystopia', game: dystopia as AnyGame, heuristic: ofDystopia, options: { level: 2, campaign: false } },
];
const plain = (s: unknown): unknown => JSON.parse(JSON.stringify(s));

describe.each(GAMES)('$name', ({ game, heuristic, options }) => {
  test('two worlds that look the same to a seat are imagined alike, and give the same hint', { timeout: 120_000 }, () => {
    const chance = fast(21);
    let s = begin(game, { seats: 3, options }, chance) as AnyState;
    let [others, hints, told] = [0, 0, 0];
    for (let turn = 0; turn < sized(100, 160) && !s.outcome; turn++) {
      const asked = s.pending[chance.below(s.pending.length)]!;
      const { seat } = asked;
      const other = game.determinize(s, seat, fast(turn, 1)) as AnyState;
      expect(plain(game.observe(other, seat))).toEqual(plain(game.observe(s, seat)));
      if (JSON.stringify(other) !== JSON.stringify(s)) others++;
      const [here, there] = [s, other].map((world) => game.determinize(world, seat, fast(turn, 2)) as AnyState);
      expect(plain(there)).toEqual(plain(here));
      if (turn % sized(20, 12) === 0) {
        const [a, b] = [here!, there!].map((world) =>
          hint(game, heuristic as never, know(game, world, seat), fast(turn, 3), { iterations: 20 }),
        );
        expect(b).toEqual(a);
        expect([a!.choice].flat().every((id) => asked.options.includes(id))).toBe(true);
        if (a!.best !== null) {
          told++;
          expect(a!.best).toBeGreaterThanOrEqual(0);
          expect(a!.best).toBeLessThanOrEqual(1 + 1e-9);
        }
        hints++;
      }
      const choice = asked.choose
        ? asked.options.slice(0, asked.choose.min)
        : heuristic.playout(copyState(game, s) as never, asked as never, chance);
      s = copyState(game, s);
      play(game, s, { decision: asked.id, seat, choice }, chance);
    }
    // Something was hidden, and something was reckoned: else nothing was shown here.
    expect(others).toBeGreaterThan(10);
    expect(hints).toBeGreaterThan(3);
    expect(told).toBeGreaterThan(0);
  });
});
