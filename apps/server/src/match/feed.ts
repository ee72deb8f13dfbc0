import type { DecisionView, Seat } from '@questhall/kernel';
import { Book, diff, type Known, type LogEntry, midwayOf, type Packed, type Sight, type Update } from '@questhall/protocol';
import { newId } from '../ids.ts';

/** How many updates are kept for clients that come back; who missed more gets everything anew. */
const KEPT = 64;
/** And so much text of them: about as much as everything anew. */
const KEPT_TEXT = 16_000;

/** Where a packed update tells what changes line by line. */
const LINE_BY_LINE = 7 satisfies keyof Packed;

/** An update as text: packed where that can be, and plain for those who did not ask for that, or not for what it brings. */
export interface Told {
  packed: string | undefined;
  plain: string | undefined;
  /** What the packed form tells line by line, as it stands there; empty where nothing. Only for those who asked for it. */
  midway: string;
}

/** The packed form with the command that led to it. */
export function withDone(packed: string, { midway }: Told, done: string): string {
  if (midway === '') return `${packed.slice(0, -1)},${JSON.stringify(done)}]`;
  return `${packed.slice(0, -`0,${midway}]`.length)}${JSON.stringify(done)},${midway}]`;
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
  #lines: number;
  readonly #book: Book;
  readonly #kept: string[] = [];
  #keptText = 0;
  /** The last update that tells what changes line by line. */
  #followed = 0;

  /**
   * @param created when the table was made
   * @param log what the viewer has heard so far; it lies in the match's events and is not kept here again
   */
  constructor(viewer: Seat | undefined, created: number, sight: Sight | null, log: readonly LogEntry[]) {
    this.viewer = viewer;
    this.#sight = sight;
    this.#lines = log.length;
    this.#book = new Book({ seat: viewer ?? null, created, sight, log });
  }

  get n(): number {
    return this.#n;
  }
  get sight(): Sight | null {
    return this.#sight;
  }
  /** How many lines of the log the viewer has heard. */
  get lines(): number {
    return this.#lines;
  }
  /** What packed updates may refer to. */
  get asked(): DecisionView[] {
    return this.#book.asked;
  }

  /**
   * The update as it goes to the viewer, or undefined where nothing has changed for it: then it must hear nothing at all.
   * @param log the new lines, which follow on the ones before
   * @param known see `Book.pack`
   * @param seen see `midwayOf`: empty where nobody asked for it
   */
  update(
    sight: Sight | null,
    log: readonly LogEntry[],
    now: number,
    { plainToo = true, known, seen = [] }: { plainToo?: boolean; known?: Known | undefined; seen?: readonly unknown[] } = {},
  ): Told | undefined {
    const before = this.#sight;
    this.#sight = sight;
    const packable = before !== null && sight !== null && log.every(({ at }) => at === log[0]!.at);
    const { midway, view } = midwayOf(before?.view, packable ? seen : [], known);
    const from = packable && midway.length > 0 ? { ...before, view } : before;
    const packed = packable ? this.#book.pack(this.#n + 1, from!, sight, log, now, { known, midway }) : undefined;
    if (packable && !packed) return undefined;
    const plain = packed && !plainToo ? undefined : this.#plain(before, sight, log, now);
    if (!packed && !plain) return undefined;
    this.#n++;
    this.#lines += log.length;
    const told: Told = {
      packed: packed && JSON.stringify(packed),
      plain: plain && JSON.stringify(plain),
      midway: midway.length > 0 ? JSON.stringify(packed?.[LINE_BY_LINE]) : '',
    };
    if (midway.length > 0) this.#followed = this.#n;
    this.#keep(told.packed ?? told.plain!);
    return told;
  }

  #keep(text: string): void {
    this.#kept.push(text);
    this.#keptText += text.length;
    while (this.#kept.length > KEPT || this.#keptText > KEPT_TEXT) this.#keptText -= this.#kept.shift()!.length;
  }

  #plain(before: Sight | null, sight: Sight | null, log: readonly LogEntry[], now: number): Update | undefined {
    const changes = diff(before, sight);
    if (changes.length === 0 && log.length === 0) return undefined;
    this.#book.learn(sight, log);
    return { t: 'update', n: this.#n + 1, now, changes, log: [...log] };
  }

  /**
   * The updates, packed, after number `n` of this epoch, or undefined where they are gone.
   * @param midway whether those are understood that tell what changes line by line
   */
  since(epoch: string | undefined, n: number | undefined, midway: boolean): readonly string[] | undefined {
    if (epoch !== this.epoch || n === undefined || n > this.#n) return undefined;
    const missed = this.#n - n;
    if (missed > this.#kept.length) return undefined;
    return midway || this.#followed <= n ? this.#kept.slice(this.#kept.length - missed) : undefined;
  }
}
