import { createHash } from 'node:crypto';
import type { Seat } from '@questhall/kernel';
import {
  type Eyes,
  type LineReactions,
  LONGEST_LINE,
  phrasesOf,
  type React,
  type Room,
  type Say,
  TALK_SENT,
  type Talk,
  type TalkLine,
} from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import { cleanWords } from '../names.ts';
import type { LineRecord, ReactedTo, ReactionRecord, Store } from '../store/store.ts';
import type { Audience, Performance, Watcher } from './audience.ts';
import { Mailbox } from './mailbox.ts';
import { type ReactionStore, Reactions, reactionsFor } from './reactions.ts';

/** More than this nobody says at one match: what is said is kept as long as the match. */
const MOST_LINES = 20_000;

interface ConversationParts {
  store: Pick<Store, 'putLine' | 'lines' | 'lineOf'> & ReactionStore;
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
  readonly #stage: Pick<Performance, 'record' | 'events'>;
  readonly #reactions: Reactions;
  readonly #parts: ConversationParts;
  readonly #boxes: Readonly<Record<ReactedTo, Mailbox>> = { table: new Mailbox(), stands: new Mailbox(), told: new Mailbox() };
  /** With which eyes a watcher looked, and which rooms it heard, when it was told of all of it. */
  readonly #told = new WeakMap<Watcher, string>();

