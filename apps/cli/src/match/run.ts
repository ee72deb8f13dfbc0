import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gameNamed } from '../games.ts';
import { type MatchPlan, type MatchResult, playMatch } from './match.ts';

/** What a worker is told: play these matches. */
export interface Block {
  first: number;
  count: number;
}

/**
 * Plays matches 0 … matches − 1 of a plan on so many worker threads (1: on this one) and returns them in order.
 * Which worker plays which match changes nothing: each match has its own chance.
 */
export async function playMatches(plan: MatchPlan, matches: number, workers: number, at: (done: number) => void): Promise<MatchResult[]> {
  const results: MatchResult[] = new Array(matches);
  let done = 0;
  const take = (some: readonly MatchResult[]) => {
    for (const r of some) results[r.index] = r;
    done += some.length;
    at(done);
  };
  if (workers <= 1) {
    const shelf = gameNamed(plan.game);
    for (let i = 0; i < matches; i++) take([playMatch(shelf, plan, i)]);
    return results;
  }
  const size = Math.max(1, Math.min(50, Math.floor(matches / (workers * 24))));
  let next = 0;
  const block = (): Block | undefined => {
    if (next >= matches) return undefined;
    const first = next;
    next = Math.min(matches, first + size);
    return { first, count: next - first };
  };
  await Promise.all(Array.from({ length: workers }, () => work(plan, block, take)));
  return results;
}

/** One worker, fed with blocks until there are none. Rejects where the thread itself fails. */
function work(plan: MatchPlan, block: () => Block | undefined, take: (some: readonly MatchResult[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url), plan);
    const feed = () => {
      const b = block();
      if (b) worker.postMessage(b);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (results: MatchResult[]) => {
      take(results);
      feed();
    });
    worker.on('error', reject);
    feed();
  });
}

/** From built files a plain thread; from sources one that is first taught to read TypeScript, which threads do not inherit. */
export function startThread(file: URL, workerData: unknown): Worker {
  if (!file.href.endsWith('.ts')) return new Worker(file, { workerData });
  // The thread finds the loader from here; the main thread may run elsewhere, or without it (in tests).
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(code, { eval: true, workerData, execArgv: ['--conditions=source'] });
}
