import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questhall, scratch } from './terminal.ts';

const FIRST = `${import.meta.dirname}/../../../games/dystopia/src/levels/L01.json`;

test('a level is measured, the same on one thread and on two', async () => {
  const measured = async (workers: number) => {
    // On a busy machine it also says how far it is.
    const { code, out } = await questhall(`level measure ${FIRST} --parties 2 --heroes 1 --seed 3 --workers ${workers} --json`);
    expect(code).toBe(0);
    const { seconds: _, workers: __, ...rest } = JSON.parse(out);
    return rest;
  };
  const one = await measured(1);
  expect(one).toMatchObject({ level: 'L01', parties: 2, heroes: 1, difficulty: 'normal', errors: 0 });
  expect(one.won.high).toBeGreaterThan(one.won.low);
  expect(one.areas).toHaveLength(9);
  expect(await measured(2)).toEqual(one);
});

test('a level that cannot be played is not measured; the place is named', async () => {
  const cwd = scratch();
  writeFileSync(
    join(cwd, 'bad.json'),
    readFileSync(FIRST, 'utf8').replace('"kind": "chest", "at": [4, 1]', '"kind": "chest", "at": [3, 1]'),
  );
  writeFileSync(join(cwd, 'broken.json'), '{ "schema": }');
  const { code, err } = await questhall('level measure bad.json --parties 1', { cwd });
  expect(code).toBe(1);
  expect(err).toContain('bad.json:37:5: error: A chest must stand on floor. Square 3,1. (DYS-LVL.7)');
  const checked = await questhall('level check bad.json broken.json', { cwd });
  expect(checked.code).toBe(1);
  expect(checked.out).toContain('broken.json:1:13: error: From here on this is no longer JSON');
  expect((await questhall(`level check ${FIRST}`)).code).toBe(0);
});

test('wrong flags are told', async () => {
  expect((await questhall(`level measure ${FIRST} --difficulty mean`)).err).toContain('--difficulty must be one of easy, normal, hard');
  expect((await questhall('level measure nowhere.json')).err).toContain('cannot read nowhere.json (ENOENT)');
});
