import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type AnyState, fast } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { pino } from 'pino';
import { Hall } from '../apps/server/src/match/hall.ts';
import { SqliteStore } from '../apps/server/src/store/sqlite.ts';
import { diceRace } from './dice-race.ts';
import { argument, flag, quantile, report } from './lib/measure.ts';
import { anyChoice } from './lib/random.ts';

/*
 * What matches cost that nobody plays at the moment: the heap of many that are still in memory, and how long one takes to
 * come back into memory, with all that it was told, when somebody looks at it again.
 *
 *   npx tsx bench/idle.ts [--matches 10000] [--actions 40] [--json] [--check]
 *
 * --actions: so many actions have been taken in each match that is woken; those that lie in memory have taken four.
 */

interface Costs {
  game: string;
  /** Megabytes of heap for all of them, in memory and with nobody connected. */
  inMemory: number;
  /** The same when they have been let go. */
  asleep: number;
  wakeMedian: number;
  wakeSlowest: number;
}

const games: [AnyGame, number][] = [
  [diceRace as AnyGame, 2],
  [nachtwacht as AnyGame, 4],
];
const matches = argument('--matches', 10_000);
const actions = argument('--actions', 40);

const heap = (): number => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

/** A hall without bots: the matches wait for their people. */
function hallOf(store: SqliteStore, game: AnyGame): Hall {
  const none = () => Promise.reject(new Error('no bots here'));
  const bots = { choose: none, hint: none, stop: async () => undefined };
  return new Hall({ store, games: [{ game }], bots, log: pino({ level: 'silent' }), now: Date.now, botDelay: [0, 0] });
}

async function measure(game: AnyGame, seats: number): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-idle-'));
  const file = join(folder, 'questhall.db');
  const store = new SqliteStore(file);
  const chance = fast(1, 4);
  const people = await Promise.all(
    Array.from({ length: seats }, async (_, i) => {
      const session = {
        id: `session-${i}`,
        name: `Player ${i}`,
        created: 1,
        device: { id: `device-${i}`, tokenHash: `hash-${i}`, label: '', created: 1, used: 1 },
      };
      await store.addSession(session);
      return session;
    }),
  );
  let hall = hallOf(store, game);
  const play = async (count: number): Promise<string> => {
    const match = await hall.unlocked((await hall.create({ game: game.id, seats }, people[0]!)).id);
    await match.reseat((record) => {
      for (const [i, seat] of record.seats.entries()) Object.assign(seat, { kind: 'person', session: `session-${i}`, name: `Player ${i}` });
    });
    await match.start(() => undefined);
    for (let i = 0; i < count && !match.state!.outcome; i++) {
      const d = (match.state as AnyState).pending[0]!;
      await match.playFor('clock', d.id, anyChoice(d, chance));
    }
    return match.record.id;
  };
  const many = async (total: number, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let i = 0; i < total; i += 250) ids.push(...(await Promise.all(Array.from({ length: 250 }, () => play(count)))));
    return ids;
  };
  await play(4); // what all of them share is there by now
  const before = heap();
  await many(matches, 4);
  const inMemory = heap() - before;
  const longer = await many(250, actions);
  await hall.stop();
  await store.close();

  const again = new SqliteStore(file);
  hall = hallOf(again, game);
  const asleep = heap() - before;
  const times: number[] = [];
  for (const id of longer) {
    const from = performance.now();
    const match = await hall.unlocked(id);
    match.company.whole('session-0', 0);
    times.push(performance.now() - from);
  }
  await hall.stop();
  await again.close();
  rmSync(folder, { recursive: true });
  return { game: `${game.id}, ${seats} seats`, inMemory, asleep, wakeMedian: quantile(times, 0.5), wakeSlowest: quantile(times, 0.99) };
}

if (globalThis.gc) {
  const list: Costs[] = [];
  for (const [game, seats] of games) list.push(await measure(game, seats));
  if (flag('--json')) console.log(JSON.stringify(list, undefined, 2));
  else
    console.table(
      list.map((row) =>
        Object.fromEntries(Object.entries(row).map(([k, v]) => [k, typeof v === 'number' ? Math.round(v * 100) / 100 : v])),
      ),
    );
  report(
    list.flatMap((row) => [
      { what: `${matches} idle matches in memory, ${row.game}`, measured: row.inMemory, unit: 'MB', atMost: 100 },
      { what: `the same asleep, ${row.game}`, measured: row.asleep, unit: 'MB', atMost: 100 },
      { what: `waking a match of ${actions} actions, ${row.game}`, measured: row.wakeSlowest, unit: 'ms', atMost: 20 },
    ]),
  );
} else {
  // Garbage must be collected before the heap is looked at.
  const [, script = '', ...args] = process.argv;
  process.exitCode = spawnSync(process.execPath, [...process.execArgv, '--expose-gc', script, ...args], { stdio: 'inherit' }).status ?? 1;
}
