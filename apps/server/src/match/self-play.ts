// Long, because the clock, bots, standing orders and plans answer the same questions, and who comes first is decided at one look.
import { randomInt } from 'node:crypto';
import { isAskedOpenly } from '@questhall/bots';
import { type AnyState, type Choice, type Decision, decisionView, fast, type Seat } from '@questhall/kernel';
import { type BotLevel, LONG_CLOCK } from '@questhall/protocol';
import type { BotPlayer, GameEntry } from '../bots/port.ts';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import { isPaused } from './agreement.ts';
import type { LiveMatch } from './live.ts';
import { type KeptPlan, planVerdict, type Verdict } from './plan.ts';
import { endOf } from './reserve.ts';
import { USUAL_STAND_IN } from './seating.ts';
import { comeBack, nextBack, runOut } from './stand-ins.ts';
import { isPlayedByBot } from './table.ts';

/** Timers hold no more than this; longer clocks are looked at again on the way. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** After an answer that could not be saved (a full disk): when it is tried again. */
const RETRY_MS = 5_000;

/** Whose table it is: thinking is shared out among those. */
function accountOf({ id, host, seats }: MatchRecord): string {
  return host ?? seats.find(({ session }) => session !== null)?.session ?? id;
}

/** So long a step can be taken back before a bot answers it, in milliseconds. */
const TIME_TO_TAKE_BACK = 1600;

/** What people leave word of in a game, as far as it knows that. */
type Left = { [K in 'orders' | 'planning']?: GameEntry[K] | undefined };

/** Rings after so many milliseconds; returns what calls it off. */
export type Alarm = (ms: number, ring: () => void) => () => void;

const usualAlarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms).unref();
  return () => clearTimeout(timer);
};

export interface Pace {
  /** How long a bot seems to think, least and most, in milliseconds. */
  botDelay: readonly [number, number];
  now: () => number;
  /** By which clocks of matches ring; timers where it is left out. */
  alarm?: Alarm | undefined;
}

/** What happens in one match without a person's doing: the clock plays defaults, bots answer. */
export class SelfPlay {
  readonly #match: LiveMatch;
  readonly #bots: Pick<BotPlayer, 'choose'>;
  readonly #pace: Pace;
  readonly #own: Left;
  /** Calls off what rings when somebody's time is over. */
  #clock: (() => void) | undefined;
  /** Decisions (by the kernel's id) that a bot is busy with, each with the timer of its natural delay. */
  readonly #thinking = new Map<number, NodeJS.Timeout>();
  #retry: NodeJS.Timeout | undefined;
  /** Decisions that a standing order, or a plan, is answering. */
  readonly #ordered = new Set<number>();
  /** Seats whose plans are being ended. */
  readonly #ending = new Set<Seat>();
  /** Decisions whose time is over and which a bot answers, also where the person comes back meanwhile. */
  readonly #overdue = new Set<number>();
  #stopped = false;
  #resting = false;
  readonly #attended: () => boolean;

  /**
   * @param own what people leave word of in this game
   * @param attended false where nobody looks: then bots that are alone rest
   */
  constructor(match: LiveMatch, bots: Pick<BotPlayer, 'choose'>, pace: Pace, own: Left = {}, attended: () => boolean = () => true) {
    this.#own = own;
    this.#attended = attended;
    this.#match = match;
    this.#bots = bots;
    this.#pace = pace;
  }

  /** True where something will still happen by itself. */
  get busy(): boolean {
    return this.#clock !== undefined || this.#thinking.size > 0;
  }

  /** True where somebody is about to answer for a seat: a bot, or a standing order. */
  get answering(): boolean {
    return this.#thinking.size + this.#ordered.size > 0 || this.#retry !== undefined;
  }

  /** True where bots are alone at the table and nobody looks: they go on when somebody comes. */
  get resting(): boolean {
    return this.#resting;
  }

