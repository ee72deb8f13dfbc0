import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type AnyState, begin, type Chance, clone, fast, play } from '@questhall/kernel';
import { diceRace, HandRace } from './dice-race.ts';

/*
 * Random playouts on one core: decisions a second of processor time, and microseconds for a clone. The hand-written race is the measure:
 * absolute figures drift with the machine, ratios hold. Runs are interleaved and the median counts.
 *
 * Run it on the built packages (npm run build), as people run them:
 *
 *   npx tsx bench/playouts.ts [--json] [--seconds 1] [--runs 5]
 */

interface Contender {
  name: string;
  /** Plays one match; returns its decisions. */
  match: (seed: number) => number;
}

function kernelMatch(game: AnyGame, seats: number, chance: Chance, policy: Chance): { decisions: number; s: AnyState } {
  const s: AnyState = begin(game, { seats }, chance);
  let decisions = 0;
  while (!s.outcome) {
    const d = s.pending[0]!;
    const { options, choose } = d;
    const choice = choose ? pickSome(options, choose.min, choose.max, policy) : options[policy.below(options.length)]!;
    play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
    decisions++;
  }
  return { decisions, s };
}

function pickSome(options: readonly string[], min: number, max: number, policy: Chance): string[] {
  const left = [...options];
  const count = Math.min(left.length, min + policy.below(max - min + 1));
  return Array.from({ length: count }, () => left.splice(policy.below(left.length), 1)[0]!);
}

const onKernel = (name: string, game: AnyGame, seats: number): Contender => ({
  name,
  match: (seed) => kernelMatch(game, seats, fast(seed, 2), fast(seed, 3)).decisions,
});

const byHand: Contender = {
  name: 'dice race by hand',
  match(seed) {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const race = new HandRace(2);
    let decisions = 0;
    for (; race.winner < 0; decisions++) race.play(race.options[policy.below(race.options.length)]!, (n) => chance.below(n));
    return decisions;
  },
};

async function contenders(): Promise<Contender[]> {
  const list = [byHand, onKernel('dice race on the kernel', diceRace as AnyGame, 2)];
  const nachtwacht = await optional();
  if (nachtwacht) for (const seats of [2, 4]) list.push(onKernel(`Nachtwacht, ${seats} seats`, nachtwacht, seats));
  return list;
}

/** Nachtwacht, when it can be loaded. */
async function optional(): Promise<AnyGame | undefined> {
  try {
    const name = '@questhall/nachtwacht';
    const loaded = (await import(name)) as Record<string, unknown>;
    return loaded.nachtwacht as AnyGame;
  } catch (e) {
    console.error(`Nachtwacht is left out: ${e instanceof Error ? e.message : String(e)}`);
    return undefined;
  }
}

function measure({ match }: Contender, seconds: number, from: number): number {
  let decisions = 0;
  let seed = from;
  // Processor time, since a shared machine takes turns.
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  while (spent() < seconds) for (let i = 0; i < 20; i++) decisions += match(seed++);
  return decisions / spent();
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Microseconds a clone and bytes of the largest state met in random matches. */
function cloneCost(game: AnyGame, seats: number): { microseconds: number; bytes: number } {
  let largest = '';
  for (let seed = 1; seed <= 30; seed++) {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const s: AnyState = begin(game, { seats }, chance);
    while (!s.outcome) {
      const text = JSON.stringify(s);
      if (text.length > largest.length) largest = text;
      const d = s.pending[0]!;
      const choice = d.choose ? d.options.slice(0, d.choose.min) : d.options[policy.below(d.options.length)]!;
      play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
    }
  }
  const s = JSON.parse(largest) as AnyState;
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const start = process.cpuUsage();
    for (let i = 0; i < 20_000; i++) clone(s);
    times.push(process.cpuUsage(start).user / 20_000);
  }
  return { microseconds: median(times), bytes: largest.length };
}

function argument(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

const [seconds, runs] = [argument('--seconds', 0.7), argument('--runs', 5)];
const list = await contenders();
const only = argument('--only', -1);
if (only >= 0) {
  measure(list[only]!, Math.max(1.5, seconds), 1); // until the compiler is done
  console.log(measure(list[only]!, seconds, 1000));
  process.exit();
}

/** Each in a process of its own: what one game has taught the compiler must not slow another. */
function measureApart(index: number): number {
  const script = fileURLToPath(import.meta.url);
  const child = spawnSync(process.execPath, [...process.execArgv, script, '--only', String(index), '--seconds', String(seconds)], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return Number(child.stdout);
}

const rates = list.map((): number[] => []);
for (let run = 0; run < runs; run++) for (const [i, of] of rates.entries()) of.push(measureApart(i));
const hand = median(rates[0] ?? []);
const playouts = list.map(({ name }, i) => {
  const rate = median(rates[i] ?? []);
  return { name, decisionsPerSecond: Math.round(rate), timesByHand: Number((hand / rate).toFixed(2)) };
});
const nachtwacht = await optional();
const clones = [
  { name: 'dice race, 4 seats', ...cloneCost(diceRace as AnyGame, 4) },
  ...(nachtwacht ? [{ name: 'Nachtwacht, 4 seats, largest state', ...cloneCost(nachtwacht, 4) }] : []),
];
if (process.argv.includes('--json')) console.log(JSON.stringify({ playouts, clones }, undefined, 2));
else {
  console.table(playouts);
  console.table(clones);
}
