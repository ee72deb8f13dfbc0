import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** How much a program does, from which seed on, and for how long. */
export interface Asked {
  size: number;
  seed: number;
  /** Milliseconds in which new rounds are begun, from when what they need stands (`roundsWithin`); what has been done until then counts. */
  within: number;
  /** One game alone; all of them where it is left out. */
  game?: string;
  /** So many nodes at one database instead of one server. */
  nodes?: number;
  /** Of several things that are done in turns this one alone; which there are, the program says. */
  only?: string;
  /** Takes a line now and then that says how far it is. */
  tell?: (line: string) => void;
}

export interface Failure {
  /** What to give to `--seed` (with `--size 1`) to see it again, where the program is led by seeds. */
  seed: number;
  what: string;
}

/** What a program did and found. */
export interface Findings {
  counts: Record<string, number | string>;
  failures: Failure[];
}

/** More failures than this only repeat themselves. */
export const ENOUGH = 10;

/**
 * Whether another round may begin, to be asked once before each: the first always may, for a program that has done nothing has
 * found out nothing; each further one within so many milliseconds from now. To be made when what the rounds need stands: on a
 * busy machine that alone may take longer than all of them should.
 */
export function roundsWithin(ms: number): () => boolean {
  const until = Date.now() + ms;
  let first = true;
  return () => {
    const may = first || Date.now() < until;
    first = false;
    return may;
  };
}

/** Small whole numbers from 0 to n − 1, the same for the same seed. */
export type Pick = (n: number) => number;

/**
 * Makes a program of the module: run by `tsx trust/name.ts --size N --seed S --minutes M --game G --nodes K --only W`, it prints one summary and ends
 * with 1 where anything failed. Imported by a test it does nothing.
 */
export async function runAsProgram(url: string, nightly: number, run: (asked: Asked) => Promise<Findings>): Promise<void> {
  if (!process.argv[1] || url !== pathToFileURL(process.argv[1]).href) return;
  const { values } = parseArgs({
    options: {
      size: { type: 'string' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      game: { type: 'string' },
      nodes: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const [size, seed] = [Number(values.size ?? nightly), Number(values.seed)];
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
  const name = /([\w-]+)\.ts$/.exec(url)?.[1] ?? url;
  if (![size, seed].every(Number.isInteger) || size < 1 || !(minutes > 0)) {
    console.error(`${name}: --size and --seed are whole numbers, --minutes is a number above 0`);
    process.exit(2);
  }
  const started = Date.now();
  const asked: Asked = { size, seed, within: minutes * 60_000, tell: (line) => console.error(`${name}: ${line}`) };
  if (values.game) asked.game = values.game;
  if (values.only) asked.only = values.only;
  if (values.nodes) asked.nodes = Number(values.nodes);
  const { counts, failures } = await run(asked);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: size ${size}, seed ${seed}, ${seconds} s`);
  for (const [what, count] of Object.entries(counts))
    console.log(`  ${what}: ${typeof count === 'number' ? count.toLocaleString('en') : count}`);
  for (const { seed: at, what } of failures) console.log(`  FAILED (seed ${at}): ${what}`);
  console.log(failures.length === 0 ? '  nothing failed' : `  ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}

/** Where two texts differ first, with what stands there. */
export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… but …${b.slice(from, at + 60)}…`;
}
