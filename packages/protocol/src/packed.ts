import type { DecisionView, Seat } from '@questhall/kernel';
import { type Change, diff, type Known, patch } from './changes.ts';
import type { LogEntry, Sight } from './messages.ts';
import { type Midway, viewsMidway } from './midway.ts';

/*
 * Updates as they go over the wire: what was said before is not said again. A question is told by what differs from the
 * last one of its kind, an event by what differs from the last one of its type; whose turn it is follows from the question;
 * numbers of log lines follow from the line before. Both ends keep a `Book` of what was said; `whole` begins it.
 */

/** A change with its path before it: `[...path, value]`; `[path]` where the member is removed, `[null, value]` for all of it. */
type Flat = readonly unknown[];

/**
 * Server → client: an update, packed. `n`: its number. `at`: when its events happened, in milliseconds since the table
 * was made (`TableInfo.created`). `view`, `rest`: the changes of the view, and of the sight's other parts. `log`: new
 * events, whole or as `[type, ...changes]`. `asked`: 0 where the question is the same, null where there is none, else
 * the question, whole or as `[kind, ...changes]`. `done`: the command of this socket that led to it, or 0. `midway`: the
 * changes of the view at lines of `log`, as `[line, ...changes]`; those of `view` then come after them.
 */
export type Packed = readonly [
  n: number,
  at: number,
  view: readonly Flat[],
  rest: readonly Flat[],
  log: readonly (LogEntry['event'] | readonly [string, ...Flat[]])[],
  asked: 0 | null | DecisionView | readonly [string, ...Flat[]],
  done?: string | 0,
  midway?: readonly (readonly [line: number, ...Flat[]])[],
];

export const isPacked = (message: unknown): message is Packed => Array.isArray(message);

/** The command that a packed update acknowledges. */
export const doneOf = (packed: Packed): string | undefined => packed[6] || undefined;

/** Events that every client has: as many as a `whole` brings. An older one is not referred to. */
export const LOG_SENT = 1000;

/** What one viewer was told before: the last question of each kind and the last event of each type. */
export class Book {
  readonly #seat: Seat | null;
  readonly #created: number;
  readonly #asked = new Map<string, DecisionView>();
  readonly #heard = new Map<string, LogEntry>();
  #told = 0;

  constructor(of: {
    seat: Seat | null;
    created: number;
    asked?: readonly DecisionView[] | undefined;
    sight: Sight | null;
    log: readonly LogEntry[];
  }) {
    this.#seat = of.seat;
    this.#created = of.created;
    for (const question of of.asked ?? []) this.#asked.set(question.kind, question);
    this.learn(of.sight, of.log);
  }

  /** The last question of each kind, for a `whole`. */
  get asked(): DecisionView[] {
    return [...this.#asked.values()];
  }

  /** Keeps what was told in another way. */
  learn(sight: Sight | null, log: readonly LogEntry[]): void {
    const question = sight?.decisions[0];
    if (question) this.#asked.set(question.kind, question);
    for (const entry of log) {
      this.#heard.set(entry.event.type, entry);
      this.#told = entry.n;
    }
  }

  /**
   * The update that turns one sight into another, with these new lines; undefined where nothing has changed.
   * @param before with the view that `midway` leads to
   * @param known what was found for other viewers whose views share parts with this one's
   */
  pack(
    n: number,
    before: Sight,
    after: Sight,
    log: readonly LogEntry[],
    now: number,
    { known, midway = [] }: { known?: Known | undefined; midway?: Midway } = {},
  ): Packed | undefined {
    const view = diff(before.view, after.view, known);
    const rest = diff(this.#rest(before), this.#rest(after));
    const [was, is] = [before.decisions[0], after.decisions[0]];
    const same = was === is || (was !== undefined && is !== undefined && was.id === is.id && isEqual(was, is));
    if (view.length === 0 && rest.length === 0 && log.length === 0 && same && isEqual(before.yours, after.yours)) return undefined;
    const asked = same ? 0 : is ? this.#packed(is, this.#asked.get(is.kind), is.kind) : null;
    const events = log.map(({ event }) => {
      const last = this.#heard.get(event.type);
      return this.#packed(event, last && last.n > this.#told - LOG_SENT ? last.event : undefined, event.type);
    });
    // Lines of one update may stand on each other only in order, so none of them is learnt before all are packed.
    this.learn(after, log);
    const at = (log.at(-1)?.at ?? now) - this.#created;
    if (midway.length === 0) return [n, at, view.map(flat), rest.map(flat), events, asked];
    return [n, at, view.map(flat), rest.map(flat), events, asked, 0, midway.map(([line, changes]) => [line, ...changes.map(flat)])];
  }

  /**
   * The sight and the lines that a packed update leads to, and the view at each of the lines.
   * @throws Error where it does not follow from what this book knows
   */
  unpack([, at, view, rest, log, asked, , midway = []]: Packed, before: Sight): { sight: Sight; log: LogEntry[]; views: unknown[] } {
    const others = patch(this.#rest(before), rest.map(unflat));
    const question = asked === 0 ? before.decisions[0] : asked === null ? undefined : this.#whole(asked, (kind) => this.#asked.get(kind));
    const steps = midway.map(([line, ...changes]) => [line, changes.map(unflat)] as const);
    const views = viewsMidway(before.view, steps, log.length);
    const sight: Sight = {
      view: patch(views.at(-1) ?? before.view, view.map(unflat)),
      decisions: asked === 0 ? before.decisions : question ? [question] : [],
      waiting: others.waiting,
      deadlines: others.deadlines,
      yours: others.yours ?? this.#usual(question),
      ...(others.back ? { back: others.back } : {}),
      ...(others.reserves ? { reserves: others.reserves } : {}),
    };
    const lines = log.map((event, i): LogEntry => {
      const whole = this.#whole(event, (type) => this.#heard.get(type)?.event);
      return { n: this.#told + i + 1, at: this.#created + at, event: whole };
    });
    this.learn(sight, lines);
    return { sight, log: lines, views };
  }

  /** The parts of a sight that are told by their changes; `yours` only where it is not what the question says. */
  #rest({
    waiting,
    deadlines,
    yours,
    decisions,
    back,
    reserves,
  }: Sight): Pick<Sight, 'waiting' | 'deadlines' | 'back' | 'reserves'> & { yours?: Seat[] } {
    const usual = this.#usual(decisions[0]);
    const plain = usual.length === yours.length && usual[0] === yours[0];
    return { waiting, deadlines, ...(plain ? {} : { yours }), ...(back ? { back } : {}), ...(reserves ? { reserves } : {}) };
  }

  #usual(question: DecisionView | undefined): Seat[] {
    return question && this.#seat !== null ? [this.#seat] : [];
  }

  #packed<T extends object>(value: T, last: object | undefined, name: string): T | readonly [string, ...Flat[]] {
    if (!last) return value;
    const changes: Flat[] = [];
    if (!differences(last, value, [], 0, changes)) return value;
    if (changes.length > 3 && JSON.stringify(changes).length > JSON.stringify(value).length) return value;
    return [name, ...changes];
  }

