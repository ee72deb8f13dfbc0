import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNats, obtainNats } from './nats.mjs';

test('NATS is found on the path, and where Debian puts it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-nats-'));
  expect(findNats({ PATH: '/none' }, [])).toBeUndefined();
  writeFileSync(join(folder, 'nats-server'), '');
  expect(findNats({ PATH: `/none:${folder}` }, [])).toBe(join(folder, 'nats-server'));
  expect(findNats({ PATH: '/none' }, [folder])).toBe(join(folder, 'nats-server'));
});

test('what is there is not installed, and what could not be is said', () => {
  expect(
    obtainNats(
      () => '/usr/sbin/nats-server',
      () => expect.unreachable(),
    ),
  ).toBeUndefined();
  expect(
    obtainNats(
      () => undefined,
      () => 'no network',
    ),
  ).toBe('no network');
});
