import type { NewMatch, TableInfo } from '@questhall/protocol';
import type { BotPlayer, GameEntry } from '../bots/port.ts';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import { isNamedAfter, nameAtTable } from '../names.ts';
import type { TableLimits } from '../services.ts';
import { USUAL_PATIENCE } from '../store/rows.ts';
import type { SessionRecord, Store, TableRecord } from '../store/store.ts';
import { LISTED, Listing } from './listing.ts';
import { LiveMatch } from './live.ts';
import { newRecord, setUp } from './new-table.ts';
import { mayListOneMore, mayPlayOneMore } from './quota.ts';
import { acceptInvitations, forget, mayStart, seatsAgain } from './seating.ts';
import { type Pace, SelfPlay } from './self-play.ts';
import { NOBODY, tableInfo } from './table.ts';
import { tidyUp } from './tidy.ts';
import { bringBackAll, SOON_MS } from './waking.ts';

/** A match that nobody looks at and in which nothing is under way leaves the memory after this time. */
const IDLE_MS = 60_000;
/** After a restart nobody loses a turn to the time in which the server was away. */
const GRACE_MS = 10_000;
/** How often it is looked whom to let go, and whose time ends. */
const SWEEP_MS = 12_000;
/** How often it is looked for tables that nobody will come back to. */
const TIDY_MS = 3_600_000;
/** Where nobody is here for so long, or for three times the clock, the clock stops until somebody comes. */
const DESERTED_MS = 3_600_000;

interface Table {
  match: LiveMatch;
  selfPlay: SelfPlay;
  /** When somebody last asked for it; 0 where nobody has since it was brought back. */
  used: number;
}

export interface HallParts extends Pace {
  store: Store;
  games: readonly GameEntry[];
  bots: BotPlayer;
  log: Log;
  /** The milliseconds of a tick (see `Hold`); 0, or left out: secret answers are taken at once. */
  tick?: number;
  /** Tables of one session at a time; any number where it is left out. */
  most?: TableLimits;
  /** Matches that were begun and left alone for so many days are deleted; never where it is left out. */
  forgetDays?: number | undefined;
}

