import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argument, flag, isKept, type Promised } from './lib/measure.ts';

/*
 * Every goal in one table, into `docs/benchmarks.md`, with the date, the commit and Node's version. The programs take turns; of several
 * rounds the worst counts. Meant for a machine that does nothing else: the load is told with the table. Three rounds take
 * half an hour; `--short` is one of them. It says every half a minute how far it is. A program that fails, or is not done in
 * ten minutes, is named in the table, and the others go on.
 *
 *   npm run bench [-- --short] [-- --rounds 3 --only server --minutes 10]
 */

const PROGRAMS: Record<string, { program: string; args: string[] }> = {
  playouts: { program: 'playouts', args: ['--runs', '1'] },
  'talisman-bots': { program: 'talisman-bots', args: [] },
  parties: { program: 'parties', args: [] },
  views: { program: 'views', args: [] },
  server: { program: 'server', args: ['--runs', '1', '--half'] },
  crowd: { program: 'server', args: ['--runs', '1', '--matches', '4000', '--pace', '5', '--only', 'Questhall'] },
};
const PAGE = new URL('../docs/benchmarks.md', import.meta.url);
/** The page has a table for each Node that is measured: what a newer one is worth is not mixed with what the sources are. */
const NODE = `Node ${process.versions.node.split('.')[0]}`;
const [BEGIN, END] = [`<!-- goals: ${NODE} -->`, `<!-- end of goals: ${NODE} -->`];

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const names = Object.keys(PROGRAMS).filter((name) => only === undefined || name === only);
const folder = mkdtempSync(join(tmpdir(), 'questhall-goals-'));
const worst = new Map<string, Promised>();
/** What came to no figures, and why. */
const failed = new Map<string, string>();
const loads: number[] = [];
const rounds = argument('--rounds', flag('--short') ? 1 : 3);
const most = argument('--minutes', 10);
for (let round = 0; round < rounds; round++) {
  for (const [at, name] of names.entries()) {
    const goals = join(folder, `${name}-${round}.json`);
    const began = performance.now();
    const since = () => `${Math.round((performance.now() - began) / 1000)} s`;
    console.error(`round ${round + 1} of ${rounds}, program ${at + 1} of ${names.length}: ${name}`);
    const alive = setInterval(() => console.error(`  ${name}: ${since()}, load ${loadavg()[0]!.toFixed(1)}`), 30_000);
    const why = await run(name, goals);
    clearInterval(alive);
    console.error(`  ${name}: ${why ?? 'done'} after ${since()}`);
    loads.push(loadavg()[0]!);
    if (why !== undefined) failed.set(name, why);
    else for (const goal of JSON.parse(readFileSync(goals, 'utf8')) as Promised[]) keepWorse(goal);
  }
}
rmSync(folder, { recursive: true });

/** Runs one of the programs in a group of its own, which ends with it. Returns why it came to no figures, or undefined. */
async function run(name: string, goals: string): Promise<string | undefined> {
  const { program, args } = PROGRAMS[name]!;
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, file, ...args, '--goals', goals], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    detached: true,
  });
  let why: string | undefined;
  const stop = (reason: string) => {
    why = reason;
    // Its own children as well: servers, and contenders in processes of their own.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const late = setTimeout(() => stop(`not done in ${most} minutes`), most * 60_000);
  const interrupted = () => {
    stop('interrupted');
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  process.off('SIGINT', interrupted);
  clearTimeout(late);
  if (why === undefined && code !== 0) why = `failed (${code})`;
  return why ?? (existsSync(goals) ? undefined : 'told no figures');
}

function keepWorse(goal: Promised): void {
  const before = worst.get(goal.what);
  const isWorse = before && (goal.atLeast === undefined ? goal.measured > before.measured : goal.measured < before.measured);
  if (!before || isWorse) worst.set(goal.what, goal);
}

const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
const rows = [...worst.values()].map((goal) => {
  const { what, measured, unit, atLeast, atMost } = goal;
  return `| ${what} | ${Number(measured.toPrecision(3))} ${unit} | ${atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`} | ${isKept(goal) ? 'kept' : '**missed**'} |`;
});
const table = [
  `${when} UTC, commit ${commit}, Node ${process.versions.node}, ${rounds === 1 ? 'one round' : `the worst of ${rounds} rounds`}, load of the machine ${load}:`,
  '',
  '| what | measured | goal | |',
  '| --- | --- | --- | --- |',
  ...rows,
  ...[...failed].map(([name, why]) => `| the program \`${name}\` | ${why} | | **missed** |`),
];
console.log(table.join('\n'));
const page = readFileSync(PAGE, 'utf8');
const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for a table of ${NODE}`);
// A part of the goals is shown, but not written: the page has all of them, of one run.
if (only === undefined) writeFileSync(PAGE, `${page.slice(0, from + BEGIN.length)}\n\n${table.join('\n')}\n\n${page.slice(to)}`);
if (process.argv.includes('--check') && (failed.size > 0 || ![...worst.values()].every(isKept))) process.exitCode = 1;
