import type { Bend } from '@questhall/nachtwacht/client';
import type { Point } from '../../../ui/board/camera.ts';

export type { Point };

/**
 * Where things lie on the table. A pure function of the strips that lie and of how long the path will be, so everybody
 * sees the same table and no square ever moves once its strip lies.
 */
export interface SquarePlace extends Point {
  /** Its number on the path: 1 is next to the underworld. */
  number: number;
  /** Degrees; 0 where the path runs to the right. */
  angle: number;
  /** The outline of the square's face, bent with the path, in table units. */
  outline: string;
  corners: readonly [Point, Point, Point, Point];
}

export interface StripPlace {
  /** Its first square's number on the path, and how many squares it has. */
  first: number;
  length: number;
  /** The middle line, through its ends. */
  line: readonly Point[];
  box: { x: number; y: number; w: number; h: number };
}

export interface PathLayout {
  width: number;
  height: number;
  underworld: Point;
  library: Point;
  /** Square 1 first. */
  squares: readonly SquarePlace[];
  strips: readonly StripPlace[];
  /** Where the squares that are not laid yet will come to lie, more or less: the far trail to the library. */
  ahead: readonly Point[];
  /** The two edges of that trail. */
  edges: readonly [readonly Point[], readonly Point[]];
}

/** From one square's middle to the next within a strip, between strips, and how wide the path is. */
export const PITCH = 66;
export const GAP = 14;
export const FACE = 54;
export const DEPTH = 50;
export const STRIP_WIDTH = 62;

/** A laid strip as far as it decides where things lie. Left and right as seen by whoever walks along it. */
export interface LaidStripShape {
  length: number;
  bend: Bend;
}

/** How far a bent strip's middle stands off the straight line, in table units: what the rows leave free between them. */
const BOW = 15;
const SIDE: Record<Bend, number> = { straight: 0, left: -BOW, right: BOW };

interface Course {
  width: number;
  height: number;
  /** The rows from left to right of the table, top row first; the path turns in half circles between them. */
  rows: readonly number[];
  left: number;
  right: number;
  wave: number;
}

const COURSES: readonly { upTo: number; course: Course }[] = [
  { upTo: 24, course: { width: 1120, height: 580, rows: [216, 406], left: 190, right: 950, wave: 26 } },
  { upTo: 36, course: { width: 1240, height: 642, rows: [206, 372, 538], left: 188, right: 1082, wave: 22 } },
  { upTo: 48, course: { width: 1480, height: 768, rows: [232, 414, 596], left: 196, right: 1312, wave: 26 } },
];

interface Sample extends Point {
  /** Length of the way from the start to here. */
  at: number;
}

const STEP = 2;

/** The middle line of the whole way as a dense list of points, a good deal longer than any path. */
function trace(c: Course): Sample[] {
  const points: Point[] = [];
  const sway = (x: number) => {
    const t = Math.min(1, Math.max(0, (x - c.left) / (c.right - c.left)));
    return c.wave * Math.sin(2.5 * 2 * Math.PI * t) * Math.sin(Math.PI * t);
  };
  const start = 92 + 70;
  c.rows.forEach((y, row) => {
    const rightward = row % 2 === 0;
    const from = row === 0 ? start : rightward ? c.left : c.right;
    const to = rightward ? c.right : c.left;
    const count = Math.ceil(Math.abs(to - from) / STEP);
    for (let i = 0; i < count; i++) {
      const x = from + ((to - from) * i) / count;
      points.push({ x, y: y + sway(x) });
    }
    const below = c.rows[row + 1];
    if (below === undefined) {
      for (let i = 0; i < 400; i++) points.push({ x: to + (rightward ? i : -i) * STEP, y });
      return;
    }
    const r = (below - y) / 2;
    const turns = Math.ceil((Math.PI * r) / STEP);
    for (let i = 0; i < turns; i++) {
      const a = (Math.PI * i) / turns;
      points.push({ x: to + (rightward ? 1 : -1) * r * Math.sin(a), y: y + r - r * Math.cos(a) });
    }
  });
  let at = 0;
  return points.map((p, i) => {
    const before = points[i - 1];
    if (before) at += Math.hypot(p.x - before.x, p.y - before.y);
    return { ...p, at };
  });
}

interface Way {
  course: Course;
  /** The point and the direction (radians) after so much of the way. */
  place(at: number): Point & { turn: number };
}

const ways = new Map<number, Way>();

function wayFor(fullLength: number): Way {
  const entry = COURSES.find((c) => fullLength <= c.upTo) ?? COURSES[COURSES.length - 1]!;
  const known = ways.get(entry.upTo);
  if (known) return known;
  const samples = trace(entry.course);
  const place = (at: number) => {
    let low = 0;
    let high = samples.length - 2;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if (samples[mid]!.at <= at) low = mid;
      else high = mid - 1;
    }
    const a = samples[low]!;
    const b = samples[low + 1]!;
    const t = (at - a.at) / (b.at - a.at || 1);
    const back = samples[Math.max(0, low - 3)]!;
    const on = samples[Math.min(samples.length - 1, low + 4)]!;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, turn: Math.atan2(on.y - back.y, on.x - back.x) };
  };
  const way = { course: entry.course, place };
  ways.set(entry.upTo, way);
  return way;
}

