import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, compileWorker } from './bundle.ts';
import { type Mutant, places } from './places.ts';
import { Bench, concerned, Noticers } from './processes.ts';
import type { Survey, Verdict } from './worker.ts';

const RULE = `
const KNOWN = new Map<number, number>();
export function steps(n: number): number {
  let known = KNOWN.get(n);
  if (known === undefined) KNOWN.set(n, (known = n + 1));
  return known;
}
export const pays = (n: number) => n * 2;
let isSpoilt = false;
export function spoils(n: number): number {
  if (n > 3) isSpoilt = true;
  return isSpoilt ? 0 : n;
}
export const never = (n: number) => n > 1;
`;
const TESTS = `
import { test, expect } from 'vitest';
import { steps, pays, spoils } from './rule.ts';
test('asks first and looks at nothing', () => { steps(5); });
test('says what it is', () => { expect(steps(5)).toBe(6); });
test('pays', () => { expect(pays(3)).toBe(6); });
test('spoils nothing', () => { expect(spoils(3)).toBe(3); });
`;

let folder = '';
let mutants: Mutant[] = [];
let survey: Survey;
let bench: Bench;
const program = () => join(folder, 'game.mjs');
const worker = () => join(folder, 'worker.mjs');

beforeAll(async () => {
  // Below the checkout, so that the packages of the stand-in are found.
  const build = join(import.meta.dirname, '../../.build');
  mkdirSync(build, { recursive: true });
  folder = mkdtempSync(join(build, 'mutants-test-'));
  writeFileSync(join(folder, 'rule.ts'), RULE);
  writeFileSync(join(folder, 'rule.test.ts'), TESTS);
  const source = ts.createSourceFile('rule.ts', readFileSync(join(folder, 'rule.ts'), 'utf8'), ts.ScriptTarget.Latest, true);
  mutants = places(source, 'rule.ts').map((place, id) => ({ ...place, id }));
  await compileWorker(worker());
  // Written meanwhile: the changes are made in the text in which they were found.
  writeFileSync(join(folder, 'rule.ts'), `// A line more.\n${RULE}`);
  await bundle(folder, ['rule.test.ts'], mutants, program(), new Map([['rule.ts', RULE]]));
  bench = new Bench(worker());
  survey = (await bench.do({ bundle: program(), active: -1 }, 60_000)) as Survey;
  bench.end();
}, 60_000);
afterAll(() => {
  bench.end();
  rmSync(folder, { recursive: true, force: true });
});

const of = (within: string, kind: string) => mutants.find((mutant) => mutant.within === within && mutant.kind === kind)!;
async function noticedBy(mutant: Mutant): Promise<string | undefined> {
  const job = { bundle: program(), active: mutant.id, only: concerned(mutant, survey) };
  return ((await bench.do(job, 60_000)) as Verdict).noticedBy;
}

test('what one test reckons and a module keeps is tried with the tests that read it later', async () => {
  const kept = of('steps', 'reckon');
  expect(survey.tests.filter(({ passed }) => passed.includes(kept.id)).map(({ name }) => name)).toEqual([
    'asks first and looks at nothing',
  ]);
  expect(survey.lasting).toContain(kept.id);
  expect(await noticedBy(kept)).toBe('says what it is');
});

test('what is reckoned anew each time is tried with the tests that pass it alone', async () => {
  const reckoned = of('pays', 'reckon');
  expect(survey.lasting).not.toContain(reckoned.id);
  expect(concerned(reckoned, survey)).toEqual([2]);
  expect(await noticedBy(reckoned)).toBe('pays');
});

test('a place no test comes to concerns none', () => {
  expect(concerned(of('never', 'compare'), survey)).toEqual([]);
});

test('what a change spoils in a process is not held against those after it', async () => {
  expect(await noticedBy(of('spoils', 'compare'))).toBe('spoils nothing');
  const none = { bundle: program(), active: of('never', 'compare').id, only: [3] };
  expect(((await bench.do(none, 60_000)) as Verdict).noticedBy).toBeUndefined();
});

test('a test that noticed a change of a file, or of one beside it, is tried first with the next of it', () => {
  const kept = of('steps', 'reckon');
  const first = (...noticed: [file: string, test: string][]) => {
    const noticers = new Noticers();
    for (const [file, name] of noticed) noticers.add(file, name);
    return concerned(kept, survey, noticers)[1];
  };
  expect(first(['rule.ts', 'spoils nothing'])).toBe(3);
  expect(first(['beside.ts', 'pays'])).toBe(2);
  expect(first(['beside.ts', 'pays'], ['rule.ts', 'spoils nothing'])).toBe(3);
});
