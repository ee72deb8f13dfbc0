import { type HeapProfiler, Session } from 'node:inspector/promises';
import { stopwatch } from '../lib/measure.ts';
import { Tables } from './moves-tables.ts';

/*
 * Plays moves when it is asked to, and says how much processor time one took; or hashes whole matches.
 */

const [, , kind = '', at = '100'] = process.argv;
const tables = new Tables(kind);

/** Bytes made a move by each function, those that it calls left out; what has been collected since is counted as well. */
async function allocated(moves: number): Promise<[where: string, bytes: number][]> {
  const session = new Session();
  session.connect();
  const all = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await session.post('HeapProfiler.startSampling', { samplingInterval: 4096, ...all });
  await tables.play(moves, Number(at));
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  const bytes = new Map<string, number>();
  const add = ({ callFrame, selfSize, children }: HeapProfiler.SamplingHeapProfileNode): void => {
    const where = `${callFrame.functionName} ${callFrame.url.split('/').at(-1)}:${callFrame.lineNumber + 1}`;
    bytes.set(where, (bytes.get(where) ?? 0) + selfSize / moves);
    for (const child of children) add(child);
  };
  add(profile.head);
  return [...bytes].sort((a, b) => b[1] - a[1]);
}

async function answer({ moves = 0, hash, look }: { moves?: number; hash?: number; look?: number }): Promise<void> {
  if (look !== undefined) {
    process.send!({ bytes: await allocated(look) });
    return;
  }
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
