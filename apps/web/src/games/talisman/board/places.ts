import type { Seat } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { type Point, pictureBox, ringOf, spaceBox } from '../art/geometry.ts';
import { type NameLines, nameLines } from '../art/name-lines.ts';
import { titleOf } from '../souls.ts';

/** How far figures on one space stand apart. */
const FAN = 27;
/** More figures than this on one space: the others are only counted. */
const MOST = 3;

export interface Standing {
  seat: Seat;
  space: string;
  /** Where its foot stands, in units of the board. */
  at: Point;
  /** Standing behind so many others that it is not drawn. */
  hidden: boolean;
  /** How many are hidden behind this one. */
  more: number;
}

/** How the name of a space is written on its strip, and how much room it has there, in units of the board. */
export function stripOf(view: TalismanView, space: string, speak: Speaker): NameLines & { room: number } {
  const room = spaceBox(space).w - 6;
  return { ...nameLines(speak.say(titleOf(view, space)), room, 13.6), room };
}

/**
 * Where all figures stand: the active one in front, the others fanned out beside it.
 * @param speak the language in which names of spaces are written: where one takes two lines, figures stand clear of both
 */
export function standing(view: TalismanView, speak: Speaker): Standing[] {
  const all: Standing[] = [];
  const heaps = new Set<string>(view.lying.filter((l) => l.cards.length > 0).map((l) => l.space));
  const spaces = new Map<string, Seat[]>();
  for (const c of view.characters) if (c.card && !c.out) spaces.set(c.space, [...(spaces.get(c.space) ?? []), c.seat]);
  for (const [space, seats] of spaces) {
    const order = [...seats].sort((a, b) => Number(a === view.turn.seat) - Number(b === view.turn.seat));
    const shown = order.length > MOST ? order.slice(-2) : order;
    order.forEach((seat) => {
      const i = shown.indexOf(seat);
      const last = i === shown.length - 1;
      all.push({
        seat,
        space,
        at: foot(space, { i: i < 0 ? 0 : i, n: shown.length, beside: heaps.has(space), raised: isRaised(view, space, speak) }),
        hidden: i < 0,
        more: last ? order.length - shown.length : 0,
      });
    });
  }
  return all;
}

/** Rings whose spaces are so narrow that most names take two lines. */
const NARROW: ReadonlySet<string> = new Set(['inner', 'crown']);

/** Whether figures stand higher on a space, above a name of two lines. */
export const isRaised = (view: TalismanView, space: string, speak: Speaker): boolean =>
  NARROW.has(ringOf(space)) || stripOf(view, space, speak).words.length > 1;

/** Where the i-th of n figures stands on a space; beside what lies there, if anything does; `raised` above a name of two lines. */
export function foot(space: string, { i = 0, n = 1, beside = false, raised = NARROW.has(ringOf(space)) } = {}): Point {
  const { x, y, w, h } = pictureBox(space);
  const step = Math.min(FAN, (w - 50) / Math.max(1, n - 1));
  const middle = beside && n === 1 ? x + w * 0.31 : x + w / 2;
  return { x: middle + (i - (n - 1) / 2) * step, y: y + h - (raised ? 25 : 15) + (i - (n - 1)) * 3 };
}

/** Where the i-th of n cards lies on a space, and how it is turned; beside figures, if any stand there; `raised` above a name of two lines. */
export function lyingAt(space: string, i: number, n: number, beside: boolean, raised: boolean): Point & { turn: number } {
  const { x, y, w, h } = pictureBox(space);
  const step = Math.min(beside ? 15 : 24, (w - 50) / Math.max(1, n - 1));
  const middle = (n - 1) / 2;
  return {
    x: x + w * (beside ? 0.68 : 0.56) + (i - middle) * step,
    y: y + h / 2 - (beside ? 3 : 0) - (raised ? 10 : 0) + Math.abs(i - middle) * 2,
    turn: n > 1 ? (i - middle) * 9 : 6,
  };
}

/** The spaces on which figures stand. */
export const occupied = (view: TalismanView): ReadonlySet<string> =>
  new Set(view.characters.filter((c) => c.card && !c.out).map((c) => c.space));
