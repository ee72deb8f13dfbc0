import { Worker } from 'node:worker_threads';
import type { Mutant } from './places.ts';
import type { Job, Survey, Verdict } from './worker.ts';

/** One thread's work. Undefined where it took longer than it may: a change that ends in a circle is noticed by that. */
export function runInThread(program: string, job: Job, ms: number): Promise<Survey | Verdict | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: job, stdout: true, stderr: true });
    const late = setTimeout(() => resolve(worker.terminate().then(() => undefined)), ms);
    worker.once('message', (said) => {
      clearTimeout(late);
      void worker.terminate();
      resolve(said);
    });
    worker.once('error', (error) => {
      clearTimeout(late);
      // Out of memory, or thrown outside of a test: noticed. Without a change it is our own fault.
      if (job.active < 0) reject(error);
      else resolve({ noticedBy: `the run: ${error.message}` });
    });
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
