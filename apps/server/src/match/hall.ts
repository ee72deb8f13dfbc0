// Long, because it is the one door to the matches of a server: what is behind it lies in files of its own, the ways in here.
import type { HintInfo, NewMatch, TableInfo } from '@questhall/protocol';
import type { GameEntry } from '../bots/port.ts';
import { ApiFailure } from '../failure.ts';
import type { TableLimits } from '../limits.ts';
import { isNamedAfter, nameAtTable } from '../names.ts';
import { USUAL_PATIENCE } from '../store/rows.ts';
import type { MatchRecord, SessionRecord, TableRecord } from '../store/store.ts';
import type { Errand, Others } from './errands.ts';
import { hintFor } from './hints.ts';
import { isTold } from './hold.ts';
import { withHour } from './hour.ts';
import { LISTED, Listing } from './listing.ts';
import type { LiveMatch } from './live.ts';
import { mustLookOn } from './looking-on.ts';
import { Memory, type MemoryParts } from './memory.ts';
import { newRecord, setUp } from './new-table.ts';
import { mayListOneMore, mayPlayOneMore, playingAt } from './quota.ts';
import { acceptInvitations, forget, mayStart, seatsAgain } from './seating.ts';
import { NOBODY, tableInfo } from './table.ts';
import { Elsewhere } from './tenure.ts';
import { tidyUp } from './tidy.ts';
import { toldWhereabouts } from './whereabouts.ts';

/** How often it is looked for tables that nobody will come back to. */
const TIDY_MS = 3_600_000;

export interface HallParts extends MemoryParts {
  /** Tables of one session at a time; any number where it is left out. */
  most?: TableLimits;
  /** Matches that were begun and left alone for so many days are deleted; never where it is left out. */
  forgetDays?: number | undefined;
  /** The other nodes, where several share the matches. */
  others?: Others | undefined;
}

