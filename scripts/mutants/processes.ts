import { fork } from 'node:child_process';
import type { Mutant } from './places.ts';
import type { Job, Survey, Verdict } from './worker.ts';

/**
 * The work of one process of its own. Undefined where it took longer than it may: a change that ends in a circle is noticed
 * by that. A list that grows in such a circle ends the process, which a thread would take its program along with.
 */
export function runApart(program: string, job: Job, ms: number): Promise<Survey | Verdict | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    let done = false;
    const end = (said: Survey | Verdict | undefined) => {
      done = true;
      clearTimeout(late);
      child.kill('SIGKILL');
      resolve(said);
    };
    const late = setTimeout(end, ms, undefined);
    child.once('message', (said) => end(said as Survey | Verdict));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (done) return;
      // Out of memory, or thrown outside of a test: noticed. Without a change it is our own fault.
      if (job.active < 0) reject(new Error(`the tests ended with ${code ?? signal} without any change`));
      else end({ noticedBy: `the run: it ended with ${code ?? signal}` });
    });
    child.send(job);
  });
}

/**
 * Which tests a change concerns, as places in the list of tests: those that pass it, quickest first; where its outcome
 * is kept beyond a test, all the others after them, namesakes first.
 */
export function concerned(mutant: Mutant, { tests, lasting }: Survey): number[] {
  const all = tests.map((_, i) => i);
  const words = mutant.file.split('/').at(-1)!.replace('.ts', '').replaceAll('-', ' ');
  const namesake = (i: number) => (tests[i]!.name.toLowerCase().replaceAll('-', ' ').includes(words) ? 0 : 1);
  const order = (a: number, b: number) => namesake(a) - namesake(b) || tests[a]!.ms - tests[b]!.ms;
  const passing = all.filter((i) => tests[i]!.passed.includes(mutant.id)).sort(order);
  if (!lasting.includes(mutant.id)) return passing;
  return [...passing, ...all.filter((i) => !passing.includes(i)).sort(order)];
}
