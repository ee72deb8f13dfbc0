import { dystopia } from '@questhall/dystopia';
import type { MeasuredRules } from '@questhall/protocol';
import { describe, expect, test } from 'vitest';
import lengths from '../games/dystopia/measured.json' with { type: 'json' };
import { type Length, minutesOf } from './length.ts';
import { presetsOf } from './presets.ts';

const specs = dystopia.options;
const table: Length = { measured: lengths as MeasuredRules, own: [], specs, people: 4, bots: 0 };

describe('minutes of a table of Dystopia', () => {
  test('a campaign tells those of the level that it begins with', () => {
    const campaign = minutesOf(table, {})!;
    const one = minutesOf(table, { campaign: false, level: 1 })!;
    expect(campaign).toEqual({ ...one, level: 1 });
    expect(minutesOf(table, { level: 5 })).toMatchObject({ level: 5 });
    expect(one.level).toBeUndefined();
  });

  test('every way to play says its minutes: none of them is a guess', () => {
    for (const { id, options } of presetsOf('dystopia')) expect(minutesOf(table, options), id).toMatchObject({ guess: false });
  });

  test('one, two or three people who lead four heroes give as many answers as four people do', () => {
    const all = minutesOf(table, {})!.median;
    for (const people of [1, 2, 3])
      expect(minutesOf({ ...table, people }, { heroes: 4 }), String(people)).toMatchObject({ median: all, guess: false, level: 1 });
  });

  test('every level says its minutes, and what nobody has measured none', () => {
    for (let level = 1; level <= 10; level++) expect(minutesOf(table, { level }), String(level)).toMatchObject({ level, guess: false });
    expect(minutesOf(table, { ownLevel: '{}' })).toBeUndefined();
  });

  test('where nobody has measured people who lead several heroes, a party of as many people stands for them', () => {
    const measured = table.measured.lengths.filter(({ base }) => !('heroes' in base));
    const less = { ...table, measured: { ...table.measured, lengths: measured }, people: 1 };
    const told = minutesOf({ ...table, people: 1 }, { heroes: 4 })!;
    const reckoned = minutesOf(less, { heroes: 4 })!;
    expect(reckoned.exactly.median / told.exactly.median).toBeCloseTo(1, 1);
    expect(minutesOf(less, { heroes: 4, level: 3 })).toMatchObject({ level: 3, guess: false });
  });
});
