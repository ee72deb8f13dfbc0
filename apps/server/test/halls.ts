import type { AnyGame } from '@questhall/kernel';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import type { BotPlayer } from '../src/bots/port.ts';
import { Hall } from '../src/match/hall.ts';
import type { Whereabouts } from '../src/match/whereabouts.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { bids } from './bids.ts';

const open: { hall: Hall; store: SqliteStore }[] = [];
afterEach(async () => {
  for (const { hall, store } of open.splice(0)) {
    await hall.stop();
    await store.close();
  }
});

/**
 * A hall of bids on a folder, with a clock that is moved by hand; closed after the test, or by `end`.
 * @param delay for how long bots pretend to think, in milliseconds
 */
export function hallOn(
  folder: string,
  { now, bots, delay = 0, whereabouts }: { now: () => number; bots: BotPlayer; delay?: number; whereabouts?: Whereabouts },
) {
  const store = new SqliteStore(`${folder}/questhall.db`);
  const games = [{ game: bids as AnyGame, ...(whereabouts ? { whereabouts } : {}) }];
  const hall = new Hall({ store, games, bots, log: pino({ level: 'silent' }), now, botDelay: [delay, delay] });
  const opened = { hall, store };
  open.push(opened);
  const end = async () => {
    open.splice(open.indexOf(opened), 1);
    await hall.stop();
    await store.close();
  };
  return { ...opened, end };
}
