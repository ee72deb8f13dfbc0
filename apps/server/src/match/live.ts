// Long, because whatever changes a match goes through one mailbox, and this is the way that all of it goes.
import {
  type AnyGame,
  type AnyState,
  ASIDE,
  type Chance,
  type Choice,
  deciding,
  defaultChoice,
  migrate,
  type Seat,
  type Wishes,
} from '@questhall/kernel';
import type { Done, Hello, PlanInfo, Refused, RefusedCode, TableInfo, Wish } from '@questhall/protocol';
import { BACK, endingsOf } from '@questhall/record';
import type { Outbox } from '../calls/outbox.ts';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { ActionRecord, MatchRecord, SavedMatch, SeatRecord, Store, TimedEvent } from '../store/store.ts';
import { isPaused, mayPropose, propose, type Settled, settle, withoutBack } from './agreement.ts';
import { type Asked, type Command, checkAnswer, isOwn, isSeen, refused } from './answers.ts';
import { type Answered, Audience, type Performance, type Receipt, type Watcher } from './audience.ts';
import { actionOf, commitOf } from './commit.ts';
import { Company } from './company.ts';
import { Conversation } from './conversation.ts';
import { copyOf } from './copy.ts';
import { afterLeaving, afterMove, afterSeeing } from './digest.ts';
import { Earlier } from './earlier.ts';
import { Hold } from './hold.ts';
import { reckoned } from './hour.ts';
import { lengthOf } from './lengths.ts';
import { Mailbox } from './mailbox.ts';
import { type AnyPlanning, afterPlanned, type KeptPlan, planInfo, planVerdict, setPlan, withPlan } from './plan.ts';
import { deadlineAnew, endOf, spentBy, windUp } from './reserve.ts';
import { freeTimeOf, withQuietHours } from './seating.ts';
import { backStep, endStep, firstStep, lastRoundStep, nextStep, renewedStep, rewindStep, type Step } from './step.ts';
import { isPlayedByBot, type Presence, viewerOf } from './table.ts';
import { takenAfter } from './taken.ts';
import { waitingAfter, waitingIn } from './waiting.ts';
import { isWhereaboutsTime, type Whereabouts } from './whereabouts.ts';

export interface LiveMatchParts {
  game: AnyGame;
  /** How turns are planned ahead in this game, where they can be. */
  planning?: AnyPlanning | undefined;
  /** What is kept of a state for the drawing of the match in lists. */
  whereabouts?: Whereabouts | undefined;
  store: Store;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whom to call to this match; nobody where it is left out. */
  calls?: Pick<Outbox, 'changes' | 'sign' | 'freeTimeOf' | 'quietOf'> | undefined;
  /** The milliseconds of a tick (see `Hold`); 0 where answers are never held. */
  tick?: number;
  /** The last time that anybody was here, where the match has been in memory before. */
  life?: number | undefined;
  /** Called after every change: what plays by itself (clock, bots) looks again. */
  changed: (match: LiveMatch) => void;
  /** Called whenever the table has been told anew: seats, names, presence, status. */
  told?: (match: LiveMatch) => void;
}

/** What is answered: by a person or bot, or drawn by the rules. */
type Choose = (chance: Chance) => Choice;

/** A match in memory. Everything that changes it goes through its mailbox: take, check, clone, play, commit, acknowledge, tell. */
export class LiveMatch implements Performance {
  readonly game: AnyGame;
  readonly mailbox = new Mailbox();
  readonly audience: Audience;
  readonly hold: Hold;
  readonly company: Company;
  readonly conversation: Conversation;
  readonly #parts: LiveMatchParts;
  readonly #earlier: Earlier;
  #record: MatchRecord;
  #state: AnyState | null;
  /** The same as JSON, once a step has made it: the store has it in memory, too. */
  #stateText: string | undefined;
  readonly #events: TimedEvent[];
  #taken: readonly number[];
  /** The state that is saved is one of older rules. */
  #migrated: boolean;