  #whole<T extends object>(packed: T | readonly [string, ...Flat[]], last: (name: string) => T | undefined): T {
    if (!Array.isArray(packed)) return packed as T;
    const [name, ...changes] = packed as [string, ...Flat[]];
    const before = last(name);
    if (!before) throw new Error(`nothing is known of ${name}`);
    return patch(before, changes.map(unflat));
  }
}

/**
 * Adds what turns `before` into `after`, where both have the same members in the same order (so that the result is equal
 * to the last byte); false where the whole must be replaced. The first `depth` keys of `path`, which is borrowed, lead there.
 */
function differences(before: unknown, after: unknown, path: (string | number)[], depth: number, to: Flat[]): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return replace(after, path, depth, to);
  if (Array.isArray(after)) {
    if (!Array.isArray(before) || before.length !== after.length) return replace(after, path, depth, to);
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      path[depth] = i;
      if (!differences(before[i], after[i], path, depth + 1, to)) return false;
    }
    return true;
  }
  if (Array.isArray(before)) return replace(after, path, depth, to);
  const had = Object.keys(before);
  const keys = Object.keys(after);
  if (had.length !== keys.length) return replace(after, path, depth, to);
  for (let i = 0; i < keys.length; i++) if (had[i] !== keys[i]) return replace(after, path, depth, to);
  for (const key of keys) {
    const was = (before as Record<string, unknown>)[key];
    const is = (after as Record<string, unknown>)[key];
    if (was === is) continue;
    path[depth] = key;
    if (!differences(was, is, path, depth + 1, to)) return false;
  }
  return true;
}

function replace(value: unknown, path: readonly (string | number)[], depth: number, to: Flat[]): boolean {
  if (depth === 0 || value === undefined) return false;
  to.push(followedBy(path, depth, value));
  return true;
}

/** The path with a value behind it, in a list of that length: one that grows by `push` is given room for sixteen more. */
function followedBy(path: readonly (string | number)[], depth: number, value: unknown): Flat {
  const change = new Array<unknown>(depth + 1);
  for (let i = 0; i < depth; i++) change[i] = path[i];
  change[depth] = value;
  return change;
}

function isEqual(a: object, b: object): boolean {
  const changes: Flat[] = [];
  return differences(a, b, [], 0, changes) && changes.length === 0;
}

function flat(change: Change): Flat {
  if (change.length === 1) return [change[0]];
  if (change[0].length === 0) return [null, change[1]];
  return followedBy(change[0], change[0].length, change[1]);
}

function unflat(change: Flat): Change {
  if (change[0] === null) return [[], change[1]];
  return change.length === 1 ? [change[0] as (string | number)[]] : [change.slice(0, -1) as (string | number)[], change.at(-1)];
}
