import { createHash } from 'node:crypto';
import type { Seat } from '@questhall/kernel';
import { LONGEST_LINE, phrasesOf, type Room, type Say, TALK_SENT, type Talk, type TalkLine } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import { cleanWords } from '../names.ts';
import type { LineRecord, MatchRecord, Store } from '../store/store.ts';
import type { Audience, Watcher } from './audience.ts';
import { Mailbox } from './mailbox.ts';

/** More than this nobody says at one match: what is said is kept as long as the match. */
const MOST_LINES = 20_000;

interface ConversationParts {
  store: Pick<Store, 'putLine' | 'lines' | 'lineOf'>;
  log: Log;
  now: () => number;
}

/** Whoever speaks: a session with its name. */
type Speaker = { id: string; name: string };

/**
 * What people say at one match. Beside the match's own mailbox: nobody's answer waits for talk, and talk not for answers.
 * A line is told and acknowledged once it is on the disk.
 *
 * Who holds a seat hears nothing of the stands while the match can still be played. Both rooms count their lines by
 * themselves, so that a gap tells nothing.
 */
export class Conversation {
  readonly #audience: Audience;
  readonly #record: () => MatchRecord;
  readonly #parts: ConversationParts;
  readonly #boxes: Readonly<Record<Room, Mailbox>> = { table: new Mailbox(), stands: new Mailbox() };
  /** The rooms that a watcher was told of last. */
  readonly #told = new WeakMap<Watcher, string>();

  constructor(audience: Audience, record: () => MatchRecord, parts: ConversationParts) {
    this.#audience = audience;
    this.#record = record;
    this.#parts = parts;
  }

  /** Resolves when what was posted is kept. */
  async finished(): Promise<void> {
    await Promise.all(Object.values(this.#boxes).map((box) => box.finished()));
  }

  /**
   * Says something in the room of the speaker.
   * @throws ApiFailure ('talk-off', 'bad-words', 'not-your-seat', 'too-many')
   */
  async say(speaker: Speaker, say: Say): Promise<TalkLine> {
    const { id: match, talk, game, seats } = this.#record();
    const said = await this.#parts.store.lineOf(match, speaker.id, say.id);
    if (said) return this.#shown(said, speaker.id);
    if (talk === 'off' || (talk === 'phrases' && say.phrase === undefined))
      throw new ApiFailure('talk-off', talk === 'off' ? 'nothing is said at this table' : 'at this table only set phrases are said');
    const words = wordsOf(say, game);
    const seat = this.#seatOf(speaker.id, say.seat);
    const room: Room = seat === null ? 'stands' : 'table';
    return this.#boxes[room].post(async () => {
      // Sent twice at once, the same words wait here for each other.
      const before = await this.#parts.store.lineOf(match, speaker.id, say.id);
      if (before) return this.#shown(before, speaker.id);
      const n = (await this.#newest(room)) + 1;
      if (n > MOST_LINES) throw new ApiFailure('too-many', `at most ${MOST_LINES} lines are said at a match`, { most: MOST_LINES });
      const name = seat === null ? speaker.name : (seats[seat]?.name ?? speaker.name);
      const line: LineRecord = {
        ...{ match, room, n, at: this.#parts.now(), session: speaker.id, who: whoOf(match, speaker.id), seat, name },
        ...{ command: say.id, ...words, reports: [] },
      };
      return this.#keep(line, speaker.id);
    });
  }

  /**
   * The host is told that somebody minds this line.
   * @throws ApiFailure ('no-line')
   */
  async report(session: string, room: Room, n: number): Promise<void> {
    await this.#boxes[room].post(async () => {
      const line = await this.#line(session, room, n);
      if (!line.reports.includes(session)) await this.#keep({ ...line, reports: [...line.reports, session] }, session);
    });
  }

