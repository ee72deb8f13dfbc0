import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
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
  const block = async (): Promise<Block | undefined> => {
    if (next >= matches) return undefined;
    const first = next;
    next = Math.min(matches, first + size);
    return { first, count: next - first };
  };
  await onThreads(plan, workers, block, async (some) => take(some));
  return results;
}

/**
 * Plays blocks of a plan's matches on so many threads until there are none.
 * @param next the next block for whoever asks; undefined: no more. It may take its time
 * @param take what came of a block; the thread gets its next one when this has resolved
 * @throws what `next`, `take` or a thread itself throws
 */
export async function onThreads<B extends Block>(
  plan: MatchPlan,
  workers: number,
  next: () => Promise<B | undefined>,
  take: (results: MatchResult[], block: B) => Promise<void>,
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => work(plan, next, take)));
}

/** One thread, fed with blocks until there are none. Rejects where the thread itself fails. */
function work<B extends Block>(
  plan: MatchPlan,
  next: () => Promise<B | undefined>,
  take: (results: MatchResult[], block: B) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url), plan);
    const stop = (then: () => void) => worker.terminate().then(then, reject);
    let block: B | undefined;
    const feed = async () => {
      block = await next();
      if (block) worker.postMessage({ first: block.first, count: block.count } satisfies Block);
      else await stop(resolve);
    };
    const failed = (error: unknown) => stop(() => reject(error));
    worker.on('message', (results: MatchResult[]) => {
      take(results, block!).then(feed).catch(failed);
    });
    worker.on('error', reject);
    feed().catch(failed);
  });
}

/** From built files a plain thread; from sources one of what is made of them. */
export function startThread(file: URL, workerData: unknown): Worker {
  if (!file.href.endsWith('.ts')) return new Worker(file, { workerData });
  return new Worker(madeOf(file), { eval: true, workerData, execArgv: [] });
}

/** What was made of sources in this process, by the file of the thread. */
const made = new Map<string, string>();

/** A thread inherits no way to read TypeScript, and each would take two seconds of a processor to read it all again. */
function madeOf(file: URL): string {
  const known = made.get(file.href);
  if (known !== undefined) return known;
  const { buildSync } = createRequire(import.meta.url)('esbuild') as {
    buildSync: (options: object) => { outputFiles: { text: string }[] };
  };
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['source'],
    external: ['vitest', 'fast-check'],
    logLevel: 'warning',
  });
  const { text } = outputFiles[0]!;
  made.set(file.href, text);
  return text;
}
