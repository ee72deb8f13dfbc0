import { deflateRawSync } from 'node:zlib';
import { type AnyGame, type AnyState, clone, copyState, decisionView, fast, play, type Seat } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { diff } from '@questhall/protocol';
import { talisman } from '@questhall/talisman';
import { diceRace } from './dice-race.ts';
import { argument, flag, median, microseconds, quantile, report } from './lib/measure.ts';
import { anyChoice, randomStates } from './lib/random.ts';

/*
 * What a state costs beyond playing it: a clone of the largest one that random matches reach, and what the server does
 * for each viewer after each action: the view, the decision in full, and the changes since the last time as text.
 *
 *   npx tsx bench/views.ts [--json] [--check] [--matches 30]
 */

const matches = argument('--matches', 30);

interface Costs {
  game: string;
  stateBytes: number;
  cloneMicroseconds: number;
  viewBytes: number;
  viewMicroseconds: number;
  viewAndUpdateMedian: number;
  viewAndUpdateSlowest: number;
  updateBytesMedian: number;
  updateBytesP99: number;
  /** Compressed with the updates before it as context, as permessage-deflate would (the server does not use it). */
  updateDeflatedMedian: number;
}

/** A copy as play leaves it: what states share with what is printed on cards, they share. */
const largest = (game: AnyGame, values: Iterable<AnyState>): AnyState => {
  let [best, size] = [undefined as AnyState | undefined, 0];
  for (const s of values) {
    const { length } = JSON.stringify(s);
    if (length > size) [best, size] = [copyState(game, s), length];
  }
  return best!;
};

/** What this seat is shown, as the server puts it together. */
const sight = (game: AnyGame, s: AnyState, seat: Seat) => ({ view: game.observe(s, seat), decision: decisionView(game, s, seat) });

function costs(name: string, game: AnyGame, seats: number): Costs {
  const s = largest(game, randomStates(game, seats, matches));
  const bytes: number[] = [];
  const deflated: number[] = [];
  let context = '';
  const times: number[] = [];
  for (const { before, after, seat } of steps(game, seats)) {
    const shown = sight(game, before, seat);
    const update = () => JSON.stringify(diff(shown, sight(game, after, seat)));
    const text = update();
    bytes.push(text.length);
    deflated.push(deflateRawSync(text, context ? { dictionary: Buffer.from(context) } : {}).length);
    context = (context + text).slice(-4096);
    if (bytes.length % 40 === 0) times.push(microseconds(update, 50));
  }
  return {
    game: name,
    stateBytes: JSON.stringify(s).length,
    cloneMicroseconds: microseconds(() => copyState(game, s), 20_000),
    viewBytes: JSON.stringify(game.observe(s, 0)).length,
    viewMicroseconds: microseconds(() => game.observe(s, 0), 20_000),
    viewAndUpdateMedian: median(times),
    viewAndUpdateSlowest: quantile(times, 0.99),
    updateBytesMedian: median(bytes),
    updateBytesP99: quantile(bytes, 0.99),
    updateDeflatedMedian: median(deflated),
  };
}

/** The states before and after actions of random matches, as each seat in turn sees them. */
function* steps(game: AnyGame, seats: number): Generator<{ before: AnyState; after: AnyState; seat: Seat }> {
  const [chance, policy] = [fast(1, 2), fast(1, 3)];
  let seat = 0;
  for (const before of randomStates(game, seats, Math.ceil(matches / 2))) {
    const after = clone(before);
    const d = after.pending[0]!;
    play(game, after, { decision: d.id, seat: d.seat, choice: anyChoice(d, policy) }, chance);
    yield { before: clone(before), after, seat: seat++ % seats };
  }
}

const list = [
  costs('dice race, 4 seats', diceRace as AnyGame, 4),
  costs('Nachtwacht, 4 seats', nachtwacht as AnyGame, 4),
  costs('Talisman, 4 seats', talisman as AnyGame, 4),
];
if (flag('--json')) console.log(JSON.stringify(list, undefined, 2));
else
  console.table(
    list.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, typeof v === 'number' ? Math.round(v * 10) / 10 : v]))),
  );
const [, largestGame, magic] = list;
report([
  { what: 'clone of the largest state', measured: largestGame!.cloneMicroseconds, unit: 'µs', atMost: 10 },
  { what: 'view and update, median', measured: largestGame!.viewAndUpdateMedian, unit: 'µs', atMost: 100 },
  { what: 'view and update, slowest in 100', measured: largestGame!.viewAndUpdateSlowest, unit: 'µs', atMost: 100 },
  { what: 'Talisman: clone of the largest state', measured: magic!.cloneMicroseconds, unit: 'µs', atMost: 15 },
  { what: 'Talisman: view and update, median', measured: magic!.viewAndUpdateMedian, unit: 'µs', atMost: 100 },
]);
