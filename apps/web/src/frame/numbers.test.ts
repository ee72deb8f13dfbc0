import { expect, test } from 'vitest';
import { inKeyOrder } from './numbers.ts';

test('plates have the numbers from one on without a gap, what lies in the hand those behind', () => {
  const options = ['fight', 'cast:acid', 'evade', 'cast:hex', 'bribe'].map((id) => ({ id }));
  const ids = (lying?: readonly string[]) => inKeyOrder(options, lying).map(({ id }) => id);
  expect(ids(['cast:acid', 'cast:hex'])).toEqual(['fight', 'evade', 'bribe', 'cast:acid', 'cast:hex']);
  expect(ids()).toEqual(['fight', 'cast:acid', 'evade', 'cast:hex', 'bribe']);
});
