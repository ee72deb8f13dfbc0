import { expect, test } from 'vitest';
import { keyOf, spreadOf } from '../src/rules/fight/dice.ts';

test('no two kinds of rolls are taken for the same: dice, added or best of, less, least and plus', () => {
  const keys = new Set<number>();
  let kinds = 0;
  for (const n of [0, 1, 2, 3, 4])
    for (const added of [true, false])
      for (const less of [-4, -1, 0, 1, 3, 40])
        for (const least of [0, 1, 2, 7])
          for (const plus of [-16, -1, 0, 1, 15]) {
            keys.add(keyOf({ n, added, less, least, plus }));
            kinds++;
          }
  expect(keys.size).toBe(kinds);
});

test('T86-6.16.4a one die falls on each side in one of six, two together make 7 in six of 36, the best of two is a six in eleven', () => {
  const plain = { less: 0, least: 0, plus: 0 };
  expect(spreadOf({ n: 1, added: true, ...plain })).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]));
  expect(new Map(spreadOf({ n: 2, added: true, ...plain })).get(7)).toBeCloseTo(6 / 36);
  expect(new Map(spreadOf({ n: 2, added: false, ...plain })).get(6)).toBeCloseTo(11 / 36);
});
