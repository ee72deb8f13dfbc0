/*
 * Runs tests of a bundle with one change switched on, or with none, one job after another. A change that outlives the
 * test which passes it (see `lasting`) gets a process of its own: what a module has made of its data must not outlive it.
 */
import type { Collected } from './vitest.ts';

/** What the process is to do: `only` are places in the list of tests, in the order in which they are tried. */
export interface Job {
  bundle: string;
  active: number;
  only?: readonly number[];
}

/**
 * Of a run without a change: each test's milliseconds of the processor and the switches it passed. `lasting` are the switches whose
 * outcome lives on beyond the test that passed them: those passed while loading, and those a test passes the first time
 * but not again, because what was reckoned there is kept (a module's table of ways, a `beforeAll`). Any later test may
 * read what was kept without passing the switch itself.
 */
export interface Survey {
  tests: { file: string; name: string; ms: number; passed: number[]; failure?: string }[];
  lasting: number[];
}

/**
 * What became of a change: the test that noticed it, or nothing. `soiled` where that test fails without the change as
 * well now, so that this process is of no more use.
 */
export interface Verdict {
  noticedBy?: string;
  soiled?: true;
}

let active = -1;
/**
 * A changed place that is passed so often is in a circle, which is noticed. Waiting for the clock is not enough: a list
 * that grows in such a circle ends the process in its own time.
 */
const CIRCLE = 20_000_000;

let passed = new Set<number>();
let changed = 0;
Object.assign(globalThis, {
  __mutant: (id: number) => {
    passed.add(id);
    if (id !== active) return false;
    if (++changed > CIRCLE) throw new Error('goes in a circle');
    return true;
  },
});

const why = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function survey(tests: readonly Collected[], loading: number[]): Promise<Survey> {
  const seen: Survey['tests'] = [];
  for (const { file, name, run } of tests) {
    passed = new Set();
    const started = process.cpuUsage();
    const failure = await run().then(() => undefined, why);
    const { user, system } = process.cpuUsage(started);
    seen.push({ file, name, ms: (user + system) / 1000, passed: [...passed], ...(failure === undefined ? {} : { failure }) });
  }
  const lasting = new Set(loading);
  for (const [i, { run }] of tests.entries()) {
    passed = new Set();
    // What it says the second time is not asked for: only which switches it passes.
    await run().then(null, () => {});
    for (const id of seen[i]!.passed) if (!passed.has(id)) lasting.add(id);
  }
  return { tests: seen, lasting: [...lasting] };
}

const fails = (run: () => Promise<void>) =>
  run().then(
    () => false,
    () => true,
  );

async function tryOut(tests: readonly Collected[], only: readonly number[]): Promise<Verdict> {
  for (const at of only) {
    const { name, run } = tests[at]!;
    if (!(await fails(run))) continue;
    active = -1;
    return { noticedBy: name, ...((await fails(run)) ? { soiled: true } : {}) };
  }
  return {};
}

async function work(job: Job): Promise<Survey | Verdict> {
  let tests: readonly Collected[];
  active = job.active;
  changed = 0;
  try {
    ({ collected: tests } = (await import(job.bundle)) as { collected: readonly Collected[] });
  } catch (error) {
    if (active < 0) throw error;
    return { noticedBy: `loading: ${why(error)}`, soiled: true };
  }
  return active < 0 ? survey(tests, [...passed]) : tryOut(tests, job.only ?? []);
}

// What goes wrong in it ends the process, and whoever waits for it sees that.
process.on('message', (job: Job) => void work(job).then((found) => process.send!(found)));
