import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** The middle value. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The middle value with its interval of 95 %. */
export function medianWithin(values: readonly number[]): { middle: number; low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const half = (1.96 * Math.sqrt(sorted.length)) / 2;
  const low = sorted[Math.max(0, Math.floor(sorted.length / 2 - half))]!;
  const high = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + half))]!;
  return { middle: median(values), low, high };
}

/** The value below which the part `p` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
}

/** The number after this flag of the command line. */
export function argument(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

export const flag = (name: string): boolean => process.argv.includes(name);

/** Counts processor time, since a shared machine takes turns; in seconds. */
export function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

/** Calls `once`, which says how much it has done, for so many seconds of processor time: how much was done a second. */
export function rate(once: (turn: number) => number, seconds: number, from = 0): number {
  const spent = stopwatch();
  let done = 0;
  for (let turn = from; spent() < seconds; ) for (let i = 0; i < 20; i++) done += once(turn++);
  return done / spent();
}

/** Windows of the warm-up, in seconds, how far three of them may differ, and when it ends all the same. */
const WARM = { window: 1.5, within: 0.03, most: 30 };

/**
 * Calls `once` until the compiler is done: until three windows in a row agree within 3 %, at most 30 s of processor time.
 * A small game needs 5 s, one of Talisman's size 20: the same measure for every contender.
 */
export function warmUp(once: (turn: number) => number): void {
  const rates: number[] = [];
  const spent = stopwatch();
  for (let from = 1; spent() < WARM.most; from += 100_000) {
    rates.push(rate(once, WARM.window, from));
    const last = rates.slice(-3);
    if (last.length === 3 && Math.max(...last) <= Math.min(...last) * (1 + WARM.within)) return;
  }
}

/** Microseconds of processor time that one call takes: the median of seven rounds, after a first one for the compiler. */
export function microseconds(once: () => unknown, calls: number): number {
  const round = () => {
    const spent = stopwatch();
    for (let i = 0; i < calls; i++) once();
    return (spent() * 1e6) / calls;
  };
  round();
  return median(Array.from({ length: 7 }, round));
}

/** Runs this program again with these arguments in a process of its own, and reads the number that it prints. */
export function apart(script: string, args: readonly string[]): number {
  const child = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return Number(child.stdout.trim().split('\n').at(-1));
}

/** What was promised, and what was measured. */
export interface Promised {
  what: string;
  measured: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

export const isKept = ({ measured, atLeast, atMost }: Promised): boolean =>
  (atLeast === undefined || measured >= atLeast) && (atMost === undefined || measured <= atMost);

/**
 * Prints what was promised beside what was measured; with `--check` a missed promise fails the program, with `--goals FILE`
 * it is written there as well (`bench/goals.ts` reads it).
 */
export function report(promises: readonly Promised[]): void {
  if (flag('--goals')) writeFileSync(process.argv[process.argv.indexOf('--goals') + 1]!, JSON.stringify(promises));
  console.table(
    promises.map((p) => ({
      what: p.what,
      measured: Number(p.measured.toPrecision(3)),
      goal: p.atLeast === undefined ? `≤ ${p.atMost}` : `≥ ${p.atLeast}`,
      unit: p.unit,
      kept: isKept(p) ? 'yes' : 'NO',
    })),
  );
  if (flag('--check') && !promises.every(isKept)) process.exitCode = 1;
}
