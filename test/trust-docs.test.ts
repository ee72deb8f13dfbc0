import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** docs/trust/attacks.md says which test holds what; a test that is renamed or gone must not stand there. */

const page = readFileSync(new URL('../docs/trust/attacks.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (\d+)? *\|/.test(line));

test('every number has its tests, and each of them is there', () => {
  const numbers = rows.flatMap((row) => /^\| (\d+) /.exec(row)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  const missing = rows.flatMap((row) => {
    const tests = [...row.matchAll(/`([\w./-]+\.test\.ts)` “([^”]+)”/g)];
    if (tests.length === 0) return [row];
    return tests.flatMap(([, file, name]) =>
      readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').includes(name!) ? [] : [`${file}: ${name}`],
    );
  });
  expect(missing).toEqual([]);
});