/** All matches: makes them, finds them, brings them into memory and lets them go. */
export class Hall {
  readonly #parts: HallParts;
  readonly #tables = new Map<string, Promise<Table>>();
  /** Those of them that are here. */
  readonly #here = new Map<string, Table>();
  /** When anybody was last at a match with a clock that has left the memory. */
  readonly #lives = new Map<string, number>();
  readonly #listing: Listing;
  readonly #sweep: NodeJS.Timeout;
  readonly #tidying: NodeJS.Timeout;
  #stopped = false;
  #waking: Promise<void> | undefined;
  /** Those whose time ends soon are being brought back. */
  #ringing: Promise<void> | undefined;

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#listing = new Listing(parts.store, (record, session) => this.#info(record, session));
    this.#tidying = setInterval(() => {
      this.tidy().catch((error) => parts.log.error({ err: error }, 'tables could not be tidied up'));
    }, TIDY_MS).unref();
    this.#sweep = setInterval(() => void this.sweep(), SWEEP_MS);
    this.#sweep.unref();
  }

  get games(): readonly GameEntry[] {
    return this.#parts.games;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /**
   * Brings back the matches that go on by themselves, those whose time ends first before the others, and tidies up, while
   * everything else goes on: whoever asks for a match has it brought back at once. Where nothing is to be done but to wait
   * for the end of a long clock, a match stays where it is until that is near.
   */
  wake(): Promise<void> {
    this.#waking ??= this.#wake();
    return this.#waking;
  }

  async #wake(): Promise<void> {
    const { store, now } = this.#parts;
    const tidying = this.tidy();
    await this.#bringBackAll(await store.awake(now() + SOON_MS));
    await tidying;
  }

  /** Brings back those whose time ends soon. */
  async #ring(): Promise<void> {
    const { store, now } = this.#parts;
    const due = await store.due(now() + SOON_MS);
    await this.#bringBackAll(due.filter((id) => !this.#tables.has(id)));
  }

  #bringBackAll(ids: readonly string[]): Promise<void> {
    return bringBackAll(ids, {
      bringBack: async (id) => (await this.#table(id)).selfPlay,
      failed: (id, error) => this.#parts.log.error({ err: error, match: id }, 'a match could not be brought back'),
      stopped: () => this.#stopped,
    });
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

  async tidy(): Promise<void> {
    const { store, now, forgetDays, log } = this.#parts;
    const removed = await tidyUp({ store, now: now(), forgetDays, remove: (id) => this.#remove(id) });
    if (removed > 0) log.info({ removed }, 'tables that were never begun, or left alone, are gone');
  }

  /** False where somebody is there. */
  async #remove(id: string): Promise<boolean> {
    const table = this.#here.get(id);
    if (this.#stopped || (!table && this.#tables.has(id))) return false; // is being brought back
    if (table) {
      if (table.match.audience.size > 0 || !table.match.mailbox.idle) return false;
      this.#drop(id, table);
    }
    this.#lives.delete(id);
    await this.#parts.store.remove(id);
    this.#listing.gone(id);
    return true;
  }

  /**
   * The match with this id, in memory.
   * @throws ApiFailure ('no-match')
   */
  async match(id: string): Promise<LiveMatch> {
    const found = await this.#table(id);
    found.used = this.#parts.now();
    if (found.selfPlay.resting) found.selfPlay.look();
    return found.match;
  }

  #table(id: string): Promise<Table> {
    let table = this.#tables.get(id);
    if (!table) {
      table = this.#bringBack(id);
      this.#tables.set(id, table);
      table.catch(() => this.#tables.delete(id));
    }
    return table;
  }

  /** @throws ApiFailure ('no-match') */
  async byCode(code: string): Promise<LiveMatch> {
    const record = await this.#parts.store.recordByCode(code);
    if (!record) throw new ApiFailure('no-match', `there is no table ${code}`);
    return this.match(record.id);
  }

  async tablesOf(session: string): Promise<TableInfo[]> {
    const records = await this.#parts.store.matchesOf(session, LISTED);
    return records.map((record) => this.#info(record, session));
  }

  /** The open tables that everybody may join, as JSON. */
  listed(session: string | undefined): Promise<string> {
    return this.#listing.text(session);
  }

  /**
   * Begins a match in the name of a session.
   * @throws ApiFailure ('not-host', 'already-started', 'seats-open', 'too-many')
   */
  async start(match: LiveMatch, session: string): Promise<void> {
    await match.start((record) => {
      mayStart(record, session);
      mayPlayOneMore(this.#parts.most, session, this.#here.values());
    });
  }

  /**
   * A new table with its creator on seat 0.
   * @throws ApiFailure ('no-game', 'bad-seats', 'bad-option', 'seats-open', 'too-many')
   */
  async create(wanted: NewMatch, session: SessionRecord): Promise<LiveMatch> {
    const { options, seats, told } = setUp(this.games, wanted, session);
    const listed = wanted.listed ?? false;
    if (listed) await mayListOneMore(this.#parts.most, session.id, this.#parts.store);
    if (wanted.start) mayPlayOneMore(this.#parts.most, session.id, this.#here.values());
    const { clock = null, patience = USUAL_PATIENCE } = wanted;
    const record = await newRecord(this.#parts, { game: wanted.game, options, told, seats, clock, patience, listed }, session.id);
    await this.#parts.store.addMatch(record);
    this.#listing.changed(record);
    const match = await this.match(record.id);
    if (wanted.start) await this.start(match, session.id);
    return match;
  }

  /** The rematch of a match that is over or closed; started at once where one person plays against bots and does not want to wait. */
  async rematch(match: LiveMatch, session: SessionRecord, wait = false): Promise<LiveMatch> {
    const id = await match.rematch(async (old) => {
      if (old.status !== 'over' && old.status !== 'closed') throw new ApiFailure('not-over', 'the match is not over');
      if (!old.seats.some((s) => s.session === session.id))
        throw new ApiFailure('not-your-seat', 'only those who played may ask for a rematch');
      const { game, options, told, clock, patience } = old;
      const listed = old.listed && old.seats.some(({ left }) => left);
      if (listed) await mayListOneMore(this.#parts.most, session.id, this.#parts.store);
      const seats = seatsAgain(old, session.id);
      const fresh = await newRecord(this.#parts, { game, options, told, seats, clock, patience, listed }, session.id);
      await this.#parts.store.addMatch(fresh, old.id);
      this.#listing.changed(fresh);
      return fresh.id;
    });
    const next = await this.match(id);
    if (next.record.seats.some(({ invited }) => invited === session.id))
      await next.reseat((record) => acceptInvitations(record, session.id));
    const { seats, status, host } = next.record;
    const alone = host === session.id && seats.every((s) => s.kind === 'bot' || s.session === session.id);
    if (status === 'open' && alone && !wait) await this.start(next, session.id);
    return next;
  }

  /** A person's new name, at every table that is not over. */
  async rename(session: SessionRecord, name: string): Promise<void> {
    for (const record of await this.#parts.store.matchesOf(session.id, LISTED)) {
      if (record.status === 'over') continue;
      const match = await this.match(record.id);
      await match.reseat((r) => {
        for (const seat of r.seats) {
          if (seat.session !== session.id || seat.name === null || !isNamedAfter(session.name, seat.name)) continue;
          const others = r.seats.filter((other) => other !== seat);
          seat.name = nameAtTable(name, others);
        }
      });
    }
  }

  /** Takes a person out of all matches, running and finished. A match that cannot be opened any more is changed as it lies there. */
  async forget(session: string): Promise<void> {
    const { store } = this.#parts;
    for (const id of await store.matchIdsOf(session)) {
      const match = await this.match(id).catch(() => undefined);
      if (match) await match.reseat((record) => forget(record, session));
      else {
        const record = await store.record(id);
        if (!record) continue;
        forget(record, session);
        await store.commit({ record });
      }
    }
  }

  /** Finishes what has been posted; nothing starts by itself any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweep);
    clearInterval(this.#tidying);
    await Promise.all([this.#waking, this.#ringing]);
    const tables = await Promise.allSettled(this.#tables.values());
    for (const table of tables) {
      if (table.status === 'rejected') continue;
      table.value.selfPlay.stop();
      table.value.match.company.stop();
      table.value.match.hold.release();
      await table.value.match.mailbox.finished();
    }
  }

  async #bringBack(id: string): Promise<Table> {
    const { store, log, bots, now, tick = 0 } = this.#parts;
    const saved = await store.load(id);
    if (!saved) throw new ApiFailure('no-match', `there is no match ${id}`);
    const entry = this.games.find(({ game }) => game.id === saved.record.game);
    if (!entry) throw new ApiFailure('no-game', `there is no game ${saved.record.game} here`, { game: saved.record.game });
    const { record } = saved;
    if (record.deadline !== null) {
      const grace = Math.min(GRACE_MS, (record.clock ?? 0) * 1000);
      record.deadline = Math.max(record.deadline, now() + grace);
    }
    let selfPlay: SelfPlay | undefined;
    const told = () => this.#listing.changed(match.record);
    const life = this.#lives.get(id);
    this.#lives.delete(id);
    const match = new LiveMatch(saved, { game: entry.game, store, log, now, tick, life, changed: () => selfPlay?.look(), told });
    const attended = () => match.audience.size > 0 || now() - table.used < IDLE_MS;
    selfPlay = new SelfPlay(match, bots, this.#parts, entry.orders, attended);
    const table: Table = { match, selfPlay, used: 0 };
    this.#here.set(id, table);
    selfPlay.look();
    return table;
  }

  #info(record: TableRecord, session: string | undefined): TableInfo {
    const table = this.#here.get(record.id);
    return table ? table.match.table(session) : tableInfo(record, NOBODY, session);
  }

  async #letGo(): Promise<void> {
    const now = this.#parts.now();
    for (const [id, table] of this.#here) {
      const { match, selfPlay, used } = table;
      if (match.audience.size > 0) continue;
      const { clock, deadline } = match.record;
      if (deadline !== null && now - match.company.life > Math.max(DESERTED_MS, 3000 * (clock ?? 0))) await match.sleep();
      if (used > now - IDLE_MS || !match.mailbox.idle) continue;
      if (match.record.status === 'running' && selfPlay.busy) selfPlay.look(); // bots that are alone rest from now on
      const soon = selfPlay.busy && deadline !== null && deadline - now < 2 * SOON_MS;
      if (!selfPlay.answering && !soon) this.#drop(id, table);
    }
  }

  #drop(id: string, { match, selfPlay }: Table): void {
    if (match.record.deadline !== null) this.#lives.set(id, match.company.life);
    selfPlay.stop();
    match.company.stop();
    this.#tables.delete(id);
    this.#here.delete(id);
  }
}
