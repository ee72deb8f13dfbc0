import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEADS } from '../apps/server/src/store/folder.ts';
import { sized } from '../test/sized.ts';
import { torn } from './torn.ts';

test('a log that is torn at any byte of its end is refused with what is missing, and what is left of it is played on', async () => {
  const size = sized(60, 4096);
  const { counts, failures } = await torn({ size, seed: 1, within: sized(20_000, 600_000) });
  expect(failures).toEqual([]);
  expect(counts.tears).toBeGreaterThan(60);
  expect(counts['refused, and told how much is missing']).toBeGreaterThan(0);
  expect(counts['different ends, each played on']).toBeGreaterThan(0);
});

test('where nothing says how far the matches were, what is missing is missed by the program', async () => {
  const { failures } = await torn({ size: 2, seed: 1, within: 20_000 }, (folder) => rmSync(join(folder, HEADS)));
  expect(failures.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^cut at \d+: it is opened, where refused, and told how much is missing/),
  ]);
});
