import type { Seat, Text } from '@questhall/kernel';
import { standingOf } from '../frame/struck.ts';
import type { After, AnyEvent, LineLook } from '../games/contract.ts';
import type { Still, Track } from '../replay/track.ts';

/** One curve: whose it is, and a value at each turn; null where there was none (who had fallen, or had not begun). */
export interface Line {
  id: string;
  seat: Seat;
  name: Text;
  /** Its own look; absent: that of its seat. */
  look?: LineLook;
  values: readonly (number | null)[];
}

/** A moment that leads into the replay. `line` counts among the lines that the track's eyes heard. */
export interface Retold {
  line: number;
  /** Counted from 1, in the unit of the curves; null before the first. */
  turn: number | null;
  event: AnyEvent;
  text: Text | null;
}

/** How kind the dice were to a line. */
export interface Luck extends Omit<Line, 'values'> {
  thrown: number;
  /** Pips above what fair dice give on average, or below. */
  more: number;
  /** Four of five matches with as many dice end no farther from it. */
  band: number;
}

/** The distance from the middle of a normal distribution within which four of five values lie, in standard deviations. */
const FOUR_OF_FIVE = 1.2816;
/** The mean and the variance of the pips of a fair die. */
const MEAN = 3.5;
const VARIANCE = 35 / 12;

/** How kind dice were: the sum of their pips against that of fair ones, and the band in which four of five sums lie. */
export function kindness(pips: readonly number[]): Pick<Luck, 'thrown' | 'more' | 'band'> {
  const sum = pips.reduce((a, b) => a + b, 0);
  return { thrown: pips.length, more: Math.round(sum - MEAN * pips.length) || 0, band: FOUR_OF_FIVE * Math.sqrt(VARIANCE * pips.length) };
}

/** What a match was, made from its whole replay: the same for everybody who looks, on every device and at any time. */
export interface ToldAgain {
  turns: number;
  curves: readonly Line[][];
  moments: readonly Retold[];
  /** How kind the dice were to each line; empty where none were thrown. */
  luck: readonly Luck[];
  /** Every line that counts, oldest first. */
  log: readonly AnyEvent[];
  /** The number of each of them among the lines that the track's eyes heard. */
  numbers: readonly number[];
}

/**
 * The last still of each turn. A turn that comes again was taken back, and what had followed it with it. A turn that passed
 * between two stills ended as the one before.
 * @param turnOf the turn of each still: its part and its number there; null: none is being played
 */
export function turnsIn(turnOf: readonly (readonly [part: string, n: number] | null)[]): { last: number[]; of: (number | null)[] } {
  const turns: { part: string; n: number; last: number }[] = [];
  const of = turnOf.map((turn, still) => {
    if (turn) {
      const [part, n] = turn;
      const before = turns.findIndex((one) => one.part === part && one.n === n);
      if (before >= 0) turns.length = before;
      const newest = turns[turns.length - 1];
      const goesOn = newest?.part === part;
      for (let missed = goesOn ? newest.n + 1 : 1; missed < n; missed++)
        turns.push({ part, n: missed, last: goesOn ? newest.last : still });
      turns.push({ part, n, last: still });
    }
    return turns.length > 0 ? turns.length - 1 : null;
  });
  return { last: turns.map(({ last }) => last), of };
}

/**
 * The turn of a line, by what was on the table when it was heard: one answer may end a turn, or several, and what is seen after it
 * belongs to the next.
 * @param last the turn of what is seen after it
 */
function turnOfLine(still: Still, n: number, last: number | null, turnOf: (view: unknown) => readonly [part: string, n: number] | null) {
  const heard = still.views[still.log.findIndex((entry) => entry.n === n)];
  const [then, now] = [heard === undefined ? null : turnOf(heard), turnOf(still.view)];
  if (last === null || !then || !now || then[0] !== now[0]) return last;
  return Math.max(0, last - Math.max(0, now[1] - then[1]));
}

/** Tells a match again. The track is a spectator's: what everybody could see. */
export function tellAgain<V>(track: Track, after: After<V>): ToldAgain {
  const views = track.stills.map(({ view }) => view as V);
  const { last, of } = turnsIn(views.map((view) => after.turn(view)));
  const end = views[views.length - 1]!;
  const lines = after.lines(end);
  const curves = after.curves.map(({ value }) =>
    lines.map((line, i) => ({ ...line, values: last.map((still) => value(views[still]!, i)) })),
  );
  const standing = standingOf(track.log);
  const log = standing.map(({ event }) => event as AnyEvent);
  let still = 0;
  const moments = after.moments(log).map(({ at, text }) => {
    const { n } = standing[at]!;
    while (still < track.stills.length - 1 && track.stills[still]!.told < n) still++;
    const turn = turnOfLine(track.stills[still]!, n, of[still] ?? null, (view) => after.turn(view as V));
    return { line: n, turn: turn === null ? null : Math.min(turn, last.length - 1) + 1, event: log[at]!, text: text ?? null };
  });
  const thrown = after.dice?.(log, end) ?? [];
  const luck = lines.flatMap((line, i) => (thrown[i]?.length ? [{ ...line, ...kindness(thrown[i]) }] : []));
  return { turns: last.length, curves, moments, luck, log, numbers: standing.map(({ n }) => n) };
}

/** Round numbers from 0 to at least `most`, at most five of them. */
export function ticksTo(most: number): number[] {
  const step = [1, 2, 3, 4, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => one * 4 >= most) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

/** At most so many of the turns, evenly: the first and the last always among them. */
export function someOf(turns: number, most: number): number[] {
  if (turns <= most) return Array.from({ length: turns }, (_, i) => i);
  return Array.from({ length: most }, (_, i) => Math.round((i * (turns - 1)) / (most - 1)));
}

/** Moves what stands on one line apart, so that no two are nearer than `gap`, and all stay between the bounds where they can. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  let floor = low;
  for (const one of order) {
    one.at = Math.max(one.at, floor);
    floor = one.at + gap;
  }
  let ceiling = high;
  for (const one of order.reverse()) {
    one.at = Math.min(one.at, ceiling);
    ceiling = one.at - gap;
  }
  const found: number[] = [];
  for (const { at, i } of order) found[i] = at;
  return found;
}