  /** @throws Error where the saved state cannot be brought up to the game's version */
  constructor(saved: SavedMatch, parts: LiveMatchParts) {
    this.game = parts.game;
    this.#parts = parts;
    this.#earlier = new Earlier(parts.game, parts.store);
    // Of one form for all matches, however each was made or read: whatever looks at records looks there at once.
    this.#record = copyOf(saved.record);
    this.#state = saved.state && (migrate(parts.game, saved.state) as AnyState);
    this.#events = saved.events;
    this.#taken = saved.taken;
    this.#migrated = saved.state !== null && saved.state.version !== parts.game.version;
    // What was kept for it leads to states of older rules.
    if (this.#migrated) this.#record = { ...this.#record, trail: [] };
    // Kept by a server that did not know whom it waits for.
    const waiting = this.#record.waiting ?? (this.#state && waitingIn(parts.game, this.#state, this.#record.changed));
    if (waiting) this.#record = { ...this.#record, waiting };
    const whereabouts = this.#record.whereabouts ?? (this.#state && parts.whereabouts?.(this.#state));
    if (whereabouts) this.#record = { ...this.#record, whereabouts };
    this.audience = new Audience(this);
    this.company = new Company(this.audience, this, parts, () => parts.told?.(this));
    this.conversation = new Conversation(this.audience, this, parts);
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
    return this.company.presence;
  }
  get log(): Log {
    return this.#parts.log;
  }

  table(session: string | undefined): TableInfo {
    return this.company.table(session);
  }

  /** See `viewerOf`. */
  viewerFor(session: string | undefined, wanted?: Seat): Seat | undefined {
    return viewerOf(this.#record, session, wanted);
  }

  /** A connection says hello: it is sent what it missed, or everything; or that it may not look on. */
  welcome(watcher: Watcher, hello: Omit<Hello, 't'>): void {
    const admitted = this.company.welcome(watcher, hello, () => {
      this.#rouse();
      this.#parts.changed(this); // bots that were left alone go on
    });
    if (!admitted) return;
    watcher.talk = hello.talk === true;
    if (watcher.talk) this.conversation.welcome(watcher);
  }

  /** A connection has gone. */
  goodbye(watcher: Watcher): void {
    this.company.goodbye(watcher);
  }

  /** Somebody looks at the match over plain HTTP: as good as a connection for a moment. */
  seen(session: string | undefined): void {
    this.company.seen(session);
    this.#rouse();
  }

  /**
   * Somebody is not only connected but here: has answered, or touched the page.
   * @param byItself the page has, which lies open: all see the answer, and whoever is to be called is called all the same
   */
  here(session: string | undefined, byItself = false): void {
    if (session !== undefined) {
      this.company.sign(session);
      if (!byItself) this.#parts.calls?.sign(this.#record.id, session);
    }
    this.#rouse();
  }

  /** Nobody has been here for long: the clock stops until somebody comes. */
  sleep(): Promise<void> {
    return this.#rest(true);
  }

  #rouse(): void {
    if (!this.#record.asleep) return;
    this.#rest(false).catch((error) => this.log.error({ err: error, match: this.#record.id }, 'a match could not be woken'));
  }

  #rest(asleep: boolean): Promise<void> {
    return this.mailbox.post(async () => {
      if (this.#record.status !== 'running' || this.#record.asleep === asleep) return;
      const { pending, changed } = this.#record;
      const spent = asleep ? spentBy(this.#record, pending, this.#parts.now()) : this.#record.spent;
      const rested: MatchRecord = { ...this.#record, asleep, deadline: null, spent };
      if (!asleep && pending.length > 0 && !isPaused(rested))
        Object.assign(rested, windUp(this.game, this.#state!, rested, this.#parts.now()));
      await this.#keep(rested, undefined, undefined, undefined, changed);
      this.company.tellTable();
    });
  }

  /**
   * Takes a person's answer. `reply` is called once: `done` when it is on the disk and nobody is told yet, or `refused`.
   * @param from the connection that it came from, which may get its `done` within the update instead
   */
  act(command: Command, reply: (message: Done | Refused) => void, from?: Watcher): Promise<void> {
    const own = isOwn(this, command);
    if (own) {
      if (isSeen(this, command.seat)) this.here(command.session, command.byItself);
      else this.#rouse();
    }
    const asked = own && this.mailbox.idle && !this.#holds(command.seat) ? checkAnswer(this, command) : undefined;
    // An answer for which nothing else is waited: played within this call, and then only the disk is left.
    if (asked && !('t' in asked) && asked.id > ASIDE) return this.mailbox.post(() => this.#answered(command, asked, reply, from));
    return this.#actInTurn(command, reply, from);
  }

  /** The same where somebody waits: for the match, for a tick, for what was taken before. */
  async #actInTurn(command: Command, reply: (message: Done | Refused) => void, from?: Watcher): Promise<void> {
    // While a window passes by itself nobody is asked and the mailbox waits: who is refused meanwhile must not notice.
    const early = this.#state?.pending.length === 0 && isOwn(this, command) ? checkAnswer(this, command) : undefined;
    if (early && 't' in early && !(await this.#parts.store.seen(this.#record.id, command.seat, command.id))) return reply(early);
    if (!isOwn(this, command)) return reply(refused(command, 'not-your-seat'));
    // Held outside the mailbox: others must not notice by their own answers that somebody's is waiting.
    if (command.decision !== BACK && this.#holds(command.seat) && !('t' in checkAnswer(this, command))) await this.hold.next();
    await this.mailbox.post(async () => {
      const { id, seat } = command;
      if (!isOwn(this, command)) return reply(refused(command, 'not-your-seat'));
      const asked = checkAnswer(this, command);
      // Taken before: then the question is another one by now. An aside, or a taking back, may be possible again.
      const old = 't' in asked ? asked.code === 'stale' || asked.code === 'not-running' : asked.id <= ASIDE;
      if (old && (await this.#parts.store.seen(this.#record.id, seat, id))) return reply({ t: 'done', id });
      if ('t' in asked) return reply(asked);
      await this.#answered(command, asked, reply, from);
    });
  }

  /** A person's legal answer, or what they do unasked. */
  async #answered(command: Command, asked: Asked, reply: (message: Done | Refused) => void, from?: Watcher): Promise<void> {
    const { id, seat, choice } = command;
    const receipt: Receipt = { acknowledge: () => reply({ t: 'done', id }), ...(from ? { answered: { from, id } } : {}) };
    const failed =
      asked.id === BACK
        ? await this.#takeBack(seat, id, receipt)
        : await this.#take('person', asked, () => choice, id, false, receipt, command.byItself !== true);
    if (failed) reply(refused(command, failed));
  }

  /**
   * Plays a bot's answer, a person's by standing order or by plan (as it `was`, and is after it), or the default where `choice` is left out. False where that could
   * not be done (the log says why); a question that is gone by now is no reason for it.
   */
  async playFor(
    by: 'bot' | 'clock' | 'person',
    decision: number,
    choice?: Choice,
    planned?: { was: string; plan: KeptPlan },
  ): Promise<boolean> {
    const seat = this.#state?.pending.find((d) => d.id === decision)?.seat;
    if (seat !== undefined && this.#holds(seat)) await this.hold.next();
    return this.mailbox.post(async () => {
      const asked = this.#state?.pending.find((d) => d.id === decision);
      if (!asked || this.#record.status !== 'running' || isPaused(this.#record)) return true;
      // Taken back while the bot thought; where that came since the time was over, the bot's answer stands.
      if (by === 'bot' && !isPlayedByBot(this.#record.seats[asked.seat]!) && !this.#isOver(asked.seat)) return true;
      const choose: Choose = (chance) => choice ?? defaultChoice(this.game, this.#state!, asked, chance);
      // Thrown away or written anew meanwhile.
      if (planned && this.#record.seats[asked.seat]!.plan !== planned.was) return true;
      return (await this.#take(by, asked, choose, null, choice === undefined, undefined, false, planned?.plan)) === undefined;
    });
  }

  /** Begins the match. `check` may refuse by throwing. */
  start(check: (record: MatchRecord) => void): Promise<void> {
    return this.mailbox.post(async () => {
      check(this.#record);
      const record = structuredClone(this.#record);
      freeTimeOf(record, this.#parts.calls);
      record.seats = withQuietHours(record, this.#parts.calls);
      const step = firstStep(this.game, record, this.#parts.now(), this.hold.passing(record));
      await this.#keep(step.record, step);
      this.company.tellTable();
    });
  }

  /** Changes who sits where: `change` alters a copy of the record or throws; the copy counts once it is saved. */
  reseat(change: (record: MatchRecord, presence: Presence, now: number) => void): Promise<void> {
    return this.mailbox.post(async () => {
      const record = structuredClone(this.#record);
      const now = this.#parts.now();
      this.company.look();
      change(record, this.presence, now);
      // Who sits down does not take back what another has done.
      const held = record.trail.every(({ seat }) => record.seats[seat]?.session === this.#record.seats[seat]?.session);
      if (!held) record.trail = [];
      for (const [seat, { session }] of record.seats.entries())
        if (record.marks?.[seat] && session !== this.#record.seats[seat]?.session) record.marks = afterLeaving(record, seat);
      const isNewTime = freeTimeOf(record, this.#parts.calls);
      record.seats = withQuietHours(record, this.#parts.calls);
      if (record.status === 'running' && record.pending.length > 0 && this.#state && !isPaused(record)) {
        if (record.deadline === null) Object.assign(record, windUp(this.game, this.#state, record, now));
        else if (isNewTime) record.deadline = deadlineAnew(this.game, this.#state, record, now);
      }
      await this.#settle(record, now);
      this.company.moveViewers();
      this.company.tellTable();
      this.conversation.look();
    });
  }

  /**
   * Proposes something to all who play.
   * @throws ApiFailure (see `mayPropose`; 'nothing-back', and 'no-record' where nothing of the match's beginning was kept)
   */
  propose(session: string, wish: Wish): Promise<void> {
    const wishes: Wish[] = ['pause', ...endingsOf(this.game), ...(this.#record.takingBack === 'never' ? [] : ['back' as const])];
    return this.agree(async (record, now) => {
      const seat = mayPropose(record, session, wish, wishes, now);
      const point = wish === 'back' ? await this.#earlier.lastStepOf(record, seat) : undefined;
      if (wish === 'back' && !point) throw new ApiFailure('nothing-back', 'there is no step of yours that could be taken back');
      propose(record, session, { seat, wish, point }, now);
    });
  }

  /** Changes what the table agrees on: `change` alters a copy of the record or throws; what all have agreed to is done. */
  agree(change: (record: MatchRecord, now: number) => void | Promise<void>): Promise<void> {
    return this.mailbox.post(async () => {
      const record = structuredClone(this.#record);
      const now = this.#parts.now();
      await change(record, now);
      await this.#settle(record, now);
      this.company.look();
      this.company.tellTable();
      this.conversation.look();
    });
  }

  /** Keeps a changed record, after everything on which all at the table agree by now has been done. */
  async #settle(record: MatchRecord, now: number): Promise<void> {
    const settled = settle(record, now);
    if (settled && this.#state) {
      if (this.#migrated) await this.#renew(now);
      return this.#carryOut({ ...record, chain: this.#record.chain }, this.#state, settled, now);
    }
    const was = isPaused(this.#record);
    if (isPaused(record) && !was) Object.assign(record, { deadline: null, spent: spentBy(this.#record, this.#record.pending, now) });
    const goesOn = was && !isPaused(record) && record.status === 'running' && record.pending.length > 0;
    // Nobody was waited for meanwhile: a list says since when somebody is.
    if (goesOn && this.#state)
      Object.assign(record, { ...windUp(this.game, this.#state, record, now), waiting: waitingIn(this.game, this.#state, now) });
    await this.#keep(record);
  }

  /** Changes what a seat answers by itself. Nobody is told, and the time of it is not kept: it is the seat's own affair. */
  giveOrders(change: (record: MatchRecord) => void): Promise<void> {
    return this.#keepQuietly(change);
  }

  #keepQuietly(change: (record: MatchRecord) => void): Promise<void> {
    return this.mailbox.post(async () => {
      const record = structuredClone(this.#record);
      change(record);
      await this.#parts.store.commit({ record });
      this.#record = record;
      this.#parts.changed(this);
    });
  }

  /** What a person has planned, and what could be. @throws ApiFailure (see `planInfo`; 'malformed' in games without plans) */
  planOf(seat: Seat, session: string): PlanInfo {
    return planInfo({ ...this.#planned(), events: this.#events }, seat, session);
  }

  /** A person plans their next turn, or throws that away. Nobody else is told. @throws ApiFailure (see `setPlan`) */
  plan(seat: Seat, session: string, wishes: Wishes): Promise<void> {
    return this.#keepQuietly((record) => setPlan({ ...this.#planned(), record }, seat, session, wishes));
  }

  /** A plan is carried out (`plan`: what is left of it) or stopped. Nothing where it has been changed meanwhile. */
  endPlan(seat: Seat, was: string, plan: KeptPlan | null, stopped?: SeatRecord['planStopped']): Promise<void> {
    return this.#keepQuietly((record) => {
      if (record.seats[seat]!.plan === was) record.seats = withPlan(record, seat, plan, stopped);
    });
  }

  #planned() {
    const { planning } = this.#parts;
    if (!planning) throw new ApiFailure('malformed', 'in this game no turn is planned ahead');
    return { game: this.game, planning, state: this.#state, record: this.#record };
  }

  /** Whether an answer ends what is known of this seat's plan: the person plays the turn by hand, or goes on where a plan stopped. */
  #endsPlan(state: AnyState, seat: Seat, by: ActionRecord['by'], command: string | null): boolean {
    const { planning } = this.#parts;
    const { plan, planStopped } = this.#record.seats[seat]!;
    if (!planning || (by === 'person' && command === null)) return false;
    if (plan === null || by !== 'person') return planStopped !== undefined;
    return planVerdict(this.game, planning, state, this.#record, seat).do !== 'wait';
  }

  /** The person on this seat has seen its log up to this line, on one of their devices. Nobody else is told. */
  see(seat: Seat, line: number): Promise<void> {
    return this.mailbox.post(async () => {
      const marks = afterSeeing({ record: this.#record, events: this.#events }, seat, line);
      if (!marks) return;
      const record = { ...this.#record, marks };
      await this.#parts.store.commit({ record });
      this.#record = record;
    });
  }

  /** The id of the rematch; the first who asks makes it. `make` saves the new match together with the mark in this one. */
  rematch(make: (record: MatchRecord) => Promise<string>): Promise<string> {
    return this.mailbox.post(async () => {
      if (this.#record.rematch !== null) return this.#record.rematch;
      const id = await make(this.#record);
      this.#record = { ...this.#record, rematch: id };
      this.company.tellTable();
      return id;
    });
  }

  /** What all have agreed to, as one more action: the match ends, or goes on from an earlier state. */
  async #carryOut(record: MatchRecord, before: AnyState, settled: Settled, at: number): Promise<void> {
    const of = { by: 'person' as const, at, command: null, version: this.game.version };
    if ('way' in settled) {
      const step = endStep(this.game, before, record, { ...settled, at });
      return this.#keep(step.record, step, actionOf(before, step, of));
    }
    const earlier = await this.#earlier.stateAt(record, settled.to);
    if (!earlier) throw new ApiFailure('nothing-back', 'that is too long ago by now');
    const step = rewindStep(this.game, before, record, { ...settled, before: earlier, at });
    return this.#keep(step.record, step, actionOf(before, step, of), undefined, undefined, step.anew);
  }

  async #take(
    by: ActionRecord['by'],
    asked: Asked,
    choose: Choose,
    command: string | null,
    byDefault: boolean,
    receipt?: Receipt,
    isMove = false,
    plan?: KeptPlan,
  ): Promise<RefusedCode | undefined> {
    const at = this.#parts.now();
    // A plain answer waits for nothing, not even for a promise: who is told when would show it.
    try {
      if (this.#migrated) await this.#renew(at);
    } catch (error) {
      this.log.error({ err: error, match: this.#record.id }, 'going on by newer rules could not be saved');
      return 'not-saved';
    }
    const before = this.#state!;
    let step: ReturnType<typeof nextStep>;
    try {
      const { id, seat } = asked;
      const played = (chance: Chance) => ({ decision: id, seat, choice: choose(chance) });
      const passing = this.hold.passing(this.#record);
      // A step by plan is one's own: it can be taken back like any other.
      const byOrder = by === 'person' && command === null && !plan;
      const followed = this.audience.isFollowing;
      const seats = withQuietHours(this.#record, this.#parts.calls);
      const asOfNow = seats === this.#record.seats ? this.#record : { ...this.#record, seats };
      step = nextStep(this.game, before, asOfNow, {
        choose: played,
        by,
        byDefault,
        byOrder,
        at,
        passing,
        followed,
        beforeText: this.#stateText,
      });
    } catch (error) {
      this.log.error(
        { err: error, match: this.#record.id, decision: asked.kind, seat: asked.seat, by },
        'a legal action could not be played',
      );
      return 'failed';
    }
    const { record } = step;
    if (isMove) record.marks = afterMove(record, asked.seat, this.#events.length, step.events.length);
    if (plan && record.status === 'running') record.seats = afterPlanned(record, asked.seat, plan, this.#events.length, step.events.length);
    else if (this.#endsPlan(before, asked.seat, by, command)) record.seats = withPlan(record, asked.seat, null);
    const kept = actionOf(before, step, { by, at, command, version: this.game.version });
    try {
      await this.#keep(record, step, kept, receipt, undefined, undefined, !isMove);
    } catch (error) {
      this.log.error({ err: error, match: this.#record.id }, 'an action could not be saved');
      return 'not-saved';
    }
    if (record.status !== 'running') {
      this.company.tellTable();
      this.conversation.look();
      await this.#noteLength();
    } else {
      const found = reckoned(this.game, record, step.state, this.#parts.now());
      if (found) await this.#reckon(found);
    }
    return undefined;
  }

  /** A match that older rules have played says, before it goes on, that these play from here. */
  async #renew(at: number): Promise<void> {
    const carried = this.#state;
    if (!carried || this.#record.status !== 'running') return;
    const step = renewedStep(this.game, carried, this.#record, at);
    const action = actionOf(carried, step, { by: 'clock', at, command: null, version: this.game.version });
    await this.#keep(step.record, step, action, undefined, undefined, []);
  }

  /** Keeps how long the match took, where that says something of others. */
  async #noteLength(): Promise<void> {
    const length = this.#state && lengthOf(this.game, this.#record, this.#state, this.#events);
    try {
      if (length) await this.#parts.store.addLength(length);
    } catch (error) {
      this.log.error({ err: error, match: this.#record.id }, 'how long it took could not be saved');
    }
  }

  /** Names the last round of a table that wants to be done by an hour, or another one than before, where it is time for that. */
  async #reckon(found: NonNullable<ReturnType<typeof reckoned>>): Promise<void> {
    const state = this.#state!;
    const at = this.#parts.now();
    const record = { ...this.#record, agreement: { ...this.#record.agreement!, hour: found.hour } };
    try {
      if (found.name === null) return await this.#keep(record);
      const step = lastRoundStep(this.game, state, record, { round: found.name, at });
      await this.#keep(step.record, step, actionOf(state, step, { by: 'clock', at, command: null, version: this.game.version }));
      this.company.tellTable();
    } catch (error) {
      // The match goes on as it was; the next round reckons again.
      this.log.error({ err: error, match: this.#record.id }, 'the last round could not be named');
    }
  }

  async #takeBack(seat: Seat, command: string, receipt: Receipt): Promise<RefusedCode | undefined> {
    const before = this.#state!;
    const at = this.#parts.now();
    const step = backStep(this.game, before, this.#record, { seat, at });
    const end = step && endOf(step.record, seat);
    // What the clock would have decided by now stays as it is.
    if (!step || (end != null && end < at)) return 'stale';
    const action = actionOf(before, step, { by: 'person', at, command, version: this.game.version });
    const { agreement } = step.record;
    const asked = agreement?.open.some(({ wish }) => wish === 'back') === true;
    if (agreement && asked) step.record.agreement = withoutBack(agreement);
    try {
      await this.#keep(step.record, step, action, receipt, undefined, step.anew);
      if (asked) this.company.tellTable();
    } catch (error) {
      this.log.error({ err: error, match: this.#record.id }, 'a taking back could not be saved');
      return 'not-saved';
    }
    return undefined;
  }

  /** Saves `kept` (its own), makes it the present, acknowledges, tells. Throws where it could not be saved: then nothing has changed. */
  async #keep(
    kept: MatchRecord,
    step?: Step,
    action?: ActionRecord,
    receipt?: Receipt,
    changed?: number,
    anew?: readonly Seat[],
    byItself = false,
  ): Promise<void> {
    const now = this.#parts.now();
    const windows = step?.windows ?? [];
    // As if somebody had answered in the windows that nobody could answer: until then nobody is waited for, or called.
    const from = windows.reduce((at, { ms }) => at + ms, now);
    // The time of a secret answer is a secret too.
    const isNoticed = !step || !action || this.audience.wouldNotice(step.state, kept, step.events);
    if (changed !== undefined) kept.changed = changed;
    else if (isNoticed) kept.changed = from;
    if (step) {
      const before = { state: this.#state, waiting: this.#record.waiting };
      const waiting = waitingAfter(this.game, before, step.state, { at: from, isNoticed });
      if (waiting) kept.waiting = waiting;
      else delete kept.waiting;
      const found = isWhereaboutsTime(kept) ? this.#parts.whereabouts?.(step.state) : undefined;
      if (found) kept.whereabouts = found;
    }
    const taken = action ? takenAfter(this.#taken, action.action, anew) : this.#taken;
    // An answer by standing order comes from nobody who is there, nor does one that a page gives which lies open.
    const session = action && (kept.seats[action.action.seat]?.session ?? null);
    const by = action?.command && !byItself ? session : null;
    // Its word about the last round is nobody's answer.
    const late = action?.by === 'clock' && action.action.decision > ASIDE ? session : null;
    const calls = this.#parts.calls?.changes(this.#record, kept, this.game, step?.state ?? this.#state, { by, late, from });
    // Differences hold what an action changes as a rule, which an agreement is not.
    const whole = this.#migrated || kept.agreement !== this.#record.agreement;
    const seats = kept.seats !== this.#record.seats;
    await this.#parts.store.commit(commitOf(kept, step, action && { action, taken, whole, ...(seats ? { seats } : {}) }, calls));
    this.#taken = taken;
    if (action) this.#migrated = false;
    if (step) this.#stateText = step.stateText;
    if (receipt && !receipt.answered) receipt.acknowledge();
    let answered = receipt?.answered;
    let told = 0;
    let at = now;
    const { whereabouts } = this.#record;
    for (const { state, deadline, events, ticks, ms } of windows) {
      told += events.length;
      // What comes after is on the disk already; who looks now sees the window.
      const open: MatchRecord = {
        ...kept,
        status: 'running',
        outcome: null,
        changed: Math.min(at, kept.changed),
        pending: [],
        waiting: { seats: deciding(this.game, state), since: at },
        trail: [],
        deadline,
      };
      if (whereabouts) open.whereabouts = whereabouts;
      else delete open.whereabouts;
      at += ms;
      this.#present(open, { state, events, amid: step!.amid }, answered);
      answered = undefined;
      await this.hold.ticks(ticks);
    }
    this.#present(kept, step && { state: step.state, events: step.events.slice(told), amid: step.amid }, answered);
    this.#parts.changed(this);
  }

  /** Makes this what everybody sees from now on, and tells it. */
  #present(record: MatchRecord, step: Pick<Step, 'state' | 'events' | 'amid'> | undefined, answered: Answered | undefined): void {
    this.#record = record;
    if (step) {
      this.#state = step.state;
      this.#events.push(...step.events);
    }
    this.audience.tell(step, this.#parts.now(), answered);
  }

  /** True where this seat's time is over, and a bot answers for it. */
  #isOver(seat: Seat): boolean {
    const end = endOf(this.#record, seat);
    return this.#record.overtime !== 'default' && end !== null && end <= this.#parts.now();
  }

  #holds(seat: Seat): boolean {
    return this.hold.holds(this.game, this.#state, this.#record, seat);
  }
}
