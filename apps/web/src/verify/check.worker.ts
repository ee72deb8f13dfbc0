import type { AnyGame } from '@questhall/kernel';
import { checkRecord } from '@questhall/record';
import type { FromWorker, ToWorker } from './check.ts';

/** The games whose matches can be played again here: one line a game, fetched when a record is of it. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  nachtwacht: async () => (await import('@questhall/nachtwacht')).nachtwacht,
  talisman: async () => (await import('@questhall/talisman')).talisman,
  dystopia: async () => (await import('@questhall/dystopia')).dystopia,
};

const say = (message: FromWorker) => postMessage(message);

async function check({ record, kept }: ToWorker): Promise<void> {
  const id = (record as { table?: { game?: unknown } } | null)?.table?.game;
  const load = typeof id === 'string' && Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  const game = await load?.();
  let told = 0;
  const report = checkRecord(record, {
    gameOf: (wanted) => (wanted === id ? game : undefined),
    kept,
    at(done, total) {
      // A hundred steps are enough to see it move.
      if (done < total && done - told < total / 100) return;
      told = done;
      say({ t: 'at', done, total });
    },
  });
  say({ t: 'done', report });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  check(data).catch((e: unknown) => {
    // The rules could not be fetched: told to the page as what breaks off a worker, which a rejection alone does not.
    setTimeout(() => {
      throw e;
    });
  });
});
