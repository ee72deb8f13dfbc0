import type { Camera, Point, Room } from '../../../ui/board/camera.ts';
import { type Box, CELL } from './model.ts';

/** The box in units. */
const inUnits = ({ x, y, w, h }: Box): Box => ({ x: x * CELL, y: y * CELL, w: w * CELL, h: h * CELL });

/** No square is shown larger than this many pixels unless somebody zooms in. */
const COMMON = 64;
export const NEAREST = 2.2;

/** The scale at which the whole box can be seen, never larger than common. */
export function wholeScale(box: Box, room: Room): number {
  const b = inUnits(box);
  return Math.max(0.12, Math.min(COMMON / CELL + 0.06, room.width / b.w, room.height / b.h));
}

/** The whole box in the middle of the window. */
export function whole(box: Box, room: Room): Camera {
  const b = inUnits(box);
  return on({ x: b.x + b.w / 2, y: b.y + b.h / 2 }, wholeScale(box, room), box, room);
}

/** The scale at which a square is so many pixels wide, at least that of the whole box. */
export const nearScale = (pixels: number, box: Box, room: Room): number => Math.max(wholeScale(box, room), pixels / CELL);

/** How far from the rim whoever acts stays when the window leans towards others, in pixels. */
const RIM = 64;

/**
 * Where a window looks that shows whoever acts and, as far as they find room in it, others as well.
 * @param home where the figure stands that acts, and stays in sight
 * @param others whom else to show; nobody where there is none
 */
export function leaning(home: Point, others: readonly Point[], room: Room, scale: number): Point {
  if (others.length === 0) return home;
  const lean = (axis: 'x' | 'y', size: number) => {
    const mean = others.reduce((sum, p) => sum + p[axis], 0) / others.length;
    const most = Math.max(0, size / 2 - RIM) / scale;
    return home[axis] + Math.min(most, Math.max(-most, (mean - home[axis]) / 2));
  };
  return { x: lean('x', room.width), y: lean('y', room.height) };
}

/** How far from the rim whoever can be struck stays, in pixels: half of a square; above also below the tools that lie there. */
const STRUCK = { x: [30, 30], y: [62, 30] } as const;

/** What two axes have in common: a window's room along them. */
const AXES = [
  ['x', 'width'],
  ['y', 'height'],
] as const;

const span = (all: readonly Point[], axis: 'x' | 'y') => {
  const at = all.map((p) => p[axis]);
  return { low: Math.min(...at), high: Math.max(...at) };
};

/**
 * The scale at which whoever acts and all whom it can strike in this turn are in the window at once: smaller than the common one where
 * they stand far apart, and never smaller than what a finger finds.
 * @param common the scale where there is room
 * @param least the smallest one
 */
export function fitting(home: Point, struck: readonly Point[], room: Room, common: number, least: number): number {
  const fits = AXES.map(([axis, size]) => {
    const { low, high } = span([home, ...struck], axis);
    const [before, after] = STRUCK[axis];
    return (room[size] - before - after) / (high - low);
  });
  return Math.min(common, Math.max(least, ...[Math.min(...fits)].filter((fit) => fit > 0)));
}

/**
 * Where a window looks that shows whoever acts, all whom it can strike in this turn and, as far as there is room, all squares that it can
 * reach: from a corner the way leads to one side alone, and half of it would lie below the edge. Squares give way to monsters.
 * @param home where the figure stands that acts, and stays in sight
 * @param ends where it can go
 * @param struck where those stand whom it can strike, from here or after a walk
 */
export function reaching(home: Point, ends: readonly Point[], struck: readonly Point[], room: Room, scale: number): Point {
  const middle = (axis: 'x' | 'y', size: number) => {
    const most = Math.max(0, size / 2 - RIM) / scale;
    const between = ({ low, high }: { low: number; high: number }) =>
      home[axis] + Math.min(most, Math.max(-most, (low + high) / 2 - home[axis]));
    const wanted = between(span([home, ...ends, ...struck], axis));
    if (struck.length === 0) return wanted;
    const those = span([home, ...struck], axis);
    const [before, after] = STRUCK[axis];
    const [from, to] = [those.high - (size / 2 - after) / scale, those.low + (size / 2 - before) / scale];
    // Where there is no room for all of them, the window lies between them.
    return from <= to ? Math.min(to, Math.max(from, wanted)) : between(those);
  };
  return { x: middle('x', room.width), y: middle('y', room.height) };
}

/** A window on a point at a scale. It leaves the box by half a window at most, so that rims can be looked at as well. */
export function on(point: Point, scale: number, box: Box, room: Room): Camera {
  const b = inUnits(box);
  const clamp = (at: number, low: number, size: number, window: number) => {
    const long = size * scale;
    const slack = Math.min(window * 0.35, CELL * 1.5 * scale);
    if (long <= window) return (window - long) / 2 - low * scale;
    return Math.min(slack - low * scale, Math.max(window - (low + size) * scale - slack, at));
  };
  return {
    scale,
    left: clamp(room.width / 2 - point.x * scale, b.x, b.w, room.width),
    top: clamp(room.height / 2 - point.y * scale, b.y, b.h, room.height),
  };
}
