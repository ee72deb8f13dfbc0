import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal } from './journal.ts';

const fileOf = () => join(mkdtempSync(join(tmpdir(), 'mutants-')), 'sample.jsonl');
const sample = { seed: 3, in: '', names: ['one', 'two'] };

test('what became of each change is known after a run that was killed while it wrote', () => {
  const file = fileOf();
  const first = Journal.begin(file, sample);
  first.add({ name: 'one', reached: true });
  first.add({ name: 'one', reached: true, by: 'a test of one' });
  appendFileSync(file, '{"name":"tw');
  const again = Journal.open(file)!;
  expect(again.sample).toEqual(sample);
  expect(again.of('one')).toEqual({ name: 'one', reached: true, by: 'a test of one' });
  expect(again.of('two')).toBeUndefined();
  again.add({ name: 'two', reached: false });
  expect(Journal.open(file)!.of('two')).toEqual({ name: 'two', reached: false });
});

test('a sample that is drawn anew forgets the one before', () => {
  const file = fileOf();
  Journal.begin(file, sample).add({ name: 'one', reached: true });
  Journal.begin(file, sample);
  expect(Journal.open(file)!.of('one')).toBeUndefined();
});

test('where nothing was run there is nothing to go on with', () => {
  expect(Journal.open(fileOf())).toBeUndefined();
});