  /** Looks at the match after each of its changes, and when it has been brought back. */
  look(): void {
    if (this.#stopped) return;
    const { state, record } = this.#match;
    this.#resting = record.status === 'running' && record.seats.every(isPlayedByBot) && !this.#attended();
    for (const id of this.#overdue) if (!state?.pending.some((d) => d.id === id)) this.#overdue.delete(id);
    this.#windClock();
    const open = new Map<number, BotLevel>();
    if (state && record.status === 'running' && !isPaused(record) && !this.#resting) {
      for (const { id, seat, kind } of state.pending) {
        const place = record.seats[seat];
        const level = place?.kind === 'bot' ? place.level : (place?.standIn ?? (this.#overdue.has(id) ? USUAL_STAND_IN : null));
        if (level) open.set(id, level);
        else if (this.#own.orders?.answers({ kind, seat }, state)) this.#obey(id, seat, place?.orders ?? null);
      }
      this.#carryOut(state, record);
    }
    for (const [id, timer] of this.#thinking) {
      if (open.has(id)) continue;
      clearTimeout(timer);
      this.#thinking.delete(id);
    }
    for (const [id, level] of open) if (!this.#thinking.has(id)) this.#think(id, level);
  }

  stop(): void {
    this.#stopped = true;
    this.#clock?.();
    clearTimeout(this.#retry);
    this.#clock = undefined;
    for (const timer of this.#thinking.values()) clearTimeout(timer);
    this.#thinking.clear();
  }

  #windClock(): void {
    this.#clock?.();
    this.#clock = undefined;
    const { record } = this.#match;
    if (record.status !== 'running') return;
    // Whoever is back at a time is back also in a pause, and where bots are alone and rest.
    const timed = this.#resting || isPaused(record) ? [] : this.#timed();
    const end = Math.min(nextBack(record), ...timed.map((one) => one.end));
    if (end === Number.POSITIVE_INFINITY) return;
    const left = Math.max(0, end - this.#pace.now());
    const { alarm = usualAlarm } = this.#pace;
    this.#clock = alarm(Math.min(left, LONGEST_TIMER), () => this.#ring());
  }

  /** The open questions whose time runs, with its end, and whether a bot is to answer them where that is over. */
  #timed(): { id: number; end: number; byBot: boolean }[] {
    const { game, record, state } = this.#match;
    return (state?.pending ?? []).flatMap(({ id, seat, kind }) => {
      const end = endOf(record, seat);
      if (end === null || this.#overdue.has(id)) return [];
      // Who is asked openly may be seen to be replaced: a bot that comes tells no more than that there was no answer.
      const byBot = record.overtime !== 'default' && isAskedOpenly(game, kind);
      return byBot && isPlayedByBot(record.seats[seat]!) ? [] : [{ id, end, byBot }];
    });
  }

  #ring(): void {
    this.#clock = undefined;
    const now = this.#pace.now();
    if (nextBack(this.#match.record) <= now) {
      this.#bringBack();
      return;
    }
    const over = this.#timed().filter(({ end }) => end <= now);
    if (over.length === 0) {
      this.#windClock();
      return;
    }
    for (const { id, byBot } of over) if (!byBot) this.#play('clock', id);
    const late = over.filter(({ byBot }) => byBot).map(({ id }) => id);
    if (late.length > 0) this.#replace(late);
  }

  /** Who has said so plays again from now on. */
  #bringBack(): void {
    const match = this.#match;
    match
      .reseat((record, _presence, now) => comeBack(record, now))
      .catch((error) => {
        match.log.error({ err: error, match: match.record.id }, 'somebody who is back was not given the seat back');
        this.#lookAgain();
      });
  }

  /** A bot takes the seats that are asked these questions, and answers them. */
  #replace(late: readonly number[]): void {
    for (const id of late) this.#overdue.add(id);
    const match = this.#match;
    const seats = () => (match.state?.pending ?? []).filter(({ id }) => late.includes(id)).map(({ seat }) => seat);
    match
      .reseat((record) => runOut(record, seats()))
      .catch((error) => {
        for (const id of late) this.#overdue.delete(id);
        match.log.error({ err: error, match: match.record.id }, 'no bot could be put on a seat whose time is over');
        this.#lookAgain();
      });
  }

  /** A standing order must not tell by its quickness that somebody had a choice where the question is secret (see `Hold`). */
  #obey(id: number, seat: Seat, given: string | null): void {
    const { game, state, record } = this.#match;
    const { orders: standing } = this.#own;
    if (!standing || !state || this.#ordered.has(id)) return;
    const decision = decisionView(game, state, seat);
    if (!decision || decision.id !== id) return;
    const orders = standing.read(given === null ? {} : JSON.parse(given));
    const days = record.clock !== null && record.clock >= LONG_CLOCK;
    const choice = standing.answer(orders, decision, game.observe(state, seat), days);
    if (choice === null) return;
    this.#ordered.add(id);
    // Whoever has just attacked has time to take it back; an answer would end that.
    const isPublic = game.decisions[decision.kind]?.secret === undefined;
    const due = isPublic && record.trail.length > 0 ? this.#pause() : this.#afterWindow(decision.kind);
    void due.then(() => {
      if (!this.#stopped) this.#play('person', id, choice);
    });
  }

  /** As long as a window stands open that nobody could answer, where the question is secret: how long it takes must not tell either. */
  #afterWindow(kind: string): Promise<void> {
    const secret = this.#match.game.decisions[kind]?.secret;
    const passing = secret === undefined ? undefined : this.#match.hold.passing(this.#match.record);
    return this.#match.hold.ticks(passing ? passing(secret === 'brief').ticks - 1 : 0);
  }

  /** What people have planned: the answer that is due comes as quickly as one by standing order, or after a person's pause. */
  #carryOut(state: AnyState, record: MatchRecord): void {
    const { planning } = this.#own;
    if (!planning) return;
    const { game } = this.#match;
    for (const [seat, { plan }] of record.seats.entries()) {
      if (plan === null || this.#ending.has(seat)) continue;
      const asked = state.pending.find((one) => one.seat === seat);
      if (asked && this.#ordered.has(asked.id)) continue;
      const verdict = planVerdict(game, planning, state, record, seat);
      if (verdict.do === 'answer' && asked) this.#follow(asked, plan, verdict);
      else if (verdict.do === 'end') this.#endPlan(seat, plan, verdict.plan);
      else if (verdict.do === 'stop') {
        const turn = planning.turn(game.observe(state, seat), seat)?.id ?? '';
        this.#endPlan(seat, plan, null, { why: verdict.why, turn });
      }
    }
  }

  #follow({ id, kind }: Decision, was: string, { choice, plan }: Extract<Verdict, { do: 'answer' }>): void {
    this.#ordered.add(id);
    const due = this.#match.game.decisions[kind]?.secret === undefined ? this.#pause() : this.#afterWindow(kind);
    void due.then(() => {
      if (!this.#stopped) this.#play('person', id, choice, { was, plan });
    });
  }

  /** As long as a person thinks who knows what to do; nothing where bots answer at once. Long enough to take back the step before. */
  #pause(): Promise<void> {
    const [, slowest] = this.#pace.botDelay;
    if (slowest === 0) return Promise.resolve();
    return new Promise((resolve) => setTimeout(resolve, TIME_TO_TAKE_BACK + randomInt(TIME_TO_TAKE_BACK)).unref());
  }

  #endPlan(seat: Seat, was: string, plan: KeptPlan | null, stopped?: SeatRecord['planStopped']): void {
    this.#ending.add(seat);
    const match = this.#match;
    match
      .endPlan(seat, was, plan, stopped)
      .catch((error) => {
        match.log.error({ err: error, match: match.record.id, seat }, 'a plan could not be ended');
        this.#lookAgain();
      })
      .finally(() => {
        this.#ending.delete(seat);
        if (!this.#stopped && plan !== null) this.look();
      });
  }

  #think(id: number, level: BotLevel): void {
    const [quickest, slowest] = this.#pace.botDelay;
    // Whoever has just acted has time to take it back; a bot's answer would end that.
    const wait = this.#match.record.trail.length > 0 && slowest > 0 ? TIME_TO_TAKE_BACK : 0;
    const [least, most] = [Math.max(quickest, wait), Math.max(slowest, wait)];
    const timer = setTimeout(
      () => {
        void this.#answer(id, level);
      },
      least + randomInt(Math.max(1, most - least + 1)),
    );
    timer.unref();
    this.#thinking.set(id, timer);
  }

  async #answer(id: number, level: BotLevel): Promise<void> {
    const { game, state, log, record } = this.#match;
    const asked = state?.pending.find((d) => d.id === id);
    if (!state || !asked) return;
    const { seat } = asked;
    try {
      const guess = game.determinize(state, seat, fast(randomInt(2 ** 32)));
      const choice = await this.#bots.choose({
        game: game.id,
        account: accountOf(record),
        level,
        state: guess,
        seat,
        seed: randomInt(2 ** 32),
      });
      if (this.#thinking.has(id)) this.#play('bot', id, choice);
    } catch (error) {
      if (this.#stopped) return;
      log.error({ err: error, match: record.id, seat, decision: asked.kind }, 'a bot gave no answer; the default is played for it');
      this.#play('bot', id);
    }
  }

  #play(by: 'bot' | 'clock' | 'person', id: number, choice?: Choice, planned?: { was: string; plan: KeptPlan }): void {
    const again = (error?: unknown) => {
      if (error) this.#match.log.error({ err: error, match: this.#match.record.id, by }, 'an answer could not be played');
      this.#thinking.delete(id);
      this.#ordered.delete(id);
      this.#lookAgain();
    };
    this.#match.playFor(by, id, choice, planned).then((played) => {
      if (played) this.#ordered.delete(id);
      else again();
    }, again);
  }

  #lookAgain(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.look();
    }, RETRY_MS).unref();
  }
}
