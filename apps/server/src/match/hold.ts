import { randomInt } from 'node:crypto';
import { type AnyGame, type AnyState, decisionOf, type Seat } from '@questhall/kernel';
import type { MatchRecord } from '../store/store.ts';

/** What separates people's secret answers in time where nobody says otherwise, in milliseconds. */
export const USUAL_TICK = 250;

/** A window that nobody could answer stays open for so many ticks, least and most: about as long as a quick answer takes. */
const PASSED_TICKS = [2, 6] as const;
/** One that opens many times a turn and is mostly let go by, by standing order: about as long as that takes. */
const BRIEF_TICKS = [1, 1] as const;

/** So long windows that nobody could answer stand open one after the other, at most. */
const LONGEST_MS = 60_000;

/**
 * Whether what is kept of a match has been told, for whoever does not play it: what comes after such a window is kept with the time
 * at which it is told. A time further ahead is that of a clock that has been set since.
 */
export const isTold = ({ changed }: Pick<MatchRecord, 'changed'>, now: number): boolean => changed <= now || changed > now + LONGEST_MS;

/** How long a window stays open. */
export interface Passing {
  ticks: number;
  /** From now until the last of them. */
  ms: number;
}

/**
 * Time must not tell what messages keep secret. Who has been asked a secret question (`secret` in the game's decisions),
 * and when somebody has answered it, nobody else may learn; but the answer that closes the question is followed by what
 * comes of it, and that moment would tell. So answers to secret questions are taken at ticks of the match's own clock
 * alone, whoever gives them, in the order in which they came; an answer is acknowledged, written and told at the tick.
 * An answer that comes at once (a standing order, a bot) waits at least for the next tick as well. A window in which
 * nobody could answer is shown as an open one for a while, before what comes after it is told.
 *
 * One person against bots waits for nothing: there is nobody to keep a secret from.
 */
export class Hold {
  readonly #tick: number;
  readonly #now: () => number;
  /** Ticks of different matches fall on different moments, so that they do not all want the disk at once. */
  readonly #offset: number;
  #held: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #released = false;

  /** @param tick milliseconds; 0: nothing is ever held */
  constructor(match: string, tick: number, now: () => number) {
    this.#tick = tick;
    this.#now = now;
    let sum = 0;
    for (let i = 0; i < match.length; i++) sum = (sum * 31 + match.charCodeAt(i)) % 65_521;
    this.#offset = tick > 0 ? sum % tick : 0;
  }

  /** True where what this seat is asked now may be answered at ticks only. */
  holds(game: AnyGame, state: AnyState | null, record: MatchRecord, seat: Seat): boolean {
    const asked = state && decisionOf(state, seat);
    return asked !== undefined && asked !== null && game.decisions[asked.kind]?.secret !== undefined && this.#matters(record);
  }

  /** How long windows that nobody could answer stay open in this match, drawn anew for each; undefined: they need not. */
  passing(record: MatchRecord): ((brief: boolean) => Passing) | undefined {
    if (!this.#matters(record)) return undefined;
    return (brief) => {
      const [least, most] = brief ? BRIEF_TICKS : PASSED_TICKS;
      const ticks = least + randomInt(most - least + 1);
      return { ticks, ms: this.#untilTick() + this.#tick * (ticks - 1) };
    };
  }

  /** Resolves at the next tick. */
  next(): Promise<void> {
    if (this.#released) return Promise.resolve();
    this.#timer ??= setTimeout(() => this.#let(), this.#untilTick());
    return new Promise((resolve) => this.#held.push(resolve));
  }

  /** Resolves after so many ticks. */
  async ticks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.next();
  }

  /** Lets go of everything, now and from now on: the server stops. */
  release(): void {
    this.#released = true;
    this.#let();
  }

  #let(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const held = this.#held;
    this.#held = [];
    for (const go of held) go();
  }

  /** Milliseconds until the next tick, never 0: what comes at a tick waits for the one after. */
  #untilTick(): number {
    return this.#tick - ((this.#now() + this.#offset) % this.#tick);
  }

  /** True where two people or more sit at the table. */
  #matters({ seats }: MatchRecord): boolean {
    return this.#tick > 0 && new Set(seats.flatMap(({ session }) => session ?? [])).size > 1;
  }
}
