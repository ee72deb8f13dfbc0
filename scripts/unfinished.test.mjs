import { join } from 'node:path';
import { expect, test } from 'vitest';
import Unfinished from './unfinished.mjs';

const file = (name) => ({ moduleId: join(process.cwd(), name) });
const ended = (module, fullName, state) => ({ module, fullName, result: () => ({ state }) });

test('a run in which nothing ends any more is given up, and what was running is named', () => {
  let now = 0;
  const said = [];
  const reporter = new Unfinished({ now: () => now, silence: 10 * 60_000, end: (sentence) => said.push(sentence) });
  reporter.onTestRunStart();
  reporter.onTestModuleStart(file('a.test.ts'));
  reporter.onTestModuleStart(file('b.test.ts'));
  reporter.onTestCaseReady({ module: file('a.test.ts'), fullName: 'runs in a circle' });
  reporter.onTestCaseReady({ module: file('b.test.ts'), fullName: 'ends' });
  now = 9 * 60_000;
  reporter.onTestCaseResult(ended(file('b.test.ts'), 'ends', 'passed'));
  reporter.onTestModuleEnd(file('b.test.ts'));
  now = 18 * 60_000;
  reporter.look();
  expect(said).toEqual([]);
  now = 19 * 60_000;
  reporter.look();
  expect(said).toEqual([
    'Nothing has ended for 10 minutes; the run is given up. Still running:\n  a.test.ts (for 19 min)\n    runs in a circle',
  ]);
  reporter.close();
});

test('a run that takes too long as a whole is given up, with what has failed', () => {
  let now = 0;
  const said = [];
  const reporter = new Unfinished({ now: () => now, whole: 60 * 60_000, end: (sentence) => said.push(sentence) });
  reporter.onTestRunStart();
  reporter.onTestModuleStart(file('a.test.ts'));
  for (now = 0; now < 60 * 60_000; now += 5 * 60_000) {
    reporter.onTestCaseResult(ended(file('a.test.ts'), `at ${now / 60_000}`, now === 0 ? 'failed' : 'passed'));
    reporter.look();
  }
  expect(said).toEqual([]);
  reporter.look();
  expect(said).toEqual([
    'The tests have run for 60 minutes; the run is given up. Still running:\n  a.test.ts (for 60 min)\nFailed:\n  a.test.ts: at 0',
  ]);
  reporter.close();
});

test('a run that hangs about after its last test is ended, and its results stand', () => {
  let now = 0;
  const said = [];
  const reporter = new Unfinished({ now: () => now, end: (...words) => said.push(words) });
  reporter.onTestRunStart();
  now = 20 * 60_000;
  reporter.onTestRunEnd();
  now += 50_000;
  reporter.look();
  expect(said).toEqual([]);
  now += 20_000;
  reporter.look();
  expect(said).toEqual([['All tests have ended, and something held the process open; it is ended.', process.exitCode]]);
  reporter.close();
});
