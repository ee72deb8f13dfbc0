import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, obtainPostgres } from './postgres.mjs';

/** A folder with the two programs. */
function programs(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('PostgreSQL is found where Debian puts it, the newest first, and on the path', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'questhall-postgres-'));
  const nowhere = join(scratch, 'none');
  expect(findPostgres({ PATH: '' }, nowhere)).toBeUndefined();
  const onPath = programs(join(scratch, 'path'));
  expect(findPostgres({ PATH: `/none:${onPath}` }, nowhere)).toBe(onPath);
  for (const version of ['9', '15']) programs(join(scratch, 'debian', version, 'bin'));
  expect(findPostgres({ PATH: onPath }, join(scratch, 'debian'))).toBe(join(scratch, 'debian', '15', 'bin'));
});

test('what is there is not installed, and what could not be is said', () => {
  expect(
    obtainPostgres(
      () => '/usr/bin',
      () => expect.unreachable(),
    ),
  ).toBeUndefined();
  const found = [undefined, '/usr/bin'];
  expect(
    obtainPostgres(
      () => found.shift(),
      () => undefined,
    ),
  ).toBeUndefined();
  expect(
    obtainPostgres(
      () => undefined,
      () => 'no network',
    ),
  ).toBe('no network');
});
