import { expect, test } from 'vitest';
import { placesAt } from './Counter.tsx';

test('what is bought leaves its place empty during the visit, and what became too dear stays where it lay', () => {
  const first = placesAt(undefined, '4 9', ['buy:sword', 'buy:shield', 'buy:tonic']);
  expect(first).toEqual(['buy:sword', 'buy:shield', 'buy:tonic']);
  // The sword is gone, the tonic can still be paid for, the shield lies among what is too dear.
  const second = placesAt({ visit: '4 9', places: first }, '4 9', ['buy:tonic', 'buy:shield', 'buy:rope']);
  expect(second).toEqual(['buy:sword', 'buy:shield', 'buy:tonic', 'buy:rope']);
  expect(placesAt({ visit: '4 9', places: second }, '5 3', ['buy:rope'])).toEqual(['buy:rope']);
});
