import { type AnyGame, type AnyState, begin, decisionView, fast, play } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import type { TalismanView } from '@questhall/talisman/client';
import { randomChoice } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { quiet } from '../quiet.ts';
import { thumbOf } from './Thumb.tsx';

test('no plate beside one with a picture stands without one', () => {
  const game: AnyGame = talisman;
  const bare = new Set<string>();
  let pictured = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const [chance, policy] = [fast(seed), fast(seed, 1)];
    const s = begin(game, { seats: 3, options: { edition: seed % 2 ? '1986' : 'digital', startSpell: true } }, chance) as AnyState;
    for (let n = 0; n < 700 && !s.outcome; n++) {
      const d = s.pending[policy.below(s.pending.length)]!;
      const view = game.observe(s, d.seat) as TalismanView;
      const asked = decisionView(game, s, d.seat)!;
      // What lies in the hand shows itself there.
      const lying = quiet(asked)?.inHand ?? [];
      const options = asked.options.filter(({ id }) => !lying.includes(id));
      const without = options.filter((option) => thumbOf(option, view) === null);
      if (without.length < options.length) {
        pictured++;
        for (const { id } of without) bare.add(`${d.kind} ${id.split(':')[0]}`);
      }
      play(game, s, { decision: d.id, seat: d.seat, choice: randomChoice(d, policy) }, chance);
    }
  }
  expect(pictured).toBeGreaterThan(200);
  expect([...bare]).toEqual([]);
});
