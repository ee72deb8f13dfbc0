import type { Kept, Report } from '@questhall/record';

export interface ToWorker {
  record: unknown;
  kept: Kept;
}
export type FromWorker = { t: 'at'; done: number; total: number } | { t: 'done'; report: Report };

/** A check under way in a worker, where it does not hold up the page. */
export interface Check {
  /** Rejects where the worker breaks off. */
  report: Promise<Report>;
  stop(): void;
}

/** Checks a record with the rules of the game, in this browser alone. */
export function startCheck(record: unknown, kept: Kept, at: (done: number, total: number) => void): Check {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  const report = new Promise<Report>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === 'at') {
        at(data.done, data.total);
        return;
      }
      resolve(data.report);
      worker.terminate();
    });
    worker.addEventListener('error', (e) => {
      reject(new Error(e.message));
      worker.terminate();
    });
  });
  report.catch(() => undefined);
  worker.postMessage({ record, kept } satisfies ToWorker);
  return { report, stop: () => worker.terminate() };
}
