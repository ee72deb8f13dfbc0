import { stopwatch } from '../lib/measure.ts';
import { Tables } from './moves-tables.ts';

/*
 * Plays moves when it is asked to, and says how much processor time one took; or hashes whole matches.
 */

const [, , kind = '', at = '100'] = process.argv;
const tables = new Tables(kind);

async function answer({ moves = 0, hash }: { moves?: number; hash?: number }): Promise<void> {
  if (hash !== undefined) {
    const apart = new Tables(kind);
    process.send!({ hash: await apart.hash(hash, 2000) });
    await apart.end();
    return;
  }
  const spent = stopwatch();
  await tables.play(moves, Number(at));
  process.send!({ micros: (spent() * 1e6) / moves });
}

process.on('message', (asked) => void answer(asked as Parameters<typeof answer>[0]));
process.on('disconnect', () => void tables.end().then(() => process.exit()));
process.send?.('ready');
