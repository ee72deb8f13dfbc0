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

  test('a level that was not measured says none', () => {
    expect(minutesOf(table, { level: 3 })).toBeUndefined();
  });
});
