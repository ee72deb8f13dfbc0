import { type AnyGame, type AnyState, begin, decisionView, fast, play } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import type { TalismanView } from '@questhall/talisman/client';
import { randomChoice } from '@questhall/testkit/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sized } from '../../../../../../test/sized.ts';
import { quiet } from '../quiet.ts';
import { thumbOf } from './Thumb.tsx';

test('no plate beside one with a picture stands without one', () => {
  const game: AnyGame = talisman;
  const bare = new Set<string>();
  let pictured = 0;
  for (let seed = 1; seed <= sized(2, 4); seed++) {
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

test('what is rarely answered has its picture too: Followers handed over, a coin, a Spell of somebody else’s hand', () => {
  const view = { you: 0, characters: [] } as unknown as TalismanView;
  for (const option of [{ id: 'handOver' }, { id: 'coin.1', target: { card: 'coin.1' } }, { id: 'spell.2', target: { card: 'spell.2' } }])
    expect(renderToStaticMarkup(thumbOf(option, view)), option.id).not.toBe('');
});
