import { begin, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { areOfOneForm } from '../../../test/one-form.ts';
import { copy } from '../src/copy.ts';
import { standingOn } from '../src/decisions/odds.ts';
import { glance } from '../src/glance.ts';
import { talisman } from '../src/index.ts';
import type { State } from '../src/state.ts';

/*
 * States, copies, glances and what odds suppose have one hidden class, and so have their characters, also those that came after a
 * death. Rules are asked of all of them: where there are two classes, every look at a state or a character is slower for ever, which
 * was a sixth of a match between bots (docs/benchmarks.md).
 */

/** A random match, looked at before each answer. */
function played(seed: number, options: object, look: (s: State, deaths: number) => void): void {
  const [chance, own] = [fast(seed, 2), fast(seed, 3)];
  let deaths = 0;
  const count = ({ type }: { type: string }) => {
    if (type === 'died') deaths++;
  };
  const s = begin(talisman, { seats: 4, options: { ...options } }, chance, count);
  for (let n = 0; !s.outcome && n < 700; n++) {
    look(s, deaths);
    const { id, seat, options: all, choose } = s.pending[0]!;
    const choice = choose ? all.slice(0, choose.min) : all[own.below(all.length)]!;
    play(talisman, s, { decision: id, seat, choice }, chance, count);
  }
}

test.each([{ edition: '1986' }, { edition: 'digital', expansion: 'realm-of-souls' }])('all states have one hidden class: %o', (options) => {
  let buried = 0;
  // The first match teaches the engine what members may hold.
  played(1, options, () => undefined);
  for (const seed of [2, 3, 4]) {
    played(seed, options, (s, deaths) => {
      const { seat } = s.pending[0]!;
      buried = Math.max(buried, deaths);
      for (const other of [copy(s), glance(s, seat), standingOn(s, seat, 'O1')]) {
        expect(areOfOneForm(other, s)).toBe(true);
        expect(areOfOneForm(other.characters, s.characters)).toBe(true);
        for (const [of, c] of s.characters.entries()) expect(areOfOneForm(other.characters[of]!, c), `seat ${of}`).toBe(true);
      }
    });
  }
  expect(buried).toBeGreaterThan(0);
});
