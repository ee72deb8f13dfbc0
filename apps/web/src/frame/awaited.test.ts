import { expect, test } from 'vitest';
import { awaitedOn } from './awaited.ts';

test('while the stage plays nobody is said to be asked but oneself, and not even that while it would tell the end', () => {
  const at = (playing: boolean, secret: boolean, me: number | null) => awaitedOn([0, 2], { playing, secret, me });
  expect(at(false, false, 0)).toEqual([0, 2]);
  expect(at(true, false, 0)).toEqual([0]);
  expect(at(true, false, 1)).toEqual([]);
  expect(at(true, true, 0)).toEqual([]);
  expect(at(true, false, null)).toEqual([]);
});
