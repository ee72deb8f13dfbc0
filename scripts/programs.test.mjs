import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram, obtainProgram } from './programs.mjs';

test('a program is found on the path, and where Debian puts it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-programs-'));
  expect(findProgram('nats-server', { PATH: '/none' }, [])).toBeUndefined();
  writeFileSync(join(folder, 'nats-server'), '');
  expect(findProgram('nats-server', { PATH: `/none:${folder}` }, [])).toBe(join(folder, 'nats-server'));
  expect(findProgram('nats-server', { PATH: '/none' }, [folder])).toBe(join(folder, 'nats-server'));
  expect(findProgram('haproxy', { PATH: '/none' }, [folder])).toBeUndefined();
});

test('what is there is not installed, and what could not be is said', () => {
  const there = () => '/usr/sbin/nats-server';
  expect(obtainProgram('nats-server', there, () => expect.unreachable())).toBeUndefined();
  expect(
    obtainProgram(
      'nats-server',
      () => undefined,
      () => 'no network',
    ),
  ).toBe('no network');
});