/** All matches: makes them, finds them, changes who is at them, and tidies up. Which of them are in memory: `Memory`. */
export class Hall {
  readonly #parts: HallParts;
  readonly #listing: Listing;
  readonly #memory: Memory;
  readonly #tidying: NodeJS.Timeout;
  #stopped = false;
  #waking: Promise<void> | undefined;

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#listing = new Listing(parts.store, (record, session) => this.#info(record, session), parts.others);
    this.#memory = new Memory(parts, (record) => this.#listing.changed(record));
    this.#tidying = setInterval(() => {
      this.tidy().catch((error) => parts.log.error({ err: error }, 'tables could not be tidied up'));
    }, TIDY_MS).unref();
  }

  get games(): readonly GameEntry[] {
    return this.#parts.games;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#memory.size;
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
    await Promise.all([this.tidy(), this.#memory.wake()]);
  }

  /** See `Memory.sweep`. */
  sweep(): Promise<void> {
    return this.#memory.sweep();
  }

  async tidy(): Promise<void> {
    const { store, now, forgetDays, log } = this.#parts;
    const removed = await tidyUp({ store, now: now(), forgetDays, remove: (id) => this.#remove(id) });
    if (removed > 0) log.info({ removed }, 'tables that were never begun, or left alone, are gone');
  }

  /** False where somebody is there. */
  async #remove(id: string): Promise<boolean> {
    if (this.#stopped || !(await this.#memory.release(id))) return false;
    await this.#parts.store.remove(id);
    this.#listing.gone(id);
    return true;
  }

  /**
   * The match with this id, in memory, for whoever asks for it: a session, or a stranger.
   * @throws ApiFailure ('no-match', and 'players-only' where this session may not look on)
   * @throws Elsewhere where another node plays it
   */
  match(id: string, session: string | undefined): Promise<LiveMatch> {
    return this.#found(id, (record) => mustLookOn(record, session));
  }

  /**
   * The same for what the server does by itself, and for whoever has yet to show the key that they bring.
   * @throws ApiFailure ('no-match')
   * @throws Elsewhere where another node plays it
   */
  unlocked(id: string): Promise<LiveMatch> {
    return this.#found(id, () => undefined);
  }

  async #found(id: string, mayCome: (record: MatchRecord) => void): Promise<LiveMatch> {
    const found = await this.#memory.table(id);
    mayCome(found.match.record);
    found.used = this.#parts.now();
    if (found.selfPlay.resting) found.selfPlay.look();
    return found.match;
  }

  /** @throws ApiFailure (see `match`) */
  async byCode(code: string, session: string | undefined): Promise<LiveMatch> {
    const record = await this.#parts.store.recordByCode(code);
    if (!record) throw new ApiFailure('no-match', `there is no table ${code}`);
    return this.match(record.id, session);
  }

  async tablesOf(session: string): Promise<TableInfo[]> {
    const records = await this.#parts.store.matchesOf(session, LISTED);
    const played = await this.tablesPlayed(
      records.map(({ id }) => id),
      session,
    );
    return records.map((record) => played.get(record.id) ?? this.#drawn(record, session));
  }

  /** Those of these tables that are in memory, here or at another node, as a session sees them. */
  async tablesPlayed(ids: readonly string[], session: string): Promise<Map<string, TableInfo>> {
    const far = ids.filter((id) => !this.#memory.here.has(id));
    const there = far.length > 0 ? await this.#parts.others?.tables(far, session) : undefined;
    return new Map([...(there ?? []), ...this.tablesHere(ids, session).map((table) => [table.id, table] as const)]);
  }

  /** Those of these tables that are in memory, as a session sees them. */
  tablesHere(ids: readonly string[], session: string | undefined): TableInfo[] {
    return ids.flatMap((id) => {
      const match = this.#memory.here.get(id)?.match;
      return match ? { ...match.table(session), ...toldWhereabouts(match.record) } : [];
    });
  }

  /** At how many tables of this session bots are playing here. */
  playing(session: string): number {
    return playingAt(session, this.#memory.here.values());
  }

  /** See `Memory.adopt`. */
  adopt(ids: readonly string[]): Promise<void> {
    return this.#memory.adopt(ids);
  }

  /** See `Memory.lose`. */
  lose(id: string): void {
    this.#memory.lose(id);
  }

  /** The open tables that everybody may join, as JSON. */
  listed(session: string | undefined): Promise<string> {
    return this.#listing.text(session);
  }

  /** See `hintFor`. */
  async hint(id: string, session: string, seat: number, decision: number): Promise<HintInfo> {
    return hintFor(await this.match(id, session), this.#parts.bots, session, seat, decision);
  }

  /**
   * Begins a match in the name of a session.
   * @throws ApiFailure ('not-host', 'already-started', 'seats-open', 'too-many')
   */
  async start(match: LiveMatch, session: string): Promise<void> {
    const elsewhere = await this.#playingElsewhere(session);
    await match.start((record) => {
      mayStart(record, session);
      mayPlayOneMore(this.#parts.most, this.playing(session) + elsewhere);
    });
  }

  /**
   * A new table with its creator on seat 0.
   * @throws ApiFailure ('no-game', 'bad-seats', 'bad-option', 'seats-open', 'too-many')
   */
  async create(wanted: NewMatch, session: SessionRecord): Promise<TableInfo> {
    const { game: ruled, options, seats, told } = setUp(this.games, wanted, session);
    const listed = wanted.listed ?? false;
    if (listed) await mayListOneMore(this.#parts.most, session.id, this.#parts.store);
    if (wanted.start) mayPlayOneMore(this.#parts.most, this.playing(session.id) + (await this.#playingElsewhere(session.id)));
    const {
      game,
      clock = null,
      reserve = 0,
      increment = false,
      overtime = 'default',
      patience = USUAL_PATIENCE,
      talk = 'free',
      takingBack = 'free',
      hints = 'free',
      lookingOn = 'link',
    } = wanted;
    const more = increment ? { increment } : {};
    const of = { game, options, told, seats, clock, reserve, ...more, overtime, patience, talk, takingBack, hints, lookingOn, listed };
    const hour = wanted.doneBy == null ? {} : withHour(ruled, {}, wanted.doneBy, this.#parts.now());
    const record = { ...(await newRecord(this.#parts, of, session.id)), ...hour };
    await this.#parts.store.addMatch(record);
    this.#listing.changed(record);
    return (await this.#wherever({ do: 'open', match: record.id, session: session.id, start: wanted.start ?? false })) as TableInfo;
  }

  /** The rematch of a match that is over or closed; started at once where one person plays against bots and does not want to wait. */
  async rematch(match: LiveMatch, session: SessionRecord, wait = false): Promise<TableInfo> {
    const id = await match.rematch(async (old) => {
      if (old.status !== 'over' && old.status !== 'closed') throw new ApiFailure('not-over', 'the match is not over');
      if (!old.seats.some((s) => s.session === session.id))
        throw new ApiFailure('not-your-seat', 'only those who played may ask for a rematch');
      const { game, options, told, clock, reserve, increment, overtime, patience, talk, takingBack, hints, lookingOn } = old;
      const more = increment ? { increment } : {};
      const listed = old.listed && old.seats.some(({ left }) => left);
      if (listed) await mayListOneMore(this.#parts.most, session.id, this.#parts.store);
      const seats = seatsAgain(old, session.id);
      const of = { game, options, told, seats, clock, reserve, ...more, overtime, patience, talk, takingBack, hints, lookingOn, listed };
      const fresh = await newRecord(this.#parts, of, session.id);
      await this.#parts.store.addMatch(fresh, old.id);
      this.#listing.changed(fresh);
      return fresh.id;
    });
    return (await this.#wherever({ do: 'rematch', match: id, session: session.id, wait })) as TableInfo;
  }

  /** Whoever asks for a rematch takes the seat that waits for them there. */
  async #sitAgain(next: LiveMatch, session: string, wait: boolean): Promise<TableInfo> {
    if (next.record.seats.some(({ invited }) => invited === session)) await next.reseat((record) => acceptInvitations(record, session));
    const { seats, status, host } = next.record;
    const alone = host === session && seats.every((s) => s.kind === 'bot' || s.session === session);
    if (status === 'open' && alone && !wait) await this.start(next, session);
    return next.table(session);
  }

  /**
   * Does something at a match that this node plays.
   * @throws Elsewhere where it does not
   */
  async run(errand: Errand): Promise<unknown> {
    const match = await this.unlocked(errand.match);
    switch (errand.do) {
      case 'open':
        if (errand.start && match.record.status === 'open') await this.start(match, errand.session);
        return match.table(errand.session);
      case 'rename':
        return match.reseat((record) => renamed(record, errand.session, errand.name));
      case 'hours':
        return match.reseat(() => undefined);
      case 'forget':
        return match.reseat((record) => forget(record, errand.session));
      case 'unsay':
        return match.conversation.look({ all: true });
      case 'rematch':
        return this.#sitAgain(match, errand.session, errand.wait);
    }
  }

  /** Does something at a match wherever it is played. */
  async #wherever(errand: Errand): Promise<unknown> {
    try {
      return await this.run(errand);
    } catch (error) {
      if (!(error instanceof Elsewhere) || !this.#parts.others) throw error;
      return this.#parts.others.errand(errand);
    }
  }

  async #playingElsewhere(session: string): Promise<number> {
    return this.#parts.most && this.#parts.others ? this.#parts.others.playing(session) : 0;
  }

  /** A person's new name, at every table that is not over. */
  async rename(session: SessionRecord, name: string): Promise<void> {
    for (const record of await this.#parts.store.matchesOf(session.id, LISTED)) {
      if (record.status === 'over') continue;
      await this.#wherever({ do: 'rename', match: record.id, session: { id: session.id, name: session.name }, name });
    }
  }

  /** What a person's clock leaves out has changed: it counts at every table that is not over. */
  async freeTimeChanged(session: string): Promise<void> {
    for (const record of await this.#parts.store.matchesOf(session, LISTED)) {
      if (record.status === 'over') continue;
      await this.#wherever({ do: 'hours', match: record.id });
    }
  }

  /** Takes a person out of all matches, running and finished. A match that cannot be opened any more is changed as it lies there. */
  async forget(session: string): Promise<void> {
    const { store } = this.#parts;
    for (const id of await store.matchIdsOf(session)) {
      const opens = await this.unlocked(id).then(
        () => true,
        (error) => error instanceof Elsewhere,
      );
      const done = opens && (await this.#wherever({ do: 'forget', match: id, session }).then(() => true, unlessOpened));
      if (!done) await this.#memory.asItLies(id, (record) => forget(record, session));
    }
    const said = [...(await store.forgetLines(session)), ...(await store.forgetReactions(session))];
    for (const id of new Set(said)) {
      if (this.#memory.here.has(id) || this.#parts.others) await this.#wherever({ do: 'unsay', match: id }).catch(unlessOpened);
    }
  }

  /** Finishes what has been posted; nothing starts by itself any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#tidying);
    const stopped = this.#memory.stop(); // nothing more is brought back, so that waking comes to its end
    await this.#waking?.catch(() => undefined); // whoever began it has been told
    await stopped;
  }

  /** A table with the drawing of it, from what is kept. What comes after a window that still stands open is told no sooner. */
  #drawn(record: TableRecord, session: string): TableInfo {
    return { ...this.#info(record, session), ...(isTold(record, this.#parts.now()) ? toldWhereabouts(record) : {}) };
  }

  #info(record: TableRecord, session: string | undefined): TableInfo {
    const table = this.#memory.here.get(record.id);
    if (table) return table.match.table(session);
    // A window stands open at a node that does not say so, and what comes after it is on the disk already: it is told no sooner.
    const now = this.#parts.now();
    if (isTold(record, now)) return tableInfo(record, NOBODY, session);
    const { waiting: _, ...rest } = record;
    return tableInfo({ ...rest, changed: now, pending: [] }, NOBODY, session);
  }
}

/** A person's seats under their new name, where they are called after the old one. */
function renamed(record: MatchRecord, session: Pick<SessionRecord, 'id' | 'name'>, name: string): void {
  for (const seat of record.seats) {
    if (seat.session !== session.id || seat.name === null || !isNamedAfter(session.name, seat.name)) continue;
    const others = record.seats.filter((other) => other !== seat);
    seat.name = nameAtTable(name, others);
  }
}

/** False for a match that cannot be opened, here or at another node; whatever else went wrong is thrown on. */
function unlessOpened(error: unknown): false {
  if (error instanceof ApiFailure && (error.code === 'no-match' || error.code === 'no-game' || error.code === 'failed')) return false;
  throw error;
}
