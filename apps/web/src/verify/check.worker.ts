import type { AnyGame } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { checkRecord } from '@questhall/record';
import type { FromWorker, ToWorker } from './check.ts';

/** The games whose matches can be played again here. */
const GAMES: readonly AnyGame[] = [nachtwacht];

const say = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data: { record, kept } }: MessageEvent<ToWorker>) => {
  let told = 0;
  const report = checkRecord(record, {
    gameOf: (id) => GAMES.find((game) => game.id === id),
    kept,
    at(done, total) {
      // A hundred steps are enough to see it move.
      if (done < total && done - told < total / 100) return;
      told = done;
      say({ t: 'at', done, total });
    },
  });
  say({ t: 'done', report });
});
