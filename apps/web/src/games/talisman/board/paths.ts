import { BOARD, type Point, spaceCentre, waypoints } from '../art/geometry.ts';

const ring = (letter: string, n: number): [string, string][] =>
  Array.from({ length: n }, (_, i) => [`${letter}${i + 1}`, `${letter}${((i + 1) % n) + 1}`]);

/** Which spaces lie side by side on the picture: rings, bridge, gate, the way to the Crown, and the shaft under the Chasm. */
const EDGES: readonly (readonly [string, string])[] = [
  ...ring('O', 24),
  ...ring('M', 16),
  ...ring('I', 8),
  ['O5', 'M4'],
  ['M1', 'I1'],
  ['I5', 'I9'],
  ['M7', 'D1'],
  ['D1', 'D2'],
  ['D2', 'D3'],
  ['D3', 'D4'],
];

const NEXT = new Map<string, string[]>();
for (const [a, b] of EDGES) {
  NEXT.set(a, [...(NEXT.get(a) ?? []), b]);
  NEXT.set(b, [...(NEXT.get(b) ?? []), a]);
}

/**
 * The shortest way over the printed board from one space to another, without the first: for drawing a line, never for
 * deciding what is legal.
 */
export function wayTo(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift()) {
    for (const next of NEXT.get(at) ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(at);
  return way;
}

/** The points that a figure passes on a way, its first space included. */
export function pointsAlong(from: string, way: readonly string[], at: (space: string) => Point = spaceCentre): Point[] {
  let last = from;
  return [
    at(from),
    ...way.flatMap((space) => {
      const passed = waypoints(last, space);
      last = space;
      return [...passed, at(space)];
    }),
  ];
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest of some spaces in a direction, as the eye sees it; undefined where none lies there. */
export function neighbour(from: string, direction: Direction, among: readonly string[]): string | undefined {
  const a = spaceCentre(from);
  let best: { id: string; cost: number } | undefined;
  for (const id of among) {
    const b = spaceCentre(id);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const [ahead, aside] = {
      left: [-dx, dy] as const,
      right: [dx, dy] as const,
      up: [-dy, dx] as const,
      down: [dy, dx] as const,
    }[direction];
    if (id === from || ahead < 20) continue;
    const cost = ahead + 2.4 * Math.abs(aside);
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best && best.cost < 3 * BOARD ? best.id : undefined;
}
