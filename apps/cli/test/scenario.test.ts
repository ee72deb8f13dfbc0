import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../src/commands/scenario.ts';
import { questhall, scratch } from './terminal.ts';

const scenario = (square: number) => `
title: A number card moves
game: nachtwacht
seats: [Jan, Piet]
rules: [NW-8.1]
given:
  path: oMP|ooMP|MooPo
when:
  - { seat: Jan, choose: 4 }
  - { seat: Piet, choose: 1 }
then:
  pawns: { Jan: ${square} }
`;

function folder(): string {
  const cwd = scratch();
  mkdirSync(join(cwd, 'some/deep'), { recursive: true });
  writeFileSync(join(cwd, 'some/right.yaml'), scenario(4));
  writeFileSync(join(cwd, 'some/deep/wrong.yml'), scenario(5));
  writeFileSync(join(cwd, 'some/unreadable.yaml'), 'title: [');
  return cwd;
}

test('a scenario that holds passes', async () => {
  const { code, out } = await questhall('scenario some/right.yaml -v', { cwd: folder() });
  expect(out).toContain('✓ some/right.yaml  A number card moves');
  expect(out).toContain('1 scenario pass');
  expect(code).toBe(0);
});

test('one that does not shows expected and found side by side', async () => {
  const { code, out } = await questhall('scenario some/deep/wrong.yml', { cwd: folder() });
  expect(out).toMatch(/wrong\.yml:\d+ A number card moves/);
  expect(out).toMatch(/expected +found/);
  expect(out).toContain('1 of 1 scenario fail');
  expect(code).toBe(1);
});

test('a folder stands for the files below it; what cannot be read fails, the others run', async () => {
  const { code, out } = await questhall('scenario some --json', { cwd: folder() });
  const { scenarios, failed, results } = JSON.parse(out);
  expect([scenarios, failed]).toEqual([3, 2]);
  expect(results.find((r: { file: string }) => r.file === 'some/unreadable.yaml').unreadable).toMatch(/unreadable\.yaml:\d/);
  expect(code).toBe(1);
});

test('patterns work without a shell', () => {
  const cwd = folder();
  const names = (...patterns: string[]) => filesOf(patterns, cwd).map((f) => f.slice(cwd.length + 1));
  expect(names('some/*.yaml')).toEqual(['some/right.yaml', 'some/unreadable.yaml']);
  expect(names('some/**/*.yml')).toEqual(['some/deep/wrong.yml']);
  expect(names('some/right.yaml', 'some')).toEqual(['some/right.yaml', 'some/deep/wrong.yml', 'some/unreadable.yaml']);
});
