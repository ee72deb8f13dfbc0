import { expect, test } from 'vitest';
import { towards } from './WayRound.tsx';

test.each([
  ['upper edge', 'O4', 'right', 'left'],
  ['right edge', 'O10', 'down', 'up'],
  ['lower edge', 'O16', 'left', 'right'],
  ['left edge', 'O22', 'up', 'down'],
  ['upper left corner', 'O1', 'right', 'down'],
  ['lower right corner', 'O13', 'left', 'up'],
  ['lower edge of the Middle Region', 'M11', 'left', 'right'],
])('T86-6.11.1 the arrow on a plate points to where the way begins on the board: %s', (_where, from, clockwise, back) => {
  expect([towards(from, 'cw'), towards(from, 'ccw')]).toEqual([clockwise, back]);
});

test('off the rings there is no such arrow', () => {
  expect([towards('I9', 'cw'), towards('D2', 'cw')]).toEqual([undefined, undefined]);
});
