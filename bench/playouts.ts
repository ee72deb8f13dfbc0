import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dystopia } from '@questhall/dystopia';
import { type AnyGame, fast } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { talisman } from '@questhall/talisman';
import { diceRace, HandRace } from './dice-race.ts';
import { apart, argument, flag, median, rate, report, warmUp } from './lib/measure.ts';
import { randomMatch } from './lib/random.ts';
import { boardgamePlayout } from './peers/boardgame.ts';

/*
 * Random playouts on one core: decisions a second of processor time, ours beside boardgame.io's bare reducer and a race
 * written by hand. Absolute figures drift with the machine, ratios hold. Runs are interleaved, each contender in a
 * process of its own (what one game has taught the compiler must not slow another), and the median counts.
 *
 *   npx tsx bench/playouts.ts [--json] [--check] [--seconds 3] [--runs 3]
 */

interface Contender {
  name: string;
  /** Made ready: plays one match and returns its decisions. */
  ready: () => (seed: number) => number;
}

const onKernel = (name: string, game: AnyGame, seats: number, options: Readonly<Record<string, unknown>> = {}): Contender => ({
  name,
  ready: () => (seed) => randomMatch(game, seats, seed, options),
});

const byHand = {
  name: 'dice race by hand',
  ready: () => (seed: number) => {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const race = new HandRace(2);
    const below = (n: number) => chance.below(n);
    let decisions = 0;
    for (; race.winner < 0; decisions++) race.play(race.options[policy.below(race.options.length)]!, below);
    return decisions;
  },
};

const boardgame: Contender = {
  name: 'dice race on boardgame.io',
  ready() {
    const playout = boardgamePlayout();
    return (seed) => playout(seed, fast(seed, 3));
  },
};

const list: Contender[] = [
  byHand,
  onKernel('dice race on the kernel', diceRace as AnyGame, 2),
  onKernel('Nachtwacht, 2 seats', nachtwacht as AnyGame, 2),
  onKernel('Nachtwacht, 4 seats', nachtwacht as AnyGame, 4),
  onKernel('Talisman 1986, 4 seats', talisman as AnyGame, 4),
  onKernel('Dystopia, level 1, 4 seats', dystopia as AnyGame, 4, { campaign: false }),
  onKernel('Talisman Digital Edition with the Realm of Souls, 4 seats', talisman as AnyGame, 4, {
    edition: 'digital',
    expansion: 'realm-of-souls',
  }),
];
const installed = existsSync(new URL('./node_modules/boardgame.io', import.meta.url));
if (installed) list.push(boardgame);
else console.error('boardgame.io is left out; it comes with: npm --prefix bench install');

const seconds = argument('--seconds', 3);
const only = argument('--only', -1);
if (only >= 0) {
  const match = list[only]!.ready();
  warmUp(match);
  console.log(rate(match, seconds, 1000));
  process.exit();
}

const rates = list.map((): number[] => []);
for (let run = 0; run < argument('--runs', 3); run++) {
  for (const [i, of] of rates.entries())
    of.push(apart(fileURLToPath(import.meta.url), ['--only', String(i), '--seconds', String(seconds)]));
}
const medians = rates.map(median);
const [
  hand = Number.NaN,
  race = Number.NaN,
  two = Number.NaN,
  four = Number.NaN,
  magic = Number.NaN,
  dungeon = Number.NaN,
  realm = Number.NaN,
] = medians;
const peer = installed ? medians.at(-1)! : Number.NaN;
const playouts = list.map(({ name }, i) => ({
  name,
  decisionsPerSecond: Math.round(medians[i]!),
  timesBoardgame: Number((medians[i]! / peer).toFixed(2)),
  partOfHand: Number((medians[i]! / hand).toFixed(3)),
}));
if (flag('--json')) console.log(JSON.stringify(playouts, undefined, 2));
else console.table(playouts);
if (installed) {
  report([
    { what: 'dice race on the kernel', measured: race / peer, unit: 'times boardgame.io', atLeast: 100 },
    { what: 'random Nachtwacht, 2 seats', measured: two / peer, unit: 'times boardgame.io', atLeast: 50 },
    { what: 'random Nachtwacht, 4 seats', measured: four / peer, unit: 'times boardgame.io', atLeast: 100 },
    { what: 'random Talisman, 4 seats', measured: magic / peer, unit: 'times boardgame.io', atLeast: 20 },
    { what: 'random Talisman with the Realm of Souls, 4 seats', measured: realm / peer, unit: 'times boardgame.io', atLeast: 15 },
    { what: 'random Dystopia, 4 seats', measured: dungeon / peer, unit: 'times boardgame.io', atLeast: 15 },
    // TAG (Java), as its authors give it for their machine: Catan and Dominion.
    { what: 'random Talisman beside TAG’s Catan in the literature', measured: magic, unit: 'decisions a second', atLeast: 330_000 },
    { what: 'random Talisman beside TAG’s Dominion in the literature', measured: magic, unit: 'decisions a second', atLeast: 590_000 },
  ]);
}
