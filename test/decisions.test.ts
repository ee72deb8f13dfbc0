import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Decision records are referred to by their number ("decision 22"), so each number is that of one. */

const folder = new URL('../docs/decisions/', import.meta.url);
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

/** What is wrong with a list of records, by the names of their files and their first lines. */
function faults(list: readonly { file: string; title: string }[]): string[] {
  const numbers = list.map(({ file }) => file.slice(0, 4));
  return list.flatMap(({ file, title }, i) => [
    ...(numbers.indexOf(numbers[i]!) === i ? [] : [`${file}: there is another one with this number`]),
    ...(title.startsWith(`# ${Number(numbers[i])}. `) ? [] : [`${file}: its title has another number`]),
  ]);
}

test('each number is that of one record, whose title says it too', () => {
  expect(records.length).toBeGreaterThan(30);
  const list = records.map((file) => ({ file, title: readFileSync(new URL(file, folder), 'utf8') }));
  expect(faults(list)).toEqual([]);
});

test('two records of one number are found, and one whose title has another', () => {
  const one = { file: '0007-a.md', title: '# 7. A' };
  expect(faults([one, { file: '0008-b.md', title: '# 8. B' }])).toEqual([]);
  expect(faults([one, { file: '0007-b.md', title: '# 7. B' }])).toHaveLength(1);
  expect(faults([one, { file: '0008-b.md', title: '# 7. B' }])).toHaveLength(1);
});
