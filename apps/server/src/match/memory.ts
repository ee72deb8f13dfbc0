import type { BotPlayer, GameEntry } from '../bots/port.ts';
import type { Outbox } from '../calls/outbox.ts';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { LiveMatch } from './live.ts';
import { firstEnd } from './reserve.ts';
import { type Pace, SelfPlay } from './self-play.ts';
import { Elsewhere, type Tenure } from './tenure.ts';
import { bringBackAll, SOON_MS } from './waking.ts';

/** A match that nobody looks at and in which nothing is under way leaves the memory after this time. */
const IDLE_MS = 60_000;
/** After a restart nobody loses a turn to the time in which the server was away. */
const GRACE_MS = 10_000;
/** How often it is looked whom to let go, and whose time ends. */
const SWEEP_MS = 12_000;
/** Where nobody is here for so long, or for three times the clock, the clock stops until somebody comes. */
const DESERTED_MS = 3_600_000;

/** A match that is here, with what plays in it by itself. */
export interface Table {
  match: LiveMatch;
  selfPlay: SelfPlay;
  /** When somebody last asked for it; 0 where nobody has since it was brought back. */
  used: number;
}

export interface MemoryParts extends Pace {
  store: Store;
  games: readonly GameEntry[];
  bots: BotPlayer;
  log: Log;
  /** Whom to call to their matches; nobody where it is left out. */
  calls?: Pick<Outbox, 'changes' | 'sign' | 'freeTimeOf' | 'quietOf'>;
  /** Where several nodes share the matches: which of them this one plays. */
  tenure?: Tenure | undefined;
  /** The milliseconds of a tick (see `Hold`); 0, or left out: secret answers are taken at once. */
  tick?: number;
}

/**
 * The game with this id. Not found in place by a function of the match's own: that would keep what was loaded for as long as the match.
 * @throws ApiFailure ('no-game')
 */
function entryOf(id: string, games: readonly GameEntry[]): GameEntry {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new ApiFailure('no-game', `there is no game ${id} here`, { game: id });
  return entry;
}

/** The matches that are in memory: brings them there, and lets go of those in which nothing is to be done. */
export class Memory {
  readonly #parts: MemoryParts;
  readonly #changed: (record: MatchRecord) => void;
  readonly #tables = new Map<string, Promise<Table>>();
  /** Those of them that are here. */
  readonly #here = new Map<string, Table>();
  /** When anybody was last at a match with a clock that has left the memory. */
  readonly #lives = new Map<string, number>();
  /** Those that are being let go of, so that other nodes may have them. */
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #sweeping: NodeJS.Timeout;
  /** Those whose time ends soon are being brought back. */
  #ringing: Promise<void> | undefined;
  #stopped = false;

