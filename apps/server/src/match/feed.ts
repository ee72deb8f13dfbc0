import type { Seat } from '@questhall/kernel';
import { diff, type LogEntry, type Sight, type Update } from '@questhall/protocol';
import { newId } from '../ids.ts';

/** How many updates are kept for clients that come back; who missed more gets everything anew. */
const KEPT = 256;

/**
 * What one viewer (a seat, or all spectators together) has been sent: the sight it has before it and the numbered
 * updates that led there. All of a viewer's connections share it.
 */
export class Feed {
  readonly viewer: Seat | undefined;
  /** Names this count of updates; another feed of the same viewer (after a restart) counts anew. */
  readonly epoch = newId();
  #n = 0;
  #sight: Sight | null;
  readonly #log: LogEntry[];
  #kept: string[] = [];

  constructor(viewer: Seat | undefined, sight: Sight | null, log: LogEntry[]) {
    this.viewer = viewer;
    this.#sight = sight;
    this.#log = log;
  }

  get n(): number {
    return this.#n;
  }
  get sight(): Sight | null {
    return this.#sight;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** The update as it goes to the viewer, or undefined where nothing has changed for it: then it must hear nothing at all. */
  update(sight: Sight | null, heard: readonly Omit<LogEntry, 'n'>[], now: number): string | undefined {
    const changes = diff(this.#sight, sight);
    if (changes.length === 0 && heard.length === 0) return undefined;
    const log = heard.map((entry, i) => ({ n: this.#log.length + i + 1, ...entry }));
    this.#sight = sight;
    this.#log.push(...log);
    const update: Update = { t: 'update', n: ++this.#n, now, changes, log };
    const text = JSON.stringify(update);
    this.#kept.push(text);
    if (this.#kept.length > KEPT) this.#kept.shift();
    return text;
  }

  /** The updates after number `n` of this epoch, or undefined where they are gone. */
  since(epoch: string | undefined, n: number | undefined): readonly string[] | undefined {
    if (epoch !== this.epoch || n === undefined || n > this.#n) return undefined;
    const missed = this.#n - n;
    if (missed > this.#kept.length) return undefined;
    return this.#kept.slice(this.#kept.length - missed);
  }
}
