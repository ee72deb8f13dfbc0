import { expect, test } from 'vitest';
import { anyOf, lying, opened } from './Choosing.tsx';

test('T86-3b of the characters to choose from two lie open to be compared: the one picked up, and the one before', () => {
  const all = ['chr.elf', 'chr.monk', 'chr.thief'];
  const [elf, monk, thief] = all as [string, string, string];
  expect(opened([], null, all)).toEqual([]);
  expect(opened([], elf, all)).toEqual([elf]);
  expect(opened([elf], monk, all)).toEqual([monk, elf]);
  expect(opened([monk, elf], elf, all)).toEqual([elf, monk]);
  expect(opened([elf, monk], thief, all)).toEqual([thief, elf]);
  // Put back, they still lie there; those of another question do not.
  expect(opened([thief, elf], null, all)).toEqual([thief, elf]);
  expect(opened([thief, elf], null, [monk, elf])).toEqual([elf]);
});

test('T86-3b a surprise is any of those on offer, and none other', () => {
  const all = ['chr.elf', 'chr.monk', 'chr.thief'];
  expect([0, 1, 2].map((n) => anyOf(all, () => n))).toEqual(all);
  expect(anyOf(all, (limit) => limit - 1)).toBe('chr.thief');
});

test('before a sheet was touched the first lies there to be read, and no longer', () => {
  expect(lying([], ['chr.elf', 'chr.troll'])).toEqual(['chr.elf']);
  expect(lying(['chr.troll'], ['chr.elf', 'chr.troll'])).toEqual(['chr.troll']);
});
