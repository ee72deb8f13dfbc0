import { expect, test } from 'vitest';
import type { Befallen } from '../games/contract.ts';
import { together } from './use-news.ts';

const one = (key: string, more: Partial<Befallen> = {}): Befallen => ({ text: { key }, event: { type: key, rule: 'R-1' }, ...more });
const keys = (own: Befallen[], theirs: Befallen[]) => together(own, theirs).map(({ text }) => text.key);

test('of one’s own turn harm and what one did not choose is told, nothing else; the weightiest stands first', () => {
  const own = [one('harm', { harm: true, weight: 7 }), one('chosen', { weight: 9 }), one('won', { unasked: true, weight: 2 })];
  expect(keys(own, [one('taken', { weight: 8 }), one('theirs', { weight: 2 })])).toEqual(['taken', 'harm', 'won', 'theirs']);
  // A game without weights: one's own first.
  expect(keys([one('harm', { harm: true })], [one('theirs')])).toEqual(['harm', 'theirs']);
});

test('a turn that was to be missed and has been is told once', () => {
  const own = [one('misses', { harm: true, stage: 'misses' })];
  expect(keys(own, [one('missed', { harm: true, stage: 'misses' })])).toEqual(['missed']);
  expect(keys(own, [])).toEqual(['misses']);
});