const round = (x: number) => Math.round(x * 10) / 10;

/** The way as it runs where one strip lies bent: its ends stay where they are, its middle swings aside. */
function bent(way: Way, from: number, to: number, side: number): Way {
  if (side === 0) return way;
  const place = (at: number) => {
    const p = way.place(at);
    const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
    const off = side * Math.sin(Math.PI * t) ** 2;
    const slope = (side * Math.PI * Math.sin(2 * Math.PI * t)) / (to - from);
    return { x: p.x - Math.sin(p.turn) * off, y: p.y + Math.cos(p.turn) * off, turn: p.turn + Math.atan(slope) };
  };
  return { ...way, place };
}

/** A square's face: its ends stand across the path, its sides follow the bend. */
function face(way: Way, at: number): Pick<SquarePlace, 'corners' | 'outline'> {
  const edge = (along: number, across: number): Point => {
    const p = way.place(at + along);
    return { x: round(p.x - Math.sin(p.turn) * across), y: round(p.y + Math.cos(p.turn) * across) };
  };
  const h = FACE / 2;
  const d = DEPTH / 2;
  const corners = [edge(-h, -d), edge(h, -d), edge(h, d), edge(-h, d)] as const;
  const r = 6;
  const spot = (along: number, across: number) => {
    const p = edge(along, across);
    return `${p.x} ${p.y}`;
  };
  const outline =
    `M${spot(-h + r, -d)}Q${spot(0, -d)} ${spot(h - r, -d)}Q${spot(h, -d)} ${spot(h, -d + r)}L${spot(h, d - r)}Q${spot(h, d)} ${spot(h - r, d)}` +
    `Q${spot(0, d)} ${spot(-h + r, d)}Q${spot(-h, d)} ${spot(-h, d - r)}L${spot(-h, -d + r)}Q${spot(-h, -d)} ${spot(-h + r, -d)}Z`;
  return { corners, outline };
}

/**
 * Lays strips one after the other along the winding way.
 * @param strips the laid strips, in the order in which they were laid
 * @param fullLength the squares of the complete path
 */
export function layout(strips: readonly LaidStripShape[], fullLength: number): PathLayout {
  const way = wayFor(fullLength);
  const { course } = way;
  const squares: SquarePlace[] = [];
  const placed: StripPlace[] = [];
  let at = 4;
  for (const { length, bend } of strips) {
    const from = at;
    const lies = bent(way, from, from + length * PITCH, SIDE[bend]);
    const first = squares.length + 1;
    for (let i = 0; i < length; i++) {
      const p = lies.place(at + PITCH / 2);
      squares.push({
        number: squares.length + 1,
        x: round(p.x),
        y: round(p.y),
        angle: round((p.turn * 180) / Math.PI),
        ...face(lies, at + PITCH / 2),
      });
      at += PITCH;
    }
    placed.push({ first, length, ...middle(lies, from, at) });
    at += GAP;
  }
  const ahead: Point[] = [];
  // Strips still to come are about four squares long; the trail only shows how far it still is.
  const missing = fullLength - squares.length;
  const joints = Math.max(0, Math.round(missing / 4) - 1);
  const step = PITCH + (missing > 0 ? (GAP * joints) / missing : 0);
  for (let i = 0; i < missing; i++) {
    const p = way.place(at + PITCH / 2 + i * step);
    ahead.push({ x: round(p.x), y: round(p.y) });
  }
  const end = way.place(4 + fullLength * PITCH + (Math.ceil(fullLength / 4) - 1) * GAP + 74);
  return {
    width: course.width,
    height: course.height,
    underworld: { x: 92, y: course.rows[0]! },
    library: { x: round(end.x), y: round(end.y) },
    squares,
    strips: placed,
    ahead,
    edges: missing > 0 ? trailEdges(way, at + 6, at + PITCH * missing + GAP * joints) : [[], []],
  };
}

function trailEdges(way: Way, from: number, to: number): [Point[], Point[]] {
  const edge = (side: number) =>
    Array.from({ length: Math.ceil((to - from) / 12) + 1 }, (_, i) => {
      const p = way.place(Math.min(to, from + i * 12));
      return { x: round(p.x - Math.sin(p.turn) * side), y: round(p.y + Math.cos(p.turn) * side) };
    });
  return [edge(-STRIP_WIDTH / 2 + 4), edge(STRIP_WIDTH / 2 - 4)];
}

function middle(way: Way, from: number, to: number): Pick<StripPlace, 'line' | 'box'> {
  const line: Point[] = [];
  const parts = Math.ceil((to - from) / 12);
  for (let i = 0; i <= parts; i++) {
    const p = way.place(from + ((to - from) * i) / parts);
    line.push({ x: round(p.x), y: round(p.y) });
  }
  const margin = STRIP_WIDTH / 2 + 14;
  const xs = line.map((p) => p.x);
  const ys = line.map((p) => p.y);
  const x = Math.floor(Math.min(...xs) - margin);
  const y = Math.floor(Math.min(...ys) - margin);
  return { line, box: { x, y, w: Math.ceil(Math.max(...xs) + margin - x), h: Math.ceil(Math.max(...ys) + margin - y) } };
}
