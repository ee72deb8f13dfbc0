import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Hint } from '@questhall/bots';
import type { Choice } from '@questhall/kernel';
import { elapsed } from '../clock.ts';
import type { Log } from '../log.ts';
import type { BotPlayer, BotTask, HintTask } from './port.ts';
import { Queue } from './queue.ts';
import { bundled } from './source-thread.ts';
import type { BotAnswer, BotQuestion } from './worker.ts';

/** A thread that has not answered by then is taken to be lost. */
const PATIENCE_MS = 15_000;

/** How many threads think: one processor is left to the server itself, and more than four would only wait for each other's memory. */
export const threadsFor = (processors = availableParallelism()): number => Math.max(1, Math.min(4, processors - 1));

interface Open {
  account: string;
  /** When its thread began with it. */
  from: number;
  question: BotQuestion;
  answered: (answer: BotAnswer) => void;
  failed: (error: Error) => void;
}
interface Thread {
  worker: Worker;
  busy: Open | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Bots in worker threads, so that no match waits while one of them thinks. Threads start when the first bot is asked. */
export class WorkerBots implements BotPlayer {
  readonly #games: string;
  readonly #size: number;
  readonly #log: Log;
  readonly #threads = new Set<Thread>();
  readonly #queue = new Queue<Open>();
  #nr = 0;
  #stopped = false;

  /** @param games address of the module that exports `games` */
  constructor(games: URL, size: number, log: Log) {
    this.#games = games.href;
    this.#size = size;
    this.#log = log;
  }

  async choose(task: BotTask): Promise<Choice> {
    const { choice, error } = await this.#ask(task);
    if (choice === undefined) throw new Error(error ?? 'the bot gave no answer');
    return choice;
  }

  async hint(task: HintTask): Promise<Hint> {
    const { hint, error } = await this.#ask({ ...task, level: null });
    if (hint === undefined) throw new Error(error ?? 'the bot gave no hint');
    return hint;
  }

  #ask({ account, ...asked }: HintTask & Pick<BotQuestion, 'level'>): Promise<BotAnswer> {
    return new Promise((answered, failed) => {
      if (this.#stopped) return failed(new Error('the bots have stopped'));
      this.#queue.add(account, { account, from: 0, question: { nr: ++this.#nr, ...asked }, answered, failed });
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const open of this.#queue.clear()) open.failed(new Error('the bots have stopped'));
    const threads = [...this.#threads];
    for (const thread of threads) this.#lose(thread, new Error('the bots have stopped'));
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.size === 0) return;
    let free = [...this.#threads].find((thread) => !thread.busy);
    if (!free && this.#threads.size < this.#size) free = this.#startThread();
    if (!free) return;
    const open = this.#queue.take(elapsed())!;
    open.from = elapsed();
    const thread = free;
    thread.busy = open;
    thread.timer = setTimeout(() => {
      void thread.worker.terminate();
      this.#lose(thread, new Error('the bot thought for too long'));
      this.#next();
    }, PATIENCE_MS);
    thread.worker.postMessage(open.question);
  }

  #startThread(): Thread {
    const worker = startThread(this.#games);
    const thread: Thread = { worker, busy: undefined, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', (answer: BotAnswer) => {
      const open = thread.busy;
      if (!open || open.question.nr !== answer.nr) return;
      clearTimeout(thread.timer);
      thread.busy = undefined;
      this.#queue.ended(open.account, open.from, elapsed());
      open.answered(answer);
      this.#next();
    });
    worker.on('error', (error) => {
      this.#log.error({ err: error }, 'a thread of bots has died');
      this.#lose(thread, error);
      this.#next();
    });
    worker.unref();
    return thread;
  }

  #lose(thread: Thread, error: Error): void {
    clearTimeout(thread.timer);
    this.#threads.delete(thread);
    if (thread.busy) this.#queue.ended(thread.busy.account, thread.busy.from, elapsed());
    thread.busy?.failed(error);
    thread.busy = undefined;
  }
}

/** From built files a plain thread; from sources one of their bundle. */
function startThread(games: string): Worker {
  const here = import.meta.url;
  const files = here.endsWith('.ts') ? bundled(games) : { worker: new URL('./worker.js', here), games };
  return new Worker(files.worker, { workerData: { games: files.games } });
}
