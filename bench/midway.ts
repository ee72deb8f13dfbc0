import { type BotName, know, policyOf } from '@questhall/bots';
import { dystopia, heuristic as dystopiaHeuristic } from '@questhall/dystopia';
import { type AnyGame, fast, type Seat } from '@questhall/kernel';
import { nachtwacht, heuristic as nachtwachtHeuristic } from '@questhall/nachtwacht';
import { talisman, heuristic as talismanHeuristic } from '@questhall/talisman';
import { Audience, type Performance, type Watcher } from '../apps/server/src/match/audience.ts';
import { newRecord, setUp } from '../apps/server/src/match/new-table.ts';
import { firstStep, nextStep } from '../apps/server/src/match/step.ts';
import { takenAfter } from '../apps/server/src/match/taken.ts';
import { argument, flag, stopwatch } from './lib/measure.ts';

/*
 * What it costs to tell line by line what an action changes (`midway`), beside the views alone: whole matches through
 * the server's own step and audience, with four people who listen, in turns. Bytes are those that one of them is sent for
 * an action; time is the processor's for an action: playing, views, changes and text, without disk and sockets.
 *
 *   npx tsx --conditions=source bench/midway.ts [--matches 3] [--rounds 3] [--json]
 */

const matches = argument('--matches', 3);
const rounds = argument('--rounds', 3);
const SEATS = 4;
/** Longer matches repeat themselves. */
const LONGEST = 1500;

interface Played {
  actions: number;
  bytes: number;
  seconds: number;
}

/** A table of four people whose dice fall by the seed. */
async function tableOf(game: AnyGame, options: Record<string, string | number>, seed: number) {
  const host = { id: 's0', name: 'Ann', created: 0, device: {} as never };
  const laid = setUp([{ game } as never], { game: game.id, seats: SEATS, options }, host);
  const of = {
    ...laid,
    game: game.id,
    clock: null,
    reserve: 0,
    overtime: 'default' as const,
    patience: 60,
    talk: 'free' as const,
    takingBack: 'free' as const,
    hints: 'free' as const,
    lookingOn: 'link' as const,
    listed: false,
  };
  const record = await newRecord({ now: () => 0, store: { recordByCode: async () => undefined } as never }, of, 's0');
  const seats = record.seats.map((seat, i) => ({ ...seat, kind: 'person' as const, session: `s${i}` }));
  return { ...record, id: `match${seed}`, seats, secret: seed.toString(16).padStart(64, '0') };
}

async function play(
  game: AnyGame,
  heuristic: unknown,
  options: Record<string, string | number>,
  bot: BotName,
  midway: boolean,
): Promise<Played> {
  const policy = policyOf(bot, { game, heuristic: heuristic as never });
  const sum: Played = { actions: 0, bytes: 0, seconds: 0 };
  for (let seed = 1; seed <= matches; seed++) {
    const mind = fast(seed, 3);
    const first = firstStep(game, await tableOf(game, options, seed), 0);
    const stage = { game, record: first.record, state: first.state, events: [] as never[], taken: new Array<number>(SEATS).fill(0) };
    const audience = new Audience(stage as Performance);
    for (let viewer: Seat = 0; viewer < SEATS; viewer++) {
      const send = (text: string): void => {
        sum.bytes += text.length;
      };
      const watcher: Watcher = { session: `s${viewer}`, viewer, packed: true, midway, send };
      audience.add(watcher);
      audience.feed(viewer);
    }
    for (let n = 0; n < LONGEST && !stage.state.outcome; n++) {
      const d = stage.state.pending[mind.below(stage.state.pending.length)]!;
      const choice = policy(know(game, stage.state, d.seat) as never, mind, {});
      const spent = stopwatch();
      const answer = { choose: () => ({ decision: d.id, seat: d.seat, choice }), by: 'person', byDefault: false, at: n } as const;
      const step = nextStep(game, stage.state, stage.record, { ...answer, followed: audience.isFollowing });
      Object.assign(stage, { record: step.record, state: step.state, taken: takenAfter(stage.taken, step.action) });
      audience.tell(step, n);
      sum.seconds += spent();
      sum.actions++;
    }
  }
  return sum;
}

const GAMES: [name: string, game: AnyGame, heuristic: unknown, options: Record<string, string | number>][] = [
  ['Nachtwacht', nachtwacht, nachtwachtHeuristic, {}],
  ['Dystopia', dystopia, dystopiaHeuristic, { roundLimit: 20 }],
  ['Talisman 1986', talisman, talismanHeuristic, { roundLimit: 30 }],
  ['Talisman Digital Edition', talisman, talismanHeuristic, { edition: 'digital', roundLimit: 30 }],
  ['Realm of Souls', talisman, talismanHeuristic, { edition: 'digital', expansion: 'realm-of-souls', roundLimit: 30 }],
];

const rows: object[] = [];
for (const [name, game, heuristic, options] of GAMES) {
  for (const bot of ['random', 'easy'] as const) {
    const sums = [false, true].map((): Played => ({ actions: 0, bytes: 0, seconds: 0 })) as [Played, Played];
    await play(game, heuristic, options, bot, true); // for the compiler
    for (let round = 0; round < rounds; round++) {
      for (const [i, sum] of sums.entries()) {
        const one = await play(game, heuristic, options, bot, i === 1);
        for (const what of ['actions', 'bytes', 'seconds'] as const) sum[what] += one[what];
      }
    }
    const [before, after] = sums;
    const bytes = (of: Played) => of.bytes / of.actions / SEATS;
    const microseconds = (of: Played) => (of.seconds * 1e6) / of.actions;
    rows.push({
      game: name,
      bot,
      bytesBefore: Math.round(bytes(before)),
      bytes: Math.round(bytes(after)),
      more: `${((bytes(after) / bytes(before) - 1) * 100).toFixed(1)} %`,
      kilobytesAMatch: Math.round(after.bytes / SEATS / matches / rounds / 1000),
      microsecondsBefore: Math.round(microseconds(before)),
      microseconds: Math.round(microseconds(after)),
    });
  }
}
if (flag('--json')) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
