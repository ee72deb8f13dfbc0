import type { Text } from '@questhall/kernel';
import type { Eyes, LogEntry, Replay } from '@questhall/protocol';
import { patch } from '@questhall/protocol/changes';
import { viewsMidway } from '@questhall/protocol/midway';
import type { Place } from './address.ts';

/** One moment with all that was on the table then. Views share what did not change between them. */
export interface Still {
  at: number;
  view: unknown;
  /** What was heard in this moment, and the view at each line of it, as far as it is known. */
  log: readonly LogEntry[];
  views: readonly unknown[];
  /** The number of the last line that had been heard by then. */
  told: number;
}

/** A match seen through one pair of eyes: `stills[0]` is the beginning, `stills[n]` the moment n. */
export interface Track {
  eyes: Eyes;
  stills: readonly Still[];
  /** Every line, oldest first; line n stands at place n − 1. */
  log: readonly LogEntry[];
}

/** Puts the pages of a replay together. `page` fetches the moments after a number. Rejects as `page` does. */
export async function loadTrack(page: (from: number) => Promise<Replay>): Promise<Track> {
  const start = await page(0);
  if (!start.first) throw new Error('a replay without its beginning');
  const stills: Still[] = [
    { at: start.first.at, view: start.first.view, views: [], log: start.first.log, told: start.first.log.at(-1)?.n ?? 0 },
  ];
  for (let here = start; ; here = await page(stills.length - 1)) {
    for (const { at, changes, log, midway = [] } of here.moments) {
      const before = stills[stills.length - 1]!;
      const views = viewsMidway(before.view, midway, log.length);
      stills.push({ at, view: patch(before.view, changes), views, log, told: log.at(-1)?.n ?? before.told });
    }
    if (here.moments.length === 0 || stills.length > here.last) break;
  }
  return { eyes: start.seat, stills, log: stills.flatMap((still) => still.log) };
}

/** The moment in which this line was heard; the last one where there is no such line yet. */
export function stillOfLine({ stills }: Track, line: number): number {
  const found = stills.findIndex((still) => still.told >= line);
  return found < 0 ? stills.length - 1 : found;
}

/** Where a replay opens: a moment, and where one of its lines was asked for, in its middle while that is told. */
export interface Opening {
  at: number;
  line?: number;
}

/**
 * Where to begin. The numbers of a moment and of a line are those of certain eyes; to others, and after a change of eyes, the
 * time tells.
 */
export function openingOf({ at, time, line, eyes }: Place, track: Track): Opening {
  const counted = eyes === undefined || eyes === track.eyes;
  if (time !== undefined && !(counted && (line ?? at) !== undefined)) return { at: stillAt(track, (track.stills[0]?.at ?? 0) + time) };
  return line === undefined ? { at: at ?? 0 } : { at: stillOfLine(track, line), line };
}

/** The last moment that is not later than this time: where other eyes go on looking. */
export function stillAt({ stills }: Track, time: number): number {
  const later = stills.findIndex((still) => still.at > time);
  return later < 0 ? stills.length - 1 : Math.max(0, later - 1);
}

/** How long after the beginning a moment was, in milliseconds. */
export const timeOf = ({ stills }: Track, at: number): number => Math.max(0, (stills[at]?.at ?? 0) - (stills[0]?.at ?? 0));

/**
 * Where a new round begins: the moments at which the first number changes in the text that says where the match stands.
 * The rest of it ("the cards act", "card 2 of 8") changes far more often. A text without numbers marks nothing.
 */
export function marks({ stills, eyes }: Track, status: (view: unknown) => Text): number[] {
  const found: number[] = [];
  let before: unknown = null;
  for (const [n, { view }] of stills.entries()) {
    const { args = {} } = status(mainView(view, eyes));
    const now = Object.values(args).find((arg) => typeof arg === 'number');
    if (now === undefined || now === before) continue;
    found.push(n);
    before = now;
  }
  return found;
}

/**
 * The view that the board shows: with the eyes of all the one from which nothing is hidden, where the game has one, after
 * those of the seats; else that of the first seat, beside which all hands lie open.
 */
export function mainView(view: unknown, eyes: Eyes, seats = Number.POSITIVE_INFINITY): unknown {
  if (eyes !== 'all') return view;
  const views = view as unknown[];
  return views.length > seats ? views[seats] : views[0];
}
