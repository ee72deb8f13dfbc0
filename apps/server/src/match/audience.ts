import { type AnyGame, type AnyState, heardBy, type Seat } from '@questhall/kernel';
import { diff, Known, type ServerMessage, type TableInfo } from '@questhall/protocol';
import type { ApiFailure } from '../failure.ts';
import type { MatchRecord, TimedEvent } from '../store/store.ts';
import { Feed, withDone } from './feed.ts';
import { mayLookOn, playersOnly } from './looking-on.ts';
import { heard, Sights, Unfolding } from './sight.ts';
import type { Step } from './step.ts';
import type { Presence } from './table.ts';

/** One connection as a match sees it. */
export interface Watcher {
  /** Who is there; undefined: nobody that is known, or who asked to be nobody. */
  session: string | undefined;
  /** Whose screen it is, where it asked to be nobody: it may look on as long as they may. */
  openedBy?: string | undefined;
  /** The seat whose sight it is sent; undefined: what everybody may see. Set when it says hello. */
  viewer: Seat | undefined;
  /** It asked for updates in their packed form. */
  packed?: boolean;
  /** It asked for what changes at each line, too. */
  midway?: boolean;
  /** It asked for what is said at the table, too. */
  talk?: boolean;
  /** Sends a message that has been made into text already. */
  send(text: string): void;
  /** The match is played elsewhere from now on: the client is to come back in a moment. */
  again?(): void;
  /** It may not look on, or not any more: it is told why, and its line ends. */
  refuse?(failure: ApiFailure): void;
}

/** An answer that has not been acknowledged yet, and the connection that it came from. */
export interface Answered {
  from: Watcher;
  id: string;
}

/** How an answer is acknowledged: at once, or together with what comes of it. */
export interface Receipt {
  acknowledge: () => void;
  answered?: Answered;
}

/** What the audience needs to know of the match. */
export interface Performance {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly state: AnyState | null;
  readonly events: readonly TimedEvent[];
  readonly taken: readonly number[];
}

/** The connections of one match and the feed of each viewer. */
export class Audience {
  readonly #stage: Performance;
  readonly #feeds = new Map<Seat | undefined, Feed>();
  readonly #watchers = new Set<Watcher>();
  /** Of the state that is told, and of one that is looked at before it is. */
  #sights: Sights | undefined;
  #next: Sights | undefined;

  constructor(stage: Performance) {
    this.#stage = stage;
  }

  get size(): number {
    return this.#watchers.size;
  }

  get presence(): Pick<Presence, 'sessions' | 'spectators'> {
    const sessions = new Set<string>();
    let spectators = 0;
    for (const { session, viewer } of this.#watchers) {
      if (session !== undefined) sessions.add(session);
      if (viewer === undefined) spectators++;
    }
    return { sessions, spectators };
  }

  /** True where somebody shows one event after the other. */
  get isFollowing(): boolean {
    for (const { midway } of this.#watchers) if (midway) return true;
    return false;
  }

  /** False where this one may not look on: then it is told so, and is not here any more. */
  admits(watcher: Watcher): boolean {
    const { record } = this.#stage;
    if (mayLookOn(record, watcher.session ?? watcher.openedBy)) return true;
    this.#watchers.delete(watcher);
    watcher.refuse?.(playersOnly(record));
    return false;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }
  /** False where it was not there any more. */
  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }
  watchers(): readonly Watcher[] {
    return [...this.#watchers];
  }
  has(watcher: Watcher): boolean {
    return this.#watchers.has(watcher);
  }

  /** The feed of this viewer; its first asking makes it, up to date. */
  feed(viewer: Seat | undefined): Feed {
    let feed = this.#feeds.get(viewer);
    if (!feed) {
      feed = new Feed(viewer, this.#stage.record.created, this.#sight(viewer), heard(this.#stage.events, viewer));
      this.#feeds.set(viewer, feed);
    }
    return feed;
  }

  /**
   * Tells every viewer what has changed for it since the last time, and nothing to those for whom nothing has. Whoever
   * gave the answer that led to it is told in the same message that it is on the disk.
   * @param step undefined where only the record has changed
   */
  tell(step: Pick<Step, 'events' | 'amid'> | undefined, now: number, answered?: Answered): void {
    // The match has begun, or a seat has gone to somebody else: whoever may not look on any more goes before anything is told.
    for (const watcher of this.#watchers) this.admits(watcher);
    let owed = answered?.from.packed && this.#feeds.get(answered.from.viewer)?.sight ? answered : undefined;
    if (answered && !owed) acknowledge(answered);
    const events = step?.events ?? [];
    const unfolding = new Unfolding(this.#stage.game, step?.amid ?? new Map());
    let known: Known | undefined;
    for (const [viewer, feed] of this.#feeds) {
      const here: Watcher[] = [];
      for (const watcher of this.#watchers) if (watcher.viewer === viewer) here.push(watcher);
      const before = feed.sight;
      const seen = before && here.some(({ midway }) => midway) ? unfolding.views(events, viewer, before.view) : [];
      const plainToo = here.some(({ packed, midway }) => !packed || (seen.length > 0 && !midway));
      const sight = this.#sight(viewer);
      if (this.#sights?.isShared) known ??= new Known();
      const told = feed.update(sight, heard(events, viewer, feed.lines), now, { plainToo, known, seen });
      if (!told) continue;
      for (const watcher of here) {
        if (told.packed === undefined || !watcher.packed || (told.midway !== '' && !watcher.midway)) watcher.send(told.plain!);
        else if (watcher === owed?.from) {
          watcher.send(withDone(told.packed, told, owed.id));
          owed = undefined;
        } else watcher.send(told.packed);
      }
    }
    if (owed) acknowledge(owed);
  }

  /** True where somebody without a seat would see or hear that something has happened. */
  wouldNotice(after: AnyState, record: MatchRecord, events: readonly TimedEvent[]): boolean {
    const { game, state, taken } = this.#stage;
    if (!state || events.some(({ told }) => heardBy(told, undefined))) return true;
    this.#next = new Sights(game, after);
    const before = this.#sceneOf(state).sight(this.#stage.record, taken, undefined);
    return diff(before, this.#next.sight(record, taken, undefined)).length > 0;
  }

  /** Tells everybody the table, each as its session may know it. */
  tellTable(tableFor: (session: string | undefined) => TableInfo): void {
    for (const watcher of this.#watchers) {
      watcher.send(JSON.stringify({ t: 'table', table: tableFor(watcher.session) } satisfies ServerMessage));
    }
  }

  #sight(viewer: Seat | undefined) {
    const { state, record, taken } = this.#stage;
    return state && this.#sceneOf(state).sight(record, taken, viewer);
  }

  #sceneOf(state: AnyState): Sights {
    if (this.#sights?.state === state) return this.#sights;
    const next = this.#next?.state === state ? this.#next : undefined;
    if (next) this.#next = undefined;
    this.#sights = next ?? new Sights(this.#stage.game, state);
    return this.#sights;
  }
}

function acknowledge({ from, id }: Answered): void {
  from.send(JSON.stringify({ t: 'done', id } satisfies ServerMessage));
}
