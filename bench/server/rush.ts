import { quantile } from '../lib/measure.ts';
import { Load } from './load.ts';
import type { Opener, Table } from './seats.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tables that hosts open side by side, each one after the other. */
export async function openTables(hosts: readonly Awaited<ReturnType<Opener>>[], count: number): Promise<Table[]> {
  const tables: Table[] = [];
  const each = Math.ceil(count / hosts.length);
  await Promise.all(
    hosts.map(async (next) => {
      for (let mine = each; mine > 0; mine--) tables.push(await next());
    }),
  );
  return tables;
}

export interface Rush<Spent> {
  movesPerSecond: number;
  p50: number;
  p99: number;
  moves: number;
  /** What `spent` told before and after. */
  before: Spent;
  after: Spent;
}

/**
 * As many moves as these matches can make, once they are warm.
 * @param of `matches`: at the same time; `warm`: moves before, waited for `warmMs` at most; `seconds`: that are measured
 * @param spent what has been spent by now
 */
export async function rush<Spent>(
  tables: readonly Table[],
  { matches, warm, warmMs, seconds }: { matches: number; warm: number; warmMs: number; seconds: number },
  spent: () => Promise<Spent>,
): Promise<Rush<Spent>> {
  const load = new Load(tables, { matches, pace: 0 });
  load.start();
  for (const from = performance.now(); load.moves < warm && performance.now() - from < warmMs; ) await wait(20);
  const [before, start] = [await spent(), performance.now()];
  load.measuring = true;
  await Promise.race([wait(seconds * 1000), load.exhausted]);
  load.measuring = false;
  const [moves, took] = [load.latencies.length, (performance.now() - start) / 1000];
  const after = await spent();
  load.stop();
  return { movesPerSecond: moves / took, p50: quantile(load.latencies, 0.5), p99: quantile(load.latencies, 0.99), moves, before, after };
}
