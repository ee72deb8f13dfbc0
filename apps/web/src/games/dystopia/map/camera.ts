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

/**
 * Where a window looks that shows whoever acts and, as far as there is room, all squares that it can reach: from a corner the way leads
 * to one side alone, and half of it would lie below the edge.
 * @param home where the figure stands that acts, and stays in sight
 * @param ends where it can go
 */
export function reaching(home: Point, ends: readonly Point[], room: Room, scale: number): Point {
  const middle = (axis: 'x' | 'y', size: number) => {
    const all = [home, ...ends].map((p) => p[axis]);
    const most = Math.max(0, size / 2 - RIM) / scale;
    const off = (Math.min(...all) + Math.max(...all)) / 2 - home[axis];
    return home[axis] + Math.min(most, Math.max(-most, off));
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
