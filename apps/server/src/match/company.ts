import type { Seat } from '@questhall/kernel';
import { type Hello, LOG_SENT, type LogEntry, type TableInfo, type Whole } from '@questhall/protocol';
import { Attendance } from './attendance.ts';
import type { Audience, Performance, Watcher } from './audience.ts';
import { heard } from './sight.ts';
import { type Presence, tableInfo, viewerOf } from './table.ts';

/** How often it is looked whether somebody is silent, in milliseconds. */
const WATCH_MS = 2_000;

/** Everybody at a table: who is connected, away or silent, and what each of them is sent when they come. */
export class Company {
  readonly #audience: Audience;
  readonly #stage: Performance;
  readonly #now: () => number;
  readonly #told: () => void;
  readonly #attendance: Attendance;
  #watch: NodeJS.Timeout | undefined;
  /** How often the table has been told. */
  #revision = 0;

  /**
   * @param of the time, and the last one that anybody was here, where that is known
   * @param told called whenever the table has been told anew: seats, names, presence, status
   */
  constructor(audience: Audience, stage: Performance, { now, life }: { now: () => number; life?: number | undefined }, told: () => void) {
    this.#audience = audience;
    this.#stage = stage;
    this.#now = now;
    this.#told = told;
    this.#attendance = new Attendance(now(), life);
  }

  /** The last time that anybody was here. */
  get life(): number {
    return this.#attendance.life;
  }

  get presence(): Presence {
    const { sessions, spectators } = this.#audience.presence;
    const { record } = this.#stage;
    return {
      sessions,
      spectators,
      awaySince: (session) => (sessions.has(session) ? null : this.#attendance.awaySince(session)),
      quietSince: (seat) => this.#attendance.quietSince(seat, record) ?? null,
      toldQuietSince: (seat) => this.#attendance.told(seat, record) ?? null,
    };
  }

  table(session: string | undefined): TableInfo {
    const table = tableInfo(this.#stage.record, this.presence, session);
    table.revision = this.#revision;
    return table;
  }

  tellTable(): void {
    this.#revision++;
    this.#audience.tellTable((session) => this.table(session));
    this.#told();
  }

  whole(session: string | undefined, viewer: Seat | undefined): Whole {
    const feed = this.#audience.feed(viewer);
    return {
      t: 'whole',
      epoch: feed.epoch,
      n: feed.n,
      now: this.#now(),
      table: this.table(session),
      seat: viewer ?? null,
      sight: feed.sight,
      asked: feed.asked,
      log: heard(this.#stage.events, viewer).slice(-LOG_SENT),
    };
  }

  /** The viewer's log before entry `before`, oldest first. */
  earlier(viewer: Seat | undefined, before: number): LogEntry[] {
    return heard(this.#stage.events, viewer).slice(Math.max(0, before - 1 - LOG_SENT), Math.max(0, before - 1));
  }

  /**
   * A connection says hello: it is sent what it missed, or everything. `arrived` is called where it is new.
   * @returns false where it may not look on
   */
  welcome(watcher: Watcher, hello: Omit<Hello, 't'>, arrived: () => void): boolean {
    const letGo = hello.watch === true && this.#letGo(watcher);
    if (!this.#audience.admits(watcher)) return false;
    watcher.viewer = viewerOf(this.#stage.record, watcher.session, hello.seat);
    const known = this.#audience.has(watcher);
    this.#audience.add(watcher);
    if (!known) {
      this.seen(watcher.session);
      this.#watch ??= setInterval(() => this.look(), WATCH_MS).unref();
      arrived();
    }
    watcher.packed = hello.packed === true;
    watcher.midway = watcher.packed && hello.midway === true;
    const missed = watcher.packed ? this.#audience.feed(watcher.viewer).since(hello.epoch, hello.n, watcher.midway) : undefined;
    if (missed) for (const text of missed) watcher.send(text);
    else watcher.send(JSON.stringify(this.whole(watcher.session, watcher.viewer)));
    if (!known || missed || letGo) this.tellTable();
    return true;
  }

  /** From now on this connection is nobody's; false where it was so already. */
  #letGo(watcher: Watcher): boolean {
    if (watcher.session === undefined) return false;
    if (this.#audience.has(watcher)) this.seen(watcher.session);
    watcher.openedBy = watcher.session;
    watcher.session = undefined;
    return true;
  }

  goodbye(watcher: Watcher): void {
    const wasHere = this.#audience.remove(watcher);
    if (this.#audience.size === 0) this.stop();
    if (!wasHere) return;
    this.seen(watcher.session);
    this.tellTable();
  }

  /** Who has joined or left looks on with other eyes from now on. */
  moveViewers(): void {
    for (const watcher of this.#audience.watchers()) {
      const viewer = viewerOf(this.#stage.record, watcher.session, watcher.viewer);
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      watcher.send(JSON.stringify(this.whole(watcher.session, viewer)));
    }
  }

  /** Somebody has been connected, or has looked, until now. */
  seen(session: string | undefined): void {
    this.#attendance.seen(session, this.#now());
  }

  /** A sign of life. */
  sign(session: string): void {
    if (this.#attendance.sign(session, this.#stage.record, this.#now())) this.tellTable();
  }

  /** Looks who is silent by now. */
  look(): void {
    const { game, state, record } = this.#stage;
    if (this.#attendance.look(game, state, record, this.#now())) this.tellTable();
  }

  stop(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
