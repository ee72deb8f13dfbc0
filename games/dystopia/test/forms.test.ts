import { begin, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { areOfOneForm } from '../../../test/one-form.ts';
import { determinize } from '../src/determinize.ts';
import { glance } from '../src/glance.ts';
import { dystopia } from '../src/index.ts';

/* The state of a match, copies of it, what a bot glances at and what it imagines have one hidden class: the rules are asked of all of them. */

test('all states have one hidden class', () => {
  const [chance, own] = [fast(1, 2), fast(1, 3)];
  const s = begin(dystopia, { seats: 4, options: { campaign: false } }, chance);
  let looked = 0;
  for (; !s.outcome && looked < 400; looked++) {
    const { id, seat, options, choose } = s.pending[0]!;
    for (const other of [dystopia.copy!(s), glance(s, seat), determinize(s, seat, own)]) expect(areOfOneForm(other, s)).toBe(true);
    expect(Object.keys(glance(s, seat))).toEqual(Object.keys(s));
    const choice = choose ? options.slice(0, choose.min) : options[own.below(options.length)]!;
    play(dystopia, s, { decision: id, seat, choice }, chance);
  }
  expect(looked).toBeGreaterThan(50);
});