  /** @param changed called whenever a table has changed in what a list shows of it */
  constructor(parts: MemoryParts, changed: (record: MatchRecord) => void) {
    this.#parts = parts;
    this.#changed = changed;
    this.#sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  /** How many are here or on their way. */
  get size(): number {
    return this.#tables.size;
  }
  get here(): ReadonlyMap<string, Table> {
    return this.#here;
  }

  /**
   * The match with this id, brought back where it is not here.
   * @throws ApiFailure ('no-match', 'no-game')
   * @throws Elsewhere where another node plays it
   */
  table(id: string): Promise<Table> {
    const { tenure } = this.#parts;
    if (tenure && (this.#stopped || !tenure.isFresh)) return Promise.reject(new Elsewhere(id, ''));
    let table = this.#tables.get(id);
    if (!table) {
      table = this.#bringBack(id);
      this.#tables.set(id, table);
      table.catch(() => this.#tables.delete(id));
    }
    return table;
  }

  /** Brings back those that go on by themselves (see `Hall.wake`). */
  async wake(): Promise<void> {
    const { store, now } = this.#parts;
    await this.#bringBackAll(await store.awake(now() + SOON_MS));
  }

  /** These are this node's from now on: whoever played them has gone. */
  adopt(ids: readonly string[]): Promise<void> {
    return this.#bringBackAll(ids);
  }

  /** Another node plays this match, as the database says: nothing more is done with it here. */
  lose(id: string): void {
    const table = this.#here.get(id);
    this.#tables.delete(id);
    this.#here.delete(id);
    this.#lives.delete(id);
    if (!table) return;
    table.selfPlay.stop();
    table.match.company.stop();
    for (const watcher of table.match.audience.watchers()) watcher.again?.();
  }

  /** Lets go of matches in which nothing is to be done, and brings back those whose time ends soon. By itself every now and then. */
  async sweep(): Promise<void> {
    const { log } = this.#parts;
    await this.#letGo().catch((error) => log.error({ err: error }, 'a match could not be let go'));
    if (this.#stopped) return;
    this.#ringing ??= this.#ring()
      .catch((error) => log.error({ err: error }, 'matches whose time ends could not be found'))
      .finally(() => {
        this.#ringing = undefined;
      });
    await this.#ringing;
  }

  /** Changes the record of a match that cannot be opened any more, as it lies there. */
  async asItLies(id: string, change: (record: MatchRecord) => void): Promise<void> {
    const { store, tenure } = this.#parts;
    await this.#leaving.get(id);
    if (tenure && (await tenure.claim(id)) !== tenure.node) throw new Elsewhere(id, '');
    const record = await store.record(id);
    if (record) {
      change(record);
      await store.commit({ record });
    }
    await tenure?.release(id, undefined, false);
  }

  /** A match is to be removed. False where somebody is there, or it is being brought back, or another node plays it. */
  async release(id: string): Promise<boolean> {
    const { tenure } = this.#parts;
    if (!this.#release(id)) return false;
    await this.#leaving.get(id);
    return !tenure || (await tenure.claim(id)) === tenure.node;
  }

  #release(id: string): boolean {
    const table = this.#here.get(id);
    if (!table && this.#tables.has(id)) return false;
    if (table) {
      if (table.match.audience.size > 0 || !table.match.mailbox.idle) return false;
      this.#drop(id, table);
    }
    this.#lives.delete(id);
    return true;
  }

  /** Finishes what has been posted; nothing starts by itself any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweeping);
    await this.#ringing;
    const tables = await Promise.allSettled(this.#tables.values());
    for (const table of tables) {
      if (table.status === 'rejected') continue;
      table.value.selfPlay.stop();
      table.value.match.company.stop();
      table.value.match.hold.release();
      await table.value.match.mailbox.finished();
      await table.value.match.conversation.finished();
    }
    if (!this.#parts.tenure) return;
    for (const [id, table] of [...this.#here]) this.#drop(id, table);
    await Promise.all(this.#leaving.values());
  }

  async #ring(): Promise<void> {
    const { store, now } = this.#parts;
    const due = await store.due(now() + SOON_MS);
    await this.#bringBackAll(due.filter((id) => !this.#tables.has(id)));
  }

  #bringBackAll(ids: readonly string[]): Promise<void> {
    return bringBackAll(ids, {
      bringBack: async (id) => (await this.table(id)).selfPlay,
      failed: (id, error) => {
        // Another node has been quicker.
        if (!(error instanceof Elsewhere)) this.#parts.log.error({ err: error, match: id }, 'a match could not be brought back');
      },
      stopped: () => this.#stopped,
    });
  }

  /** @throws Elsewhere */
  async #bringBack(id: string): Promise<Table> {
    const { tenure } = this.#parts;
    if (!tenure) return this.#load(id);
    await this.#leaving.get(id);
    const node = await tenure.claim(id);
    if (node === undefined) throw new ApiFailure('no-match', `there is no match ${id}`);
    if (node !== tenure.node) throw new Elsewhere(id, node);
    try {
      return await this.#load(id);
    } catch (error) {
      this.#letOthers(id, undefined, false); // perhaps one of them can
      throw error;
    }
  }

  /** Other nodes may have this match from now on. */
  #letOthers(id: string, table: Table | undefined, goesOn: boolean): void {
    const { tenure, log } = this.#parts;
    if (!tenure) return;
    const release = () => tenure.release(id, table?.match, goesOn);
    // An answer may be under way: what is kept for the next one is how the match stands after its last write.
    const leaving = (table ? table.match.mailbox.post(release) : release())
      .catch((error) => log.error({ err: error, match: id }, 'a match could not be let go of'))
      .finally(() => this.#leaving.delete(id));
    this.#leaving.set(id, leaving);
    // Not before it is anybody's: they would only be sent back here.
    void leaving.then(() => {
      for (const watcher of table?.match.audience.watchers() ?? []) watcher.again?.();
    });
  }

  async #load(id: string): Promise<Table> {
    const { store, games, log, bots, now, tick = 0, calls } = this.#parts;
    const saved = await store.load(id);
    if (!saved) throw new ApiFailure('no-match', `there is no match ${id}`);
    const entry = entryOf(saved.record.game, games);
    const { record } = saved;
    if (record.deadline !== null) {
      const grace = Math.min(GRACE_MS, (record.clock ?? 0) * 1000);
      const first = firstEnd(record, record.spent.counts ? record.pending : []) ?? record.deadline;
      record.deadline += Math.max(0, now() + grace - first);
    }
    let selfPlay: SelfPlay | undefined;
    const told = () => this.#changed(match.record);
    const life = this.#lives.get(id);
    this.#lives.delete(id);
    const match = new LiveMatch(saved, {
      game: entry.game,
      planning: entry.planning,
      whereabouts: entry.whereabouts,
      store,
      log,
      now,
      tick,
      calls,
      life,
      changed: () => selfPlay?.look(),
      told,
    });
    const attended = () => match.audience.size > 0 || now() - table.used < IDLE_MS;
    selfPlay = new SelfPlay(match, bots, this.#parts, { orders: entry.orders, planning: entry.planning }, attended);
    const table: Table = { match, selfPlay, used: 0 };
    this.#here.set(id, table);
    selfPlay.look();
    return table;
  }

  async #letGo(): Promise<void> {
    const now = this.#parts.now();
    for (const [id, table] of this.#here) {
      const { match, selfPlay, used } = table;
      if (match.audience.size > 0) continue;
      const { clock, reserve, deadline } = match.record;
      if (deadline !== null && now - match.company.life > Math.max(DESERTED_MS, 3000 * ((clock ?? 0) + reserve))) await match.sleep();
      if (used > now - IDLE_MS || !match.mailbox.idle) continue;
      if (match.record.status === 'running' && selfPlay.busy) selfPlay.look(); // bots that are alone rest from now on
      const soon = selfPlay.busy && deadline !== null && deadline - now < 2 * SOON_MS;
      if (!selfPlay.answering && !soon) this.#drop(id, table);
    }
  }

  #drop(id: string, table: Table): void {
    const { match, selfPlay } = table;
    if (match.record.deadline !== null) this.#lives.set(id, match.company.life);
    selfPlay.stop();
    match.company.stop();
    this.#tables.delete(id);
    this.#here.delete(id);
    this.#letOthers(id, table, this.#stopped && match.record.status === 'running');
  }
}
