import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './places.ts';
import type { Job, Survey, Verdict } from './worker.ts';

/** How often it is looked whether a process takes too long, in milliseconds. */
const LOOK = 1000;
/** A clock tick of Linux is a hundredth of a second. */
const TICK = 10;

/**
 * The milliseconds of a processor that a process has used, or undefined where the system does not tell. The clock on
 * the wall tells nothing on a machine that is busy otherwise: what waits its turn goes in no circle.
 */
function processorTime(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name, in brackets, may hold blanks; user and system time are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK * (Number(fields[11]) + Number(fields[12]));
}

/**
 * Processes that try changes, one at a time. A process is kept for the next change as long as it is clean: loading the
 * tests and running them the first time costs most of what a change costs.
 */
export class Bench {
  readonly #program: string;
  #child: ChildProcess | undefined;

  constructor(program: string) {
    this.#program = program;
  }

  /**
   * Does a job; undefined where it took more than `ms` of a processor. A change that ends in a circle is noticed by
   * that; a list that grows in such a circle ends the process.
   */
  async do(job: Job, ms: number): Promise<Survey | Verdict | undefined> {
    const wasFresh = this.#child === undefined;
    const said = await this.#once(job, ms);
    if (said && !('soiled' in said)) return said;
    this.end();
    // What an earlier change left behind may have made a test fail.
    return said === undefined || wasFresh ? said : this.do(job, ms);
  }

  /** Ends the process that is kept. */
  end(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #once(job: Job, ms: number): Promise<Survey | Verdict | undefined> {
    this.#child ??= fork(this.#program, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    const child = this.#child;
    const begun = processorTime(child.pid!);
    const started = Date.now();
    const used = () => (begun === undefined ? Date.now() - started : (processorTime(child.pid!) ?? 0) - begun);
    return new Promise((resolve, reject) => {
      const look = setInterval(() => {
        if (used() > ms) end(undefined);
      }, LOOK);
      function end(said: Survey | Verdict | undefined) {
        clearInterval(look);
        child.removeAllListeners();
        resolve(said);
      }
      child.once('message', (said) => end(said as Survey | Verdict));
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        // Out of memory, or thrown outside of a test: noticed. Without a change it is our own fault.
        if (job.active < 0) reject(new Error(`the tests ended with ${code ?? signal} without any change`));
        else end({ noticedBy: `the run: it ended with ${code ?? signal}`, soiled: true });
      });
      child.send(job);
    });
  }
}

/** Which tests noticed changes so far: what is printed on a card is mostly noticed by the same test as on the next one. */
export class Noticers {
  readonly #byPlace = new Map<string, Map<string, number>>();

  /** A test, by its name, noticed a change of this file. */
  add(file: string, test: string): void {
    for (const place of [file, dirname(file)]) {
      const tests = this.#byPlace.get(place) ?? new Map<string, number>();
      this.#byPlace.set(place, tests.set(test, (tests.get(test) ?? 0) + 1));
    }
  }

  /** How many changes of the file, and of the folder that it lies in, the test noticed. */
  of(file: string, test: string): [inFile: number, inFolder: number] {
    const at = (place: string) => this.#byPlace.get(place)?.get(test) ?? 0;
    return [at(file), at(dirname(file))];
  }
}

/**
 * Which tests a change concerns, as places in the list of tests, in the order in which they are tried: those that pass
 * it; where its outcome is kept beyond a test, all the others after them. Namesakes of its file come first, then what
 * noticed other changes of the file and of its folder, then the quickest.
 */
export function concerned(mutant: Mutant, { tests, lasting }: Survey, noticers = new Noticers()): number[] {
  const all = tests.map((_, i) => i);
  const words = mutant.file.split('/').at(-1)!.replace('.ts', '').replaceAll('-', ' ');
  const namesake = (i: number) => (tests[i]!.name.toLowerCase().replaceAll('-', ' ').includes(words) ? 0 : 1);
  const noticed = tests.map(({ name }) => noticers.of(mutant.file, name));
  const order = (a: number, b: number) =>
    namesake(a) - namesake(b) || noticed[b]![0] - noticed[a]![0] || noticed[b]![1] - noticed[a]![1] || tests[a]!.ms - tests[b]!.ms;
  const passing = all.filter((i) => tests[i]!.passed.includes(mutant.id)).sort(order);
  if (!lasting.includes(mutant.id)) return passing;
  return [...passing, ...all.filter((i) => !passing.includes(i)).sort(order)];
}
