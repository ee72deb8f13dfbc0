import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredRules } from '@questhall/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { GAMES, gameNamed } from '../src/games.ts';
import { settingsOf } from '../src/measure/plan.ts';
import { questhall, scratch } from './terminal.ts';

let file: string;
beforeEach(() => {
  file = join(scratch(), 'measured.json');
});

const kept = () => JSON.parse(readFileSync(file, 'utf8')) as MeasuredRules;
const measure = (words = '') => questhall(`measure-rules -g nachtwacht -o ${file} -m 20 --workers 1 ${words}`.trim());

describe('measure-rules', () => {
  test('one option at all its values beside the game by the rulebook; the same seed gives the same figures', async () => {
    expect((await measure('--only lengths')).code).toBe(0);
    const report = `${file}.md`;
    expect((await measure(`--only pathLength --report ${report}`)).code).toBe(0);
    const { lengths, values, ...head } = kept();
    expect(head).toMatchObject({ game: 'nachtwacht', rules: 2, unit: 'rounds', bots: 'normal', seed: 1 });
    expect(lengths.map(({ seats }) => seats)).toEqual([3, 2, 4]);
    expect(values.map(({ option, value, matches }) => [option, value, matches])).toEqual([
      ['pathLength', 'short', 20],
      ['pathLength', 'long', 20],
    ]);
    const [short, long] = values;
    const usual = lengths.find(({ seats }) => seats === 3)!;
    expect(short!.mean).toBeLessThan(usual.mean);
    expect(long!.mean).toBeGreaterThan(usual.mean);
    for (const { low, median, high, won } of [usual, short!, long!]) {
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
      expect(won).toBeLessThanOrEqual(20);
    }
    expect(readFileSync(report, 'utf8')).toContain('| the game | pathLength = short |');
    const first = readFileSync(file, 'utf8');
    // What is there is not measured again, and measured anew it is the same.
    expect((await measure('--only pathLength')).out).toContain('2 of 2 rows are there already');
    writeFileSync(file, JSON.stringify({ ...kept(), values: [] }));
    await measure('--only pathLength');
    expect(readFileSync(file, 'utf8')).toBe(first);
  });

  test('rules that have a new number and play alike keep what was measured; others are measured afresh', async () => {
    await measure('--only lengths');
    await measure('--only pathLength');
    const now = readFileSync(file, 'utf8');
    const older = JSON.stringify({ ...kept(), rules: 1 });
    writeFileSync(file, older);
    expect((await measure('--alike --only lengths --seats 2')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(now);
    expect(await measure('--alike --only lengths')).toMatchObject({ code: 2, err: expect.stringContaining('rules of another number') });
    const otherwise = { ...kept(), rules: 1, lengths: kept().lengths.map((row) => ({ ...row, mean: row.mean + 1 })) };
    writeFileSync(file, JSON.stringify(otherwise));
    expect(await measure('--alike --only lengths --seats 2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('play otherwise: mean'),
    });
    expect(kept()).toEqual(otherwise);
    await measure('--only lengths --seats 2');
    expect(kept()).toMatchObject({ rules: 2, lengths: [{ seats: 2 }], values: [] });
  });

  test('a file that is something else is left as it was, and said', async () => {
    writeFileSync(file, 'my notes');
    expect(await measure()).toMatchObject({ code: 2, err: expect.stringContaining('is no JSON') });
    expect(readFileSync(file, 'utf8')).toBe('my notes');
    writeFileSync(file, '{}');
    expect(await measure()).toMatchObject({ code: 2, err: expect.stringContaining('holds no measured rules') });
    writeFileSync(file, JSON.stringify({ game: 'nachtwacht', rules: 2, bots: 'easy', seed: 1, lengths: [], values: [] }));
    expect(await measure()).toMatchObject({ code: 2, err: expect.stringContaining('measured with bots easy, not normal') });
    expect(await measure('--only colour')).toMatchObject({ code: 2 });
  });

  test.each(GAMES)('%s: what is measured can be played, and every base is there by the rulebook', (name) => {
    const { game } = gameNamed(name);
    const all = settingsOf(game);
    expect(all.length).toBeGreaterThan(10);
    for (const { base, change, seats } of all) {
      const spec = change && game.options.find(({ id }) => id === change.option);
      if (change) {
        const allowed =
          'min' in spec!.values
            ? Number(change.value) >= spec!.values.min && Number(change.value) <= spec!.values.max
            : spec!.values.includes(change.value as string);
        expect(allowed, `${change.option} ${String(change.value)}`).toBe(true);
        expect(change.value).not.toBe(spec!.byDefault);
        expect(all).toContainEqual({ base, seats });
      }
    }
  });
});
