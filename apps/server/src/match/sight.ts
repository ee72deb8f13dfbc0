import { type AnyGame, type AnyState, deciding, decisionView, heardBy, midway, type Seat } from '@questhall/kernel';
import type { LogEntry, Sight } from '@questhall/protocol';
import { depthOf } from '@questhall/record';
import type { MatchRecord, SeatRecord, TimedEvent } from '../store/store.ts';
import { reservesOf } from './reserve.ts';

/** The state at each event, where somebody is to be shown it (see `midwayOf` of the protocol). */
export type Amid = ReadonlyMap<TimedEvent, AnyState>;

/**
 * What viewers have before them at one moment of a match. This, `Unfolding` and `heard` are the only ways from the true
 * state to a client: everything here comes from `observe`, `decisionView` and `deciding`, which a game builds from
 * that viewer's knowledge alone. What is equal for several viewers is built once.
 *
 * Decisions are numbered for each seat by itself (`taken` + 1): the kernel's own ids run through the whole match, so
 * that a gap in them would tell that another seat was asked something.
 */
export class Sights {
  readonly state: AnyState;
  readonly #game: AnyGame;
  readonly #shared: { all?: unknown } = {};
  readonly #waiting: Seat[];

  /** @param state is not changed any more */
  constructor(game: AnyGame, state: AnyState) {
    this.state = state;
    this.#game = game;
    this.#waiting = state.outcome ? [] : deciding(game, state);
  }

  /** True where the game shares parts of its views. */
  get isShared(): boolean {
    return this.#shared.all !== undefined;
  }

  sight(record: MatchRecord, taken: readonly number[], viewer: Seat | undefined): Sight {
    const asked = viewer === undefined ? undefined : decisionView(this.#game, this.state, viewer);
    const session = viewer === undefined ? null : (record.seats[viewer]?.session ?? null);
    const waiting = this.#waiting;
    return {
      view: this.#game.observe(this.state, viewer, this.#shared),
      decisions: asked && viewer !== undefined ? [{ ...asked, id: decisionNumber(taken, viewer) }] : [],
      waiting,
      // All who are asked at once have the same time, also those who (secretly) have answered or were not asked at all.
      // What is left of their reserves is not in it: whether that counts would tell whether the question is a secret one.
      deadlines: record.seats.map((_, seat) => (waiting.includes(seat) ? record.deadline : null)),
      yours: session === null ? [] : record.pending.filter((seat) => isAsked(record.seats[seat], session)),
      ...backOf(record, viewer),
      ...reservesOf(record),
    };
  }
}

/** What viewers are shown while an action is carried out: their views at its events, by `midway` alone. */
export class Unfolding {
  readonly #game: AnyGame;
  readonly #amid: Amid;
  readonly #shared = new Map<TimedEvent, { all?: unknown }>();

  constructor(game: AnyGame, amid: Amid) {
    this.#game = game;
    this.#amid = amid;
  }

  /** The view at each of the events that this viewer hears but the last: that one has the view after the action. */
  views(events: readonly TimedEvent[], viewer: Seat | undefined, before: unknown): unknown[] {
    if (this.#amid.size === 0) return [];
    const mine = events.filter(({ told }) => heardBy(told, viewer));
    return mine.slice(0, -1).map((event) => {
      const state = this.#amid.get(event);
      const shared = this.#shared.get(event) ?? {};
      this.#shared.set(event, shared);
      return state && midway(this.#game, state, viewer, before, shared);
    });
  }
}

/** How many steps this seat can take back: its own affair, and nothing while a bot plays for it. */
export function backOf({ trail, seats, status }: MatchRecord, seat: Seat | undefined): { back?: number } {
  const back = seat === undefined || status !== 'running' || seats[seat]?.standIn !== null ? 0 : depthOf(trail, seat);
  return back > 0 ? { back } : {};
}

/** True for a seat of this session for which no bot stands in. */
function isAsked(seat: SeatRecord | undefined, session: string): boolean {
  return seat?.session === session && seat.standIn === null;
}

/** The number under which a seat's open question is known to its clients. */
export function decisionNumber(taken: readonly number[], seat: Seat): number {
  return (taken[seat] ?? 0) + 1;
}

/**
 * What the viewer may hear of these events, in order.
 * @param before how many lines it has heard already
 */
export function heard(events: readonly TimedEvent[], viewer: Seat | undefined, before = 0): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const { at, told } of events) {
    const event = heardBy(told, viewer);
    if (event) entries.push({ n: before + entries.length + 1, at, event: event as LogEntry['event'] });
  }
  return entries;
}
