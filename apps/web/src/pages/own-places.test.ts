import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foundMine, roomForMine, satDown } from './own-places.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('whoever has no matches has no room kept for them', () => {
  expect(roomForMine(360)).toBe(0);
  foundMine([], 0, 360);
  expect(roomForMine(360)).toBe(0);
});

test('the room is as high as what the hall found last, and grows with a match that somebody has sat down to since', () => {
  foundMine(['a', 'b'], 300, 360);
  expect(roomForMine(360)).toBe(300);
  satDown('b');
  expect(roomForMine(360)).toBe(300);
  satDown('c');
  expect(roomForMine(360)).toBe(472);
  // What lies folded away takes none.
  satDown('d');
  expect(roomForMine(360)).toBe(472);
});

test('in a wide window papers lie beside each other', () => {
  foundMine(['a'], 150, 1280);
  satDown('b');
  expect(roomForMine(1280)).toBe(150);
});

test('what is not ours is left alone', () => {
  localStorage.setItem('questhall.mine', '{"ids":[1],"height":"x"}');
  expect(roomForMine(360)).toBe(0);
  localStorage.setItem('questhall.mine', '{');
  expect(roomForMine(360)).toBe(0);
});
