import { BadOption, matchOptions } from '@questhall/kernel';
import type { NewMatch, TableInfo } from '@questhall/protocol';
import type { BotPlayer, GameEntry } from '../bots/port.ts';
import { ApiFailure } from '../failure.ts';
import { newCode, newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { isNamedAfter, nameAtTable } from '../names.ts';
import { sealNew } from '../secret.ts';
import type { MatchRecord, SeatRecord, SessionRecord, Store } from '../store/store.ts';
import { LiveMatch } from './live.ts';
import { EMPTY, forget, mayStart, seatsAgain } from './seating.ts';
import { type Pace, SelfPlay } from './self-play.ts';
import { NOBODY, tableInfo } from './table.ts';

/** A match that nobody looks at and in which nothing is under way leaves the memory after this time. */
const IDLE_MS = 60_000;
/** After a restart nobody loses a turn to the time in which the server was away. */
const GRACE_MS = 10_000;
const LISTED = 100;

interface Table {
  match: LiveMatch;
  selfPlay: SelfPlay;
  used: number;
}

export interface HallParts extends Pace {
  store: Store;
  games: readonly GameEntry[];
  bots: BotPlayer;
  log: Log;
  /** The milliseconds of a tick (see `Hold`); 0, or left out: secret answers are taken at once. */
  tick?: number;
}

/** All matches: makes them, finds them, brings them into memory and lets them go. */
export class Hall {
  readonly #parts: HallParts;
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #sweep: NodeJS.Timeout;

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#sweep = setInterval(() => void this.#letGo(), IDLE_MS / 5);
    this.#sweep.unref();
  }

  get games(): readonly GameEntry[] {
    return this.#parts.games;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Brings back the matches that go on by themselves. One that cannot be brought back stops none of the others. */
  async wake(): Promise<void> {
    for (const id of await this.#parts.store.awake()) {
      try {
        await this.match(id);
      } catch (error) {
        this.#parts.log.error({ err: error, match: id }, 'a match could not be brought back');
      }
    }
  }

  /**
   * The match with this id, in memory.
   * @throws ApiFailure ('no-match')
   */
  async match(id: string): Promise<LiveMatch> {
    let table = this.#tables.get(id);
    if (!table) {
      table = this.#bringBack(id);
      this.#tables.set(id, table);
      table.catch(() => this.#tables.delete(id));
    }
    const found = await table;
    found.used = this.#parts.now();
    return found.match;
  }

  /** @throws ApiFailure ('no-match') */
  async byCode(code: string): Promise<LiveMatch> {
    const record = await this.#parts.store.recordByCode(code);
    if (!record) throw new ApiFailure('no-match', `there is no table ${code}`);
    return this.match(record.id);
  }

  async tablesOf(session: string): Promise<TableInfo[]> {
    return this.#infos(await this.#parts.store.matchesOf(session, LISTED), session);
  }

  async listed(session: string | undefined): Promise<TableInfo[]> {
    return this.#infos(await this.#parts.store.listed(LISTED), session);
  }

  /**
   * A new table with its creator on seat 0.
   * @throws ApiFailure ('no-game', 'bad-seats', 'bad-option', 'seats-open')
   */
  async create(wanted: NewMatch, session: SessionRecord): Promise<LiveMatch> {
    const entry = this.games.find(({ game }) => game.id === wanted.game);
    if (!entry) throw new ApiFailure('no-game', `there is no game ${wanted.game}`, { game: wanted.game });
    const { min, max } = entry.game.seats;
    const bots = wanted.bots ?? [];
    if (wanted.seats < min || wanted.seats > max || bots.length >= wanted.seats) {
      throw new ApiFailure('bad-seats', `${wanted.game} has ${min} to ${max} seats, one of them for a person`, { min, max });
    }
    const seats: SeatRecord[] = Array.from({ length: wanted.seats }, (_, i) => {
      const level = bots[i - 1];
      return level ? { ...EMPTY, kind: 'bot', level } : { ...EMPTY };
    });
    seats[0] = { ...EMPTY, kind: 'person', session: session.id, name: session.name };
    if (wanted.start && seats.some((s) => s.kind === 'open')) {
      throw new ApiFailure('seats-open', 'a match starts when every seat is taken', {
        open: seats.filter((s) => s.kind === 'open').length,
      });
    }
    const options = optionsOf(entry, wanted.options);
    const { why = '', ...fits }: { min: number; max: number; why?: string } = entry.game.seatsFor?.(options) ?? entry.game.seats;
    if (wanted.seats < fits.min || wanted.seats > fits.max) {
      const message = `with these options ${wanted.game} has ${fits.min} to ${fits.max} seats${why && `: ${why}`}`;
      throw new ApiFailure('bad-seats', message, fits);
    }
    const record = await this.#newRecord(
      { game: wanted.game, options, seats, clock: wanted.clock ?? null, listed: wanted.listed ?? false },
      session.id,
    );
    await this.#parts.store.addMatch(record);
    const match = await this.match(record.id);
    if (wanted.start) await match.start((r) => mayStart(r, session.id));
    return match;
  }

  /** The rematch of a match that is over or closed; started at once where one person plays against bots and does not want to wait. */
  async rematch(match: LiveMatch, session: SessionRecord, wait = false): Promise<LiveMatch> {
    const id = await match.rematch(async (old) => {
      if (old.status !== 'over' && old.status !== 'closed') throw new ApiFailure('not-over', 'the match is not over');
      if (!old.seats.some((s) => s.session === session.id))
        throw new ApiFailure('not-your-seat', 'only those who played may ask for a rematch');
      const { game, options, clock, listed } = old;
      const fresh = await this.#newRecord({ game, options, seats: seatsAgain(old), clock, listed }, session.id);
      await this.#parts.store.addMatch(fresh, old.id);
      return fresh.id;
    });
    const next = await this.match(id);
    const { seats, status, host } = next.record;
    const alone = host === session.id && seats.every((s) => s.kind === 'bot' || s.session === session.id);
    if (status === 'open' && alone && !wait) await next.start((r) => mayStart(r, session.id));
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
    clearInterval(this.#sweep);
    const tables = await Promise.allSettled(this.#tables.values());
    for (const table of tables) {
      if (table.status === 'rejected') continue;
      table.value.selfPlay.stop();
      table.value.match.hold.release();
      await table.value.match.mailbox.finished();
    }
  }

  async #newRecord(of: Pick<MatchRecord, 'game' | 'options' | 'seats' | 'clock' | 'listed'>, host: string): Promise<MatchRecord> {
    const { now, store } = this.#parts;
    const created = now();
    let code = newCode();
    // Codes are short, and tables are never deleted.
    while (await store.recordByCode(code)) code = newCode();
    return {
      ...of,
      id: newId(),
      code,
      status: 'open',
      host,
      rematch: null,
      created,
      changed: created,
      outcome: null,
      pending: [],
      deadline: null,
      ...sealNew(of.seats.length),
      drawn: 0,
      opening: null,
      chain: '',
    };
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
    const match = new LiveMatch(saved, { game: entry.game, store, log, now, tick, changed: () => selfPlay?.look() });
    selfPlay = new SelfPlay(match, bots, this.#parts, entry.orders);
    selfPlay.look();
    return { match, selfPlay, used: now() };
  }

  async #infos(records: MatchRecord[], session: string | undefined): Promise<TableInfo[]> {
    return Promise.all(
      records.map(async (record) => {
        const table = await this.#tables.get(record.id);
        const game = () => this.games.find((entry) => entry.game.id === record.game)?.game;
        return table ? table.match.table(session) : tableInfo(record, NOBODY, session, game());
      }),
    );
  }

  async #letGo(): Promise<void> {
    const before = this.#parts.now() - IDLE_MS;
    for (const [id, promise] of this.#tables) {
      const table = await promise;
      const { match, selfPlay, used } = table;
      if (used > before || match.audience.size > 0 || !match.mailbox.idle || selfPlay.busy) continue;
      selfPlay.stop();
      this.#tables.delete(id);
    }
  }
}

function optionsOf({ game }: GameEntry, set: NewMatch['options']): MatchRecord['options'] {
  try {
    return matchOptions(game.options, set);
  } catch (error) {
    if (error instanceof BadOption) throw new ApiFailure('bad-option', error.message, { option: error.option });
    throw error;
  }
}
