import type { DecisionView, Seat } from '@questhall/kernel';
import { Book, diff, type Known, type LogEntry, type Sight, type Update } from '@questhall/protocol';
import { newId } from '../ids.ts';

/** How many updates are kept for clients that come back; who missed more gets everything anew. */
const KEPT = 256;

/** An update as text: packed where that can be, and for those who did not ask for it. */
export interface Told {
  text: string;
  plain: string | undefined;
}

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
  readonly #book: Book;
  #kept: string[] = [];

  /** @param created when the table was made */
  constructor(viewer: Seat | undefined, created: number, sight: Sight | null, log: LogEntry[]) {
    this.viewer = viewer;
    this.#sight = sight;
    this.#log = log;
    this.#book = new Book({ seat: viewer ?? null, created, sight, log });
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
  /** What packed updates may refer to. */
  get asked(): DecisionView[] {
    return this.#book.asked;
  }

  /**
   * The update as it goes to the viewer, or undefined where nothing has changed for it: then it must hear nothing at all.
   * @param known see `Book.pack`
   */
  update(
    sight: Sight | null,
    heard: readonly Omit<LogEntry, 'n'>[],
    now: number,
    { plainToo = true, known }: { plainToo?: boolean; known?: Known | undefined } = {},
  ): Told | undefined {
    const log = heard.map(({ at, event }, i): LogEntry => ({ n: this.#log.length + i + 1, at, event }));
    const before = this.#sight;
    this.#sight = sight;
    const packable = before !== null && sight !== null && log.every(({ at }) => at === log[0]!.at);
    const packed = packable ? this.#book.pack(this.#n + 1, before, sight, log, now, known) : undefined;
    if (packable && !packed) return undefined;
    const plain = packed && !plainToo ? undefined : this.#plain(before, sight, log, now);
    const update = packed ?? plain;
    if (!update) return undefined;
    this.#n++;
    for (const entry of log) this.#log.push(entry);
    const text = JSON.stringify(update);
    this.#kept.push(text);
    if (this.#kept.length > KEPT) this.#kept.shift();
    return { text, plain: update === plain ? text : JSON.stringify(plain) };
  }

  #plain(before: Sight | null, sight: Sight | null, log: LogEntry[], now: number): Update | undefined {
    const changes = diff(before, sight);
    if (changes.length === 0 && log.length === 0) return undefined;
    this.#book.learn(sight, log);
    return { t: 'update', n: this.#n + 1, now, changes, log };
  }

  /** The updates, packed, after number `n` of this epoch, or undefined where they are gone. */
  since(epoch: string | undefined, n: number | undefined): readonly string[] | undefined {
    if (epoch !== this.epoch || n === undefined || n > this.#n) return undefined;
    const missed = this.#n - n;
    if (missed > this.#kept.length) return undefined;
    return this.#kept.slice(this.#kept.length - missed);
  }
}
