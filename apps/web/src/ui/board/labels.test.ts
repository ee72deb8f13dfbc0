import { expect, test } from 'vitest';
import { NEVER, overlap, placeLabels } from './labels.ts';

const at = (...places: [number, number][]) => ({ w: 40, h: 20, places: places.map(([x, y]) => ({ x, y })) });

test('each label stands at its cheapest place, the first of equal ones, and is left out where it may stand nowhere', () => {
  const apart = placeLabels([at([50, 50]), at([60, 50], [60, 90]), at([50, 50])], (box, _label, i, placed) =>
    placed.some((other) => overlap(box, other) > 0) ? NEVER : i,
  );
  expect(apart.map(({ x, y }) => [x, y])).toEqual([
    [50, 50],
    [60, 90],
  ]);
  const same = placeLabels([at([10, 10], [90, 90])], () => 1);
  expect([same[0]!.x, same[0]!.y]).toEqual([10, 10]);
});

test('a gap counts as overlap', () => {
  const [a, b] = [
    { x: 0, y: 0, w: 10, h: 10 },
    { x: 12, y: 0, w: 10, h: 10 },
  ];
  expect([overlap(a, b), overlap(a, b, 4) > 0, overlap(a, { ...b, x: 5 })]).toEqual([0, true, 50]);
});