  constructor(audience: Audience, stage: Pick<Performance, 'record' | 'events'>, parts: ConversationParts) {
    this.#audience = audience;
    this.#stage = stage;
    this.#parts = parts;
    this.#reactions = new Reactions(stage, parts.store);
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
    const { id: match, talk, game, seats } = this.#stage.record;
    const said = await this.#parts.store.lineOf(match, speaker.id, say.id);
    if (said) return this.#shownOne(said, speaker.id);
    if (talk === 'off' || (talk === 'phrases' && say.phrase === undefined))
      throw new ApiFailure('talk-off', talk === 'off' ? 'nothing is said at this table' : 'at this table only set phrases are said');
    const words = wordsOf(say, game);
    const seat = this.#seatOf(speaker.id, say.seat);
    const room: Room = seat === null ? 'stands' : 'table';
    return this.#boxes[room].post(async () => {
      // Sent twice at once, the same words wait here for each other.
      const before = await this.#parts.store.lineOf(match, speaker.id, say.id);
      if (before) return this.#shownOne(before, speaker.id);
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
   * Gives a reaction to a line of the log that the speaker's seat reads, or to a line of a room that they hear; or takes it back.
   * Whoever cannot read the line hears nothing of it.
   * @param to its room, and `n` its number there; or 'log', and `n` its number in the log of that seat (or of spectators)
   * @throws ApiFailure ('talk-off', 'not-your-seat', 'no-line', 'too-many')
   */
  async react(speaker: Speaker, to: Room | 'log', n: number, { reaction, seat: wanted }: React): Promise<void> {
    const { talk, seats, id: match } = this.#stage.record;
    if (talk === 'off' && reaction !== null) throw new ApiFailure('talk-off', 'nothing is said at this table');
    const seat = this.#seatOf(speaker.id, wanted);
    const room: Room = seat === null ? 'stands' : 'table';
    const place: ReactedTo = to === 'log' ? 'told' : to;
    await this.#boxes[place].post(async () => {
      const number = to === 'log' ? this.#reactions.eventAt(seat, n) : (await this.#said(speaker.id, to, n)).n;
      if (number === undefined) throw new ApiFailure('no-line', `there is no line ${n} in this log`);
      const name = seat === null ? speaker.name : (seats[seat]?.name ?? speaker.name);
      const by = { session: speaker.id, seat, who: whoOf(match, speaker.id), name, at: this.#parts.now() };
      if (await this.#reactions.give({ match, to: place, n: number, ...by }, reaction)) await this.#tellReactions(place, number, room);
    });
  }

  /**
   * The reactions to lines of a log before its line `before`, as far as this session may know them.
   * @param eyes whose log it is: whoever calls sees to it that the session may look with them
   */
  reactions(session: string | undefined, eyes: Eyes, before = Number.MAX_SAFE_INTEGER): Promise<LineReactions[]> {
    return this.#reactions.inLog(eyes, before, this.rooms(session), session);
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
      if (line.session !== session && this.#stage.record.host !== session)
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
    return this.#shown(await this.#parts.store.lines(this.#stage.record.id, room, before, TALK_SENT), session);
  }

  /** The rooms that this session hears. */
  rooms(session: string | undefined): Room[] {
    const { status, seats } = this.#stage.record;
    const plays = session !== undefined && seats.some((seat) => seat.session === session);
    return plays && status !== 'over' ? ['table'] : ['table', 'stands'];
  }

  /** Sends a watcher what was said last in every room that it hears, and the reactions to the newest lines of its log. */
  welcome(watcher: Watcher): void {
    const rooms = this.rooms(watcher.session);
    this.#told.set(watcher, this.#hears(watcher));
    const lines = rooms.map((room) => this.lines(watcher.session, room, Number.MAX_SAFE_INTEGER));
    Promise.all([this.reactions(watcher.session, watcher.viewer ?? null), ...lines])
      .then(([reactions, ...lines]) => {
        if (!this.#audience.has(watcher)) return; // has gone meanwhile, or may not look on any more
        watcher.send(JSON.stringify({ t: 'talk', rooms, lines: lines.flat(), reactions, anew: true } satisfies Talk));
      })
      .catch((error) => this.#parts.log.error({ err: error, match: this.#stage.record.id }, 'talk could not be read'));
  }

  /** Seats or status have changed: whoever hears other rooms now, or reads another log, is told all of it. `all`: lines have changed, too. */
  look({ all = false } = {}): void {
    for (const watcher of this.#audience.watchers())
      if (watcher.talk && (all || this.#told.get(watcher) !== this.#hears(watcher))) this.welcome(watcher);
  }

  async #keep(line: LineRecord, session: string): Promise<TalkLine> {
    await this.#parts.store.putLine(line);
    await this.#tellLine(line);
    return this.#shownOne(line, session);
  }

  /** Tells a line to all who hear its room; or to those of them alone who hear `room`, too. */
  async #tellLine(line: LineRecord, room: Room = line.room): Promise<void> {
    const given = await this.#givenTo([line]);
    for (const watcher of this.#audience.watchers()) {
      const rooms = this.rooms(watcher.session);
      if (!watcher.talk || !rooms.includes(line.room) || !rooms.includes(room)) continue;
      watcher.send(JSON.stringify({ t: 'talk', rooms, lines: [this.#asHeard(line, given, watcher.session)] } satisfies Talk));
    }
  }

  /** Tells those who hear `room` what is given to this line by now; nobody else notices that anything has changed. */
  async #tellReactions(to: ReactedTo, n: number, room: Room): Promise<void> {
    if (to !== 'told') {
      const [line] = await this.#parts.store.lines(this.#stage.record.id, to, n + 1, 1);
      return line && this.#tellLine(line, room);
    }
    const given = await this.#reactions.to('told', n, n);
    for (const watcher of this.#audience.watchers()) {
      const rooms = this.rooms(watcher.session);
      if (!watcher.talk || !rooms.includes(room)) continue;
      const line = this.#reactions.lineOf(n, watcher.viewer ?? null);
      if (line === undefined) continue;
      const reactions = [{ n: line, reactions: reactionsFor(given, rooms, watcher.session) }];
      watcher.send(JSON.stringify({ t: 'talk', rooms, lines: [], reactions } satisfies Talk));
    }
  }

  #hears({ session, viewer }: Watcher): string {
    return `${viewer} ${this.rooms(session).join()}`;
  }

  async #newest(room: Room): Promise<number> {
    const [last] = await this.#parts.store.lines(this.#stage.record.id, room, Number.MAX_SAFE_INTEGER, 1);
    return last?.n ?? 0;
  }

  async #line(session: string, room: Room, n: number): Promise<LineRecord> {
    const { id } = this.#stage.record;
    const [line] = this.rooms(session).includes(room) ? await this.#parts.store.lines(id, room, n + 1, 1) : [];
    if (line?.n !== n) throw new ApiFailure('no-line', 'nobody said that here');
    return line;
  }

  /** The wanted seat of this session, else its first; null for a spectator. */
  #seatOf(session: string, wanted: Seat | undefined): Seat | null {
    const { seats } = this.#stage.record;
    if (wanted !== undefined) {
      if (seats[wanted]?.session === session) return wanted;
      throw new ApiFailure('not-your-seat', `seat ${wanted} is not yours`, { seat: wanted });
    }
    const first = seats.findIndex((seat) => seat.session === session);
    return first < 0 ? null : first;
  }

  /** A line with words, that this session hears. */
  async #said(session: string, room: Room, n: number): Promise<LineRecord> {
    const line = await this.#line(session, room, n);
    if (line.phrase === null && line.text === null) throw new ApiFailure('no-line', 'its words were taken away');
    return line;
  }

  /** Following lines of one room as this session may know them. */
  async #shown(lines: readonly LineRecord[], viewer: string | undefined): Promise<TalkLine[]> {
    const given = await this.#givenTo(lines);
    return lines.map((line) => this.#asHeard(line, given, viewer));
  }

  async #shownOne(line: LineRecord, viewer: string | undefined): Promise<TalkLine> {
    return this.#asHeard(line, await this.#givenTo([line]), viewer);
  }

  /** The reactions to following lines of one room. */
  async #givenTo(lines: readonly LineRecord[]): Promise<readonly ReactionRecord[]> {
    const [first, last] = [lines[0], lines.at(-1)];
    return first && last ? this.#reactions.to(first.room, first.n, last.n) : [];
  }

  /** The line as this session may know it, name by name. */
  #asHeard(said: LineRecord, given: readonly ReactionRecord[], viewer: string | undefined): TalkLine {
    const { room, n, at, who, seat, name, phrase, text, session, reports } = said;
    const line: TalkLine = { room, n, at, who, seat, name, phrase, text, yours: session !== null && session === viewer };
    const { host } = this.#stage.record;
    const isGone = phrase === null && text === null;
    const to = isGone ? [] : given.filter((one) => one.to === room && one.n === n);
    const reactions = reactionsFor(to, this.rooms(viewer), viewer);
    return {
      ...line,
      ...(host !== null && host === viewer && reports.length > 0 ? { reports: reports.length } : {}),
      ...(reactions.length > 0 ? { reactions } : {}),
    };
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
