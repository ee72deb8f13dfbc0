import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questhall, scratch } from './terminal.ts';

const SNAPSHOT = new URL('../../server/test/snapshots/0.1.0.backup', import.meta.url).pathname;

test('a backup goes into a folder and comes out again, each time counted and checked', async () => {
  const folder = scratch();
  const data = join(folder, 'data');
  const restored = await questhall(`restore ${SNAPSHOT} --data ${data}`);
  expect([restored.code, restored.err]).toEqual([0, '']);
  expect(restored.out).toMatch(/holds 6 matches \(5 running\), \d+ actions and 2 sessions/);
  const out = join(folder, 'again.backup');
  const facts = JSON.parse((await questhall(`backup --data ${data} --out ${out} --json`)).out);
  expect(facts).toMatchObject({ matches: 6, running: 5, sessions: 2 });
  expect((await questhall(`backup --data ${data} --out ${out}`)).err).toMatch('exists already');
  expect(await questhall(`restore ${out} --data ${data}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching('holds a Questhall already'),
  });
  writeFileSync(out, 'nonsense');
  expect(await questhall(`restore ${out} --data ${data}-2`)).toMatchObject({ code: 1, err: expect.stringMatching('was not restored: ') });
});
