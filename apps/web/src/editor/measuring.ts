import type { LevelReport, Measuring, PartyTale } from '@questhall/dystopia/levels';

export type ToMeasurer = { t: 'begin'; measuring: Measuring } | { t: 'play'; index: number } | { t: 'report'; tales: readonly PartyTale[] };
export type FromMeasurer = { t: 'played'; tale: PartyTale } | { t: 'report'; report: LevelReport };

/** A measurement under way. */
export interface Measurement {
  /** The report of all parties, or of those that were played when it was stopped. Rejects where a thread breaks off. */
  report: Promise<LevelReport>;
  /** No further party begins. */
  stop(): void;
  /** Nobody waits for it any more. */
  drop(): void;
}

/** More threads than this do not help: a phone gets warm. */
const MOST_THREADS = 8;

/** Lets parties of bots play a level in threads beside the page. `at` is told how many have come back. */
export function startMeasuring(measuring: Measuring, parties: number, at: (done: number) => void): Measurement {
  const threads = Math.max(1, Math.min(MOST_THREADS, parties, navigator.hardwareConcurrency || 2));
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' }));
  const tales: PartyTale[] = [];
  let next = 0;
  let stopped = false;
  let idle = 0;
  const drop = () => {
    for (const worker of workers) worker.terminate();
  };
  const tell = (worker: Worker, message: ToMeasurer) => worker.postMessage(message);

  const report = new Promise<LevelReport>((resolve, reject) => {
    function feed(worker: Worker): void {
      if (!stopped && next < parties) tell(worker, { t: 'play', index: next++ });
      else if (++idle === workers.length) tell(worker, { t: 'report', tales });
    }
    for (const worker of workers) {
      worker.addEventListener('message', ({ data }: MessageEvent<FromMeasurer>) => {
        if (data.t === 'report') {
          drop();
          return resolve(data.report);
        }
        tales.push(data.tale);
        at(tales.length);
        feed(worker);
      });
      worker.addEventListener('error', (e) => {
        drop();
        reject(new Error(e.message));
      });
      tell(worker, { t: 'begin', measuring });
      feed(worker);
    }
  });
  report.catch(() => undefined); // whoever waits is told
  return {
    report,
    stop() {
      stopped = true;
    },
    drop,
  };
}
