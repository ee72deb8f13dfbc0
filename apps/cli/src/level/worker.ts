import { parentPort, workerData } from 'node:worker_threads';
import { type Measuring, playParty } from '@questhall/dystopia/measure';
import type { PartyResult } from './run.ts';

/** A thread that plays one party after the other, as it is told. */
const measuring = workerData as Measuring;
parentPort?.on('message', (index: number) => {
  let result: PartyResult;
  try {
    result = { index, tale: playParty(measuring, index) };
  } catch (e) {
    result = { index, error: e instanceof Error ? (e.stack ?? e.message) : String(e) };
  }
  parentPort?.postMessage(result);
});