  /**
   * Takes the words of a line away: the host, or whoever said them.
   * @throws ApiFailure ('no-line', 'not-host')
   */
  async remove(session: string, room: Room, n: number): Promise<TalkLine> {
    return this.#boxes[room].post(async () => {
      const line = await this.#line(session, room, n);
      if (line.session !== session && this.#record().host !== session)
        throw new ApiFailure('not-host', 'only the host and whoever said it may take a line away');
      return this.#keep({ ...line, phrase: null, text: null }, session);
    });
  }

  /**
   * Lines of a room before number `before`, oldest first.
   * @throws ApiFailure ('no-line') where this session does not hear the room
   */
  async lines(session: string | undefined, room: Room, before: number): Promise<TalkLine[]> {
    if (!this.rooms(session).includes(room)) throw new ApiFailure('no-line', 'the players hear the stands after the end');
    const lines = await this.#parts.store.lines(this.#record().id, room, before, TALK_SENT);
    return lines.map((line) => this.#shown(line, session));
  }

  /** The rooms that this session hears. */
  rooms(session: string | undefined): Room[] {
    const { status, seats } = this.#record();
    const plays = session !== undefined && seats.some((seat) => seat.session === session);
    return plays && status !== 'over' ? ['table'] : ['table', 'stands'];
  }

  /** Sends a watcher what was said last in every room that it hears. */
  welcome(watcher: Watcher): void {
    const rooms = this.rooms(watcher.session);
    this.#told.set(watcher, rooms.join());
    Promise.all(rooms.map((room) => this.lines(watcher.session, room, Number.MAX_SAFE_INTEGER)))
      .then((lines) => watcher.send(JSON.stringify({ t: 'talk', rooms, lines: lines.flat() } satisfies Talk)))
      .catch((error) => this.#parts.log.error({ err: error, match: this.#record().id }, 'talk could not be read'));
  }

  /** Seats or status have changed: whoever hears other rooms now is told all of it. `all`: lines have changed, too. */
  look({ all = false } = {}): void {
    for (const watcher of this.#audience.watchers())
      if (watcher.talk && (all || this.#told.get(watcher) !== this.rooms(watcher.session).join())) this.welcome(watcher);
  }

  async #keep(line: LineRecord, session: string): Promise<TalkLine> {
    await this.#parts.store.putLine(line);
    for (const watcher of this.#audience.watchers()) {
      const rooms = this.rooms(watcher.session);
      if (!watcher.talk || !rooms.includes(line.room)) continue;
      watcher.send(JSON.stringify({ t: 'talk', rooms, lines: [this.#shown(line, watcher.session)] } satisfies Talk));
    }
    return this.#shown(line, session);
  }

  async #newest(room: Room): Promise<number> {
    const [last] = await this.#parts.store.lines(this.#record().id, room, Number.MAX_SAFE_INTEGER, 1);
    return last?.n ?? 0;
  }

  async #line(session: string, room: Room, n: number): Promise<LineRecord> {
    const [line] = this.rooms(session).includes(room) ? await this.#parts.store.lines(this.#record().id, room, n + 1, 1) : [];
    if (line?.n !== n) throw new ApiFailure('no-line', 'nobody said that here');
    return line;
  }

  /** The wanted seat of this session, else its first; null for a spectator. */
  #seatOf(session: string, wanted: Seat | undefined): Seat | null {
    const { seats } = this.#record();
    if (wanted !== undefined) {
      if (seats[wanted]?.session === session) return wanted;
      throw new ApiFailure('not-your-seat', `seat ${wanted} is not yours`, { seat: wanted });
    }
    const first = seats.findIndex((seat) => seat.session === session);
    return first < 0 ? null : first;
  }

  /** The line as this session may know it, name by name. */
  #shown({ room, n, at, who, seat, name, phrase, text, session, reports }: LineRecord, viewer: string | undefined): TalkLine {
    const line: TalkLine = { room, n, at, who, seat, name, phrase, text, yours: session !== null && session === viewer };
    const { host } = this.#record();
    return host !== null && host === viewer && reports.length > 0 ? { ...line, reports: reports.length } : line;
  }
}

/** @throws ApiFailure ('bad-words') */
function wordsOf({ phrase, text }: Say, game: string): Pick<LineRecord, 'phrase' | 'text'> {
  if (phrase !== undefined && text !== undefined) throw new ApiFailure('malformed', 'a phrase or a text, not both');
  if (phrase === undefined) return { phrase: null, text: cleanWords(text ?? '', LONGEST_LINE) };
  if (!phrasesOf(game).includes(phrase))
    throw new ApiFailure('bad-words', 'there is no such phrase at the tables of this game', { most: LONGEST_LINE });
  return { phrase, text: null };
}

/** One name for a speaker at one match: nobody can tell by it what the same person says at another. */
function whoOf(match: string, session: string): string {
  return createHash('sha256').update(`${match} ${session}`).digest('hex').slice(0, 12);
}
