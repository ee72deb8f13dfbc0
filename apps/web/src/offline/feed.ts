import { type AnyGame, type AnyState, deciding, decisionView, heardBy, midway, type Seat } from '@questhall/kernel';
import type { LogEntry, Sight, Update, Whole } from '@questhall/protocol';
import { diff } from '@questhall/protocol/changes';
import { midwayOf } from '@questhall/protocol/midway';
import { depthOf } from '@questhall/record/back';
import { askedHere, type LocalMatch, localTable, playedHere } from './saved-match.ts';

/** How many updates are kept for a page that comes back; who missed more gets everything anew. */
const KEPT = 64;

/**
 * What one seat has before it: built from `observe`, `decisionView` and `deciding` alone, as on a server. The curtain
 * between two persons hides a screen; that one seat's page never holds another's cards is done here.
 */
export function sightOf(game: AnyGame, match: LocalMatch, seat: Seat): Sight | null {
  const { state, taken } = match;
  if (!state) return null;
  const asked = decisionView(game, state, seat);
  const back = playedHere(match.seats[seat]) ? depthOf(match.trail ?? [], seat) : 0;
  return {
    view: game.observe(state, seat),
    decisions: asked ? [{ ...asked, id: (taken[seat] ?? 0) + 1 }] : [],
    waiting: state.outcome ? [] : deciding(game, state),
    deadlines: match.seats.map(() => null),
    yours: askedHere(match),
    ...(back > 0 ? { back } : {}),
  };
}

/** The lines that this seat may hear of a match, all of them, numbered for itself. */
function heard(match: LocalMatch, seat: Seat): LogEntry[] {
  const lines: LogEntry[] = [];
  for (const { at, told } of match.events) {
    const event = heardBy(told, seat);
    if (event) lines.push({ n: lines.length + 1, at, event: event as LogEntry['event'] });
  }
  return lines;
}

/** The numbered updates to one seat, and what it was told so far. */
export class Feed {
  readonly seat: Seat;
  readonly epoch: string;
  readonly #game: AnyGame;
  #n = 0;
  #sight: Sight | null;
  #log: LogEntry[];
  #kept: Update[] = [];

  constructor(game: AnyGame, match: LocalMatch, seat: Seat, epoch: string) {
    this.seat = seat;
    this.epoch = epoch;
    this.#game = game;
    this.#sight = sightOf(game, match, seat);
    this.#log = heard(match, seat);
  }

  whole(match: LocalMatch, now: number): Whole {
    return {
      t: 'whole',
      epoch: this.epoch,
      n: this.#n,
      now,
      table: localTable(match),
      seat: this.seat,
      sight: this.#sight,
      log: this.#log,
    };
  }

  /**
   * What has changed for this seat since the last time, or undefined where nothing has: then it hears nothing.
   * @param amid the states in which the newest events of the match were told
   */
  update(match: LocalMatch, now: number, amid: readonly AnyState[]): Update | undefined {
    const sight = sightOf(this.#game, match, this.seat);
    const all = heard(match, this.seat);
    const log = all.slice(this.#log.length);
    const before = this.#sight?.view;
    const heardNow = match.events.slice(match.events.length - amid.length).flatMap(({ told }, i) => (heardBy(told, this.seat) ? [i] : []));
    // A line that was told before now comes late: then nobody knows any more which view it had.
    const seen = heardNow.length === log.length ? heardNow.slice(0, -1).map((i) => midway(this.#game, amid[i]!, this.seat, before)) : [];
    const { midway: lines } = midwayOf(before, seen);
    const changes = diff(this.#sight, sight);
    if (changes.length === 0 && log.length === 0) return undefined;
    this.#sight = sight;
    this.#log = all;
    const update: Update = { t: 'update', n: ++this.#n, now, changes, log, ...(lines.length > 0 ? { midway: lines } : {}) };
    this.#kept.push(update);
    if (this.#kept.length > KEPT) this.#kept.shift();
    return update;
  }

  /** The updates after number `n` of this epoch; undefined where they are gone. */
  since(epoch: string | undefined, n: number | undefined): readonly Update[] | undefined {
    if (epoch !== this.epoch || n === undefined || n > this.#n || this.#n - n > this.#kept.length) return undefined;
    return this.#kept.slice(this.#kept.length - (this.#n - n));
  }
}
