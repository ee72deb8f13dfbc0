import { expect, test } from 'vitest';
import { liftsOf } from './lifts.ts';

test('the signs of two pawns that are blocked beside each other lie above each other, and one alone where it belongs', () => {
  expect(liftsOf([{ x: 100, y: 300 }], 'blocked')).toEqual([0]);
  expect(
    liftsOf(
      [
        { x: 100, y: 300 },
        { x: 155, y: 296 },
      ],
      'blocked',
    )[1],
  ).toBeGreaterThanOrEqual(22);
  // Further away than the word is long nothing is lifted; a longer word is.
  const apart = [
    { x: 100, y: 300 },
    { x: 230, y: 300 },
  ];
  expect(liftsOf(apart, 'blocked')).toEqual([0, 0]);
  expect(liftsOf(apart, 'geblokkeerd')[1]).toBeGreaterThan(0);
});
