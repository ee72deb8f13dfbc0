import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { BRIEF } from './scripts/brief.mjs';

// Packages resolve to their sources (condition "source"), so tests need no build.
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source', 'node', 'default'], externalConditions: ['source'] } };

/** Much of a server's test is waiting: one more at a time than there are cores. */
const maxWorkers = availableParallelism() + 1;

/** Browsers and programs that start servers wait part of their time; with two more at a time than there are cores they wait for each other. */
const WAITING = availableParallelism() + 1;

const UNIT = ['{packages,games,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'test/*.test.ts', 'scripts/**/*.test.{mjs,ts}'];

/**
 * What looks wide: further devices, pages and games of the same, several servers, what is measured under load. `npm run test:wide`, which
 * CI runs beside `npm test` each time; the projects of it stand last.
 */
const WIDE = '**/*.wide.test.ts';
/** What is long by its nature: each night (`npm run nightly -- long`). A short test of the same stands in `npm test`. */
const NIGHTLY = process.env.QUESTHALL_LONG ? [] : ['**/*.long.test.*'];
const NOT_OURS = ['**/node_modules/**', '**/dist/**', ...NIGHTLY];

/**
 * A page or a server is given time to come to what is expected: the second that `expect.poll` has by itself is short on a
 * machine that does other things besides.
 */
const patient = { poll: { timeout: 20_000 } };

const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const sources = ['packages', 'games', 'apps', 'test', 'scripts', 'trust'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => !/\/(node_modules|dist)\//.test(path)),
);

/**
 * A source is turned into what a worker runs once, for all projects, and for the next run where it is the same. That says
 * where its imports lie as well, which may change without it: so a folder for each list of files and of what packages export.
 */
function turnedSources(): string {
  const list = createHash('sha256').update(sources.toSorted().join('\n'));
  for (const path of sources) if (basename(path) === 'package.json') list.update(textOf(path));
  return join(import.meta.dirname, '.build', 'modules', list.digest('hex').slice(0, 16));
}

/**
 * What a test takes for itself: a global or a module, or the engine, of which hidden classes are asked that hang on all that ran before
 * in a process; and the clock or a function, where it does not give it back.
 */
const TAKES = /\bvi\.(mock|doMock|stubGlobal|stubEnv)\b|process\.chdir|process\.env\.\w+ = |\bareOfOneForm\b/;
const BORROWS = /\bvi\.(useFakeTimers|spyOn)\b/;
const GIVES_BACK = /\bvi\.(useRealTimers|restoreAllMocks)\b|\.mockRestore\(/;
const takes = (text: string) => TAKES.test(text) || (BORROWS.test(text) && !GIVES_BACK.test(text));

/**
 * Test files share the modules that a worker has loaded, which halves the time of them all. Whoever takes something for
 * itself gets modules of its own.
 */
const apart = sources
  .filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path))
  // A browser test takes what it takes for a server of its own.
  .filter((path) => !path.startsWith('test/browser/'))
  .filter((path) => takes(textOf(path)));

/** These measure what a server does under load: one at a time, when the quick tests are done. */
const MEASURED = ['trust/abuse.wide.test.ts', 'trust/abuse-planted.wide.test.ts', 'trust/timing.wide.test.ts'];

/** Long, and mostly waiting: begun last they would hold up the end of a run alone. */
const LONG =
  /\/(trust\/(product|kills|leaks)|test\/browser\/(offline|signs|calls|small-screens|result|hall|access|replay)|apps\/server\/test\/(postgres|nodes))(\.wide)?\.test\.ts$/;

/**
 * A worker that is to share its modules is ended where the next file belongs to another project, and a new one loads them all:
 * so those of a project stand together. The programs of trust come before the browsers, in which there is more to share out
 * among the workers at the end.
 */
const ORDER = ['apart', 'unit', 'trust', 'browser', 'measured', 'wide', 'wide-browser'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId));
    const project = ({ project: { name } }: TestSpecification) => ORDER.indexOf(name);
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => project(a) - project(b) || long(a) - long(b));
  }
}

/** Programs that start servers. */
const serving = { execArgv: BRIEF, isolate: false, maxWorkers: WAITING, testTimeout: 180_000, expect: patient };

/**
 * Real browsers on a machine of two cores: what fails once and then passes is counted and named at the end of the run
 * (scripts/test.mjs), what fails twice fails.
 */
const browsing = { ...serving, setupFiles: ['test/browser/leaving.ts'], hookTimeout: 60_000, retry: 1 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    experimental: { fsModuleCache: true, fsModuleCachePath: turnedSources() },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          execArgv: BRIEF,
          include: UNIT,
          exclude: [...NOT_OURS, ...apart, WIDE],
          testTimeout: 60_000,
          isolate: false,
          maxWorkers,
          expect: patient,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'apart',
          execArgv: BRIEF,
          include: apart,
          exclude: [WIDE, ...NIGHTLY],
          testTimeout: 120_000,
          maxWorkers,
          expect: patient,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...serving,
          name: 'trust',
          include: ['trust/**/*.test.ts'],
          exclude: [...apart, ...NOT_OURS, WIDE],
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...browsing,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: [...NOT_OURS, WIDE],
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'measured',
          include: MEASURED,
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...serving,
          name: 'wide',
          include: [`apps/${WIDE}`, `trust/${WIDE}`],
          exclude: [...NOT_OURS, ...MEASURED],
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        ssr,
        test: { ...browsing, name: 'wide-browser', include: [`test/browser/${WIDE}`], exclude: NOT_OURS, sequence: { groupOrder: 3 } },
      },
    ],
  },
});
