import { fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { distracted } from '../src/distracted.ts';
import type { Policy } from '../src/index.ts';

const OPTIONS = ['best', 'b', 'c', 'd'];
const best: Policy = () => 'best';
const asked = (kind: string, options: readonly string[] = OPTIONS) => ({ question: { kind, seat: 0, options } }) as never;

/** How often of 4,000 questions of this kind something else than the best answer is given. */
function slipsOf(learner: 'novice' | 'easy', slips: { novice: number; easy: number; in?: readonly string[] } | undefined, kind = 'walk') {
  const policy = distracted(best, (slips ? { slips } : {}) as never, learner);
  const chance = fast(1, 0);
  return Array.from({ length: 4000 }, () => policy(asked(kind), chance, {})).filter((choice) => choice !== 'best').length / 4000;
}

test('a learner answers anything in its share of questions: three of four such answers are not the best of four', () => {
  const slips = { novice: 0.4, easy: 0.1 };
  expect(slipsOf('novice', slips)).toBeGreaterThan(0.27);
  expect(slipsOf('novice', slips)).toBeLessThan(0.33);
  expect(slipsOf('easy', slips)).toBeGreaterThan(0.055);
  expect(slipsOf('easy', slips)).toBeLessThan(0.095);
});

test('where the game does not let it slip, and where it says nothing, a learner always thinks', () => {
  expect(slipsOf('novice', { novice: 1, easy: 1, in: ['walk'] }, 'vote')).toBe(0);
  expect(slipsOf('novice', { novice: 1, easy: 1, in: ['walk'] })).toBeGreaterThan(0.7);
  expect(slipsOf('novice', undefined)).toBe(0);
});

test('what nobody does by mistake is no slip', () => {
  const slips = { novice: 1, easy: 1, never: (option: string, kind: string) => kind === 'walk' && option !== 'c' };
  const policy = distracted(best, { slips } as never, 'novice');
  const chance = fast(2, 0);
  expect(new Set(Array.from({ length: 200 }, () => policy(asked('walk'), chance, {})))).toEqual(new Set(['c']));
  expect(policy(asked('walk', ['a', 'b']), chance, {})).toBe('best');
  expect(new Set(Array.from({ length: 200 }, () => policy(asked('run'), chance, {}))).size).toBe(4);
});
