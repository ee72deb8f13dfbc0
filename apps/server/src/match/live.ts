import { type AnyGame, type AnyState, ASIDE, type Chance, type Choice, defaultChoice, migrate, type Seat } from '@questhall/kernel';
import { type Done, LOG_SENT, type LogEntry, type Refused, type RefusedCode, type TableInfo, type Whole } from '@questhall/protocol';
import type { Log } from '../log.ts';
import type { ActionRecord, MatchRecord, SavedMatch, Store, TimedEvent } from '../store/store.ts';
import { type Asked, type Command, checkAnswer, isOwn, refused } from './answers.ts';
import { type Answered, Audience, type Stage, type Watcher } from './audience.ts';
import { actionOf, commitOf, takenAfter } from './commit.ts';
import { Hold } from './hold.ts';
import { Mailbox } from './mailbox.ts';
import { firstStep, nextStep, type Step } from './step.ts';
import { isPlayedByBot, type Presence, tableInfo, viewerOf } from './table.ts';

export interface LiveMatchParts {
  game: AnyGame;
  store: Store;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The milliseconds of a tick (see `Hold`); 0 where answers are never held. */
  tick?: number;
  /** Called after every change: what plays by itself (clock, bots) looks again. */
  changed: (match: LiveMatch) => void;
}

/** How an answer is acknowledged: at once, or together with what comes of it. */
interface Receipt {
  acknowledge: () => void;
  answered?: Answered;
}

/** What is answered: by a person or bot, or drawn by the rules. */
type Choose = (chance: Chance) => Choice;

/** A match in memory. Everything that changes it goes through its mailbox: take, check, clone, play, commit, acknowledge, tell. */
export class LiveMatch implements Stage {
  readonly game: AnyGame;
  readonly mailbox = new Mailbox();
  readonly audience: Audience;
  readonly hold: Hold;
  readonly #parts: LiveMatchParts;
  #record: MatchRecord;
  #state: AnyState | null;
  readonly #events: TimedEvent[];
  #taken: readonly number[];
  /** The state that is saved is one of older rules. */
  #migrated: boolean;

  /** @throws Error where the saved state cannot be brought up to the game's version */
  constructor(saved: SavedMatch, parts: LiveMatchParts) {
    this.game = parts.game;
    this.#parts = parts;
    this.#record = saved.record;
    this.#state = saved.state && (migrate(parts.game, saved.state) as AnyState);
    this.#events = saved.events;
    this.#taken = saved.taken;
    this.#migrated = saved.state !== null && saved.state.version !== parts.game.version;
    this.audience = new Audience(this);
    this.hold = new Hold(saved.record.id, parts.tick ?? 0, parts.now);
  }

  get record(): MatchRecord {
    return this.#record;
  }
  get state(): AnyState | null {
    return this.#state;
  }
  get events(): readonly TimedEvent[] {
    return this.#events;
  }
  get taken(): readonly number[] {
    return this.#taken;
  }
  get presence(): Presence {
    return this.audience.presence;
  }
  get log(): Log {
    return this.#parts.log;
  }

