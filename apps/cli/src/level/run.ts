import type { Measuring, PartyTale } from '@questhall/dystopia/measure';
import { startThread } from '../match/run.ts';

/** What a thread answers: how a party fared, or why it could not be played. */
export type PartyResult = { index: number; tale: PartyTale } | { index: number; error: string };

/** Plays parties 0 … parties − 1 on so many threads and returns them in order. Which thread plays which changes nothing. */
export async function playParties(
  measuring: Measuring,
  parties: number,
  threads: number,
  at: (done: number) => void,
): Promise<PartyResult[]> {
  const results: PartyResult[] = new Array(parties);
  let next = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const thread = startThread(new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url), measuring);
      const feed = () => {
        if (next < parties) thread.postMessage(next++);
        else thread.terminate().then(() => resolve(), reject);
      };
      thread.on('message', (result: PartyResult) => {
        results[result.index] = result;
        at(++done);
        feed();
      });
      thread.on('error', reject);
      feed();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}