  table(session: string | undefined): TableInfo {
    return tableInfo(this.#record, this.presence, session, this.game);
  }

  /** See `viewerOf`. */
  viewerFor(session: string | undefined, wanted?: Seat): Seat | undefined {
    return viewerOf(this.#record, session, wanted);
  }

  whole(session: string | undefined, viewer: Seat | undefined): Whole {
    const feed = this.audience.feed(viewer);
    return {
      t: 'whole',
      epoch: feed.epoch,
      n: feed.n,
      now: this.#parts.now(),
      table: this.table(session),
      seat: viewer ?? null,
      sight: feed.sight,
      asked: feed.asked,
      log: feed.log.slice(-LOG_SENT),
    };
  }

  /** The viewer's log before entry `before`, oldest first. */
  earlier(viewer: Seat | undefined, before: number): LogEntry[] {
    return this.audience.feed(viewer).log.slice(Math.max(0, before - 1 - LOG_SENT), Math.max(0, before - 1));
  }

  /** A connection says hello: it is sent what it missed, or everything. */
  welcome(watcher: Watcher, hello: { seat?: Seat; epoch?: string; n?: number; packed?: boolean }): void {
    watcher.viewer = this.viewerFor(watcher.session, hello.seat);
    const known = this.audience.has(watcher);
    this.audience.add(watcher);
    watcher.packed = hello.packed === true;
    const missed = watcher.packed ? this.audience.feed(watcher.viewer).since(hello.epoch, hello.n) : undefined;
    if (missed) for (const text of missed) watcher.send(text);
    else watcher.send(JSON.stringify(this.whole(watcher.session, watcher.viewer)));
    if (!known || missed) this.tellTable();
  }

  goodbye(watcher: Watcher): void {
    if (this.audience.remove(watcher)) this.tellTable();
  }

  tellTable(): void {
    this.audience.tellTable((session) => this.table(session));
  }

  /**
   * Takes a person's answer. `reply` is called once: `done` when it is on the disk and nobody is told yet, or `refused`.
   * @param from the connection that it came from, which may get its `done` within the update instead
   */
  async act(command: Command, reply: (message: Done | Refused) => void, from?: Watcher): Promise<void> {
    // While a window passes by itself nobody is asked and the mailbox waits: who is refused meanwhile must not notice.
    const early = this.#state?.pending.length === 0 && isOwn(this, command) ? checkAnswer(this, command) : undefined;
    if (early && 't' in early && !(await this.#parts.store.seen(this.#record.id, command.seat, command.id))) return reply(early);
    if (!isOwn(this, command)) return reply(refused(command, 'not-your-seat'));
    // Held outside the mailbox: others must not notice by their own answers that somebody's is waiting.
    if (this.#holds(command.seat) && !('t' in checkAnswer(this, command))) await this.hold.next();
    await this.mailbox.post(async () => {
      const { id, seat, choice } = command;
      if (!isOwn(this, command)) return reply(refused(command, 'not-your-seat'));
      const asked = checkAnswer(this, command);
      // Taken before: then the question is another one by now. An aside may be possible again.
      const old = 't' in asked ? asked.code === 'stale' || asked.code === 'not-running' : asked.id === ASIDE;
      if (old && (await this.#parts.store.seen(this.#record.id, seat, id))) return reply({ t: 'done', id });
      if ('t' in asked) return reply(asked);
      const receipt: Receipt = { acknowledge: () => reply({ t: 'done', id }), ...(from ? { answered: { from, id } } : {}) };
      const failed = await this.#take('person', asked, () => choice, id, false, receipt);
      if (failed) reply(refused(command, failed));
    });
  }

  /**
   * Plays a bot's answer, a person's by standing order, or the default where `choice` is left out. False where that could
   * not be done (the log says why); a question that is gone by now is no reason for it.
   */
  async playFor(by: 'bot' | 'clock' | 'person', decision: number, choice?: Choice): Promise<boolean> {
    const seat = this.#state?.pending.find((d) => d.id === decision)?.seat;
    if (seat !== undefined && this.#holds(seat)) await this.hold.next();
    return this.mailbox.post(async () => {
      const asked = this.#state?.pending.find((d) => d.id === decision);
      if (!asked || this.#record.status !== 'running') return true;
      if (by === 'bot' && !isPlayedByBot(this.#record.seats[asked.seat]!)) return true; // taken back while the bot thought
      const choose: Choose = (chance) => choice ?? defaultChoice(this.game, this.#state!, asked, chance);
      return (await this.#take(by, asked, choose, null, choice === undefined)) === undefined;
    });
  }

  /** Begins the match. `check` may refuse by throwing. */
  start(check: (record: MatchRecord) => void): Promise<void> {
    return this.mailbox.post(async () => {
      check(this.#record);
      const step = firstStep(this.game, this.#record, this.#parts.now(), this.hold.passing(this.#record));
      await this.#keep(step.record, step);
      this.tellTable();
    });
  }

  /** Changes who sits where: `change` alters a copy of the record or throws; the copy counts once it is saved. */
  reseat(change: (record: MatchRecord, presence: Presence) => void): Promise<void> {
    return this.mailbox.post(async () => {
      const record = structuredClone(this.#record);
      change(record, this.presence);
      if (record.status === 'running' && record.pending.length > 0 && record.clock !== null) {
        record.deadline ??= this.#parts.now() + record.clock * 1000;
      }
      await this.#keep(record);
      this.#moveViewers();
      this.tellTable();
    });
  }

  /** Changes what a seat answers by itself. Nobody is told, and the time of it is not kept: it is the seat's own affair. */
  giveOrders(change: (record: MatchRecord) => void): Promise<void> {
    return this.mailbox.post(async () => {
      const record = structuredClone(this.#record);
      change(record);
      await this.#parts.store.commit({ record });
      this.#record = record;
      this.#parts.changed(this);
    });
  }

  /** The id of the rematch; the first who asks makes it. `make` saves the new match together with the mark in this one. */
  rematch(make: (record: MatchRecord) => Promise<string>): Promise<string> {
    return this.mailbox.post(async () => {
      if (this.#record.rematch !== null) return this.#record.rematch;
      const id = await make(this.#record);
      this.#record = { ...this.#record, rematch: id };
      this.tellTable();
      return id;
    });
  }

  async #take(
    by: ActionRecord['by'],
    asked: Asked,
    choose: Choose,
    command: string | null,
    byDefault: boolean,
    receipt?: Receipt,
  ): Promise<RefusedCode | undefined> {
    const before = this.#state!;
    const at = this.#parts.now();
    let step: ReturnType<typeof nextStep>;
    try {
      const { id, seat } = asked;
      const played = (chance: Chance) => ({ decision: id, seat, choice: choose(chance) });
      const passing = this.hold.passing(this.#record);
      step = nextStep(this.game, before, this.#record, { choose: played, by, byDefault, at, passing });
    } catch (error) {
      this.log.error(
        { err: error, match: this.#record.id, decision: asked.kind, seat: asked.seat, by },
        'a legal action could not be played',
      );
      return 'failed';
    }
    const { record } = step;
    const kept = actionOf(before, step, { by, at, command, version: this.game.version });
    try {
      await this.#keep(record, step, kept, receipt);
    } catch (error) {
      this.log.error({ err: error, match: this.#record.id }, 'an action could not be saved');
      return 'not-saved';
    }
    if (record.status !== 'running') this.tellTable();
    return undefined;
  }

  /** Saves `kept` (its own), makes it the present, acknowledges, tells. Throws where it could not be saved: then nothing has changed. */
  async #keep(kept: MatchRecord, step?: Step, action?: ActionRecord, receipt?: Receipt): Promise<void> {
    const now = this.#parts.now();
    // The time of a secret answer is a secret too.
    if (!step || !action || this.audience.wouldNotice(step.state, kept, step.events)) kept.changed = now;
    const taken = action ? takenAfter(this.#taken, action.action) : this.#taken;
    await this.#parts.store.commit(commitOf(kept, step, action && { action, taken, whole: this.#migrated }));
    this.#taken = taken;
    if (action) this.#migrated = false;
    if (receipt && !receipt.answered) receipt.acknowledge();
    let answered = receipt?.answered;
    let told = 0;
    for (const { state, deadline, events, ticks } of step?.windows ?? []) {
      told += events.length;
      // What comes after is on the disk already; who looks now sees the window.
      const open: MatchRecord = { ...kept, status: 'running', outcome: null, pending: [], deadline };
      this.#present(open, { state, events }, answered);
      answered = undefined;
      await this.hold.ticks(ticks);
    }
    this.#present(kept, step && { state: step.state, events: step.events.slice(told) }, answered);
    this.#parts.changed(this);
  }

  /** Makes this what everybody sees from now on, and tells it. */
  #present(record: MatchRecord, step: Pick<Step, 'state' | 'events'> | undefined, answered: Answered | undefined): void {
    this.#record = record;
    if (step) {
      this.#state = step.state;
      this.#events.push(...step.events);
    }
    this.audience.tell(step?.events ?? [], this.#parts.now(), answered);
  }

  #holds(seat: Seat): boolean {
    return this.hold.holds(this.game, this.#state, this.#record, seat);
  }

  /** Who has joined or left looks on with other eyes from now on. */
  #moveViewers(): void {
    for (const watcher of this.audience.watchers()) {
      const viewer = this.viewerFor(watcher.session, watcher.viewer);
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      watcher.send(JSON.stringify(this.whole(watcher.session, viewer)));
    }
  }
}
