import type { Speaker } from '@questhall/text';
import { SeatBadge } from '../../../art/Badge.tsx';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { type Box, boxAt } from '../../../ui/board/labels.ts';
import { touches } from './free-place.ts';
import type { Point } from './layout.ts';
import { Footprints } from './Squares.tsx';
import { trayHeight } from './use-camera.ts';

interface Mark {
  key: string;
  at: Point;
  seat?: number;
  square?: number;
}

/** Half the width and height of a mark: of a pawn's, and of a square's, which has a number beside its footprints. */
const MARK = 20;
const TOP = MARK + 4;
const FOOT = 58;
const SQUARE_MARK = 28;
/** Half the width and height of a pawn about the middle of its standee. */
const PAWN = { x: 17, y: 30 };
/** The button at the upper left that shows the whole path. */
export const VIEWS: Box = { x: 0, y: 0, w: 106, h: 46 };

/** How far apart the middles of two marks at one edge are. */
const APART = 42;

/**
 * Heights of marks that share an edge: each as near to where it belongs as the others let it, so that none must go inwards over the path.
 * As they are where there is no room for all of them.
 */
export function spread(wanted: readonly number[], top: number, bottom: number): number[] {
  if ((wanted.length - 1) * APART > bottom - top) return [...wanted];
  const order = wanted.map((y, i) => ({ i, y: Math.min(bottom, Math.max(top, y)) })).sort((a, b) => a.y - b.y);
  const placed = [...wanted];
  order.forEach((one, n) => {
    const before = order[n - 1];
    one.y = Math.max(one.y, before ? before.y + APART : top);
  });
  order.reverse().forEach((one, n) => {
    const below = order[n - 1];
    one.y = Math.min(one.y, below ? below.y - APART : bottom);
    placed[one.i] = one.y;
  });
  return placed;
}

/** How far apart the spots are that are tried where no place along the edge is free. */
const GRID = 14;

/**
 * Marks on one spot make room for each other along the edge, else wherever there is room, and lie on no pawn where there is another
 * place.
 * @param taken what the other marks cover
 * @param pawns middles of the pawns in sight
 * @param kept what lies over the board besides
 * @param half half the width of the mark
 * @param foot how far from the foot of the board its middle stays
 */
export function freeSpot(
  wanted: Point,
  taken: readonly Box[],
  pawns: readonly Point[],
  room: Room,
  kept: readonly Box[] = [VIEWS],
  half = MARK,
  foot = FOOT,
): Point {
  const rim = { left: half + 4, right: room.width - half - 4, top: TOP, bottom: room.height - foot };
  const from = { x: Math.min(rim.right, Math.max(rim.left, wanted.x)), y: Math.min(rim.bottom, Math.max(rim.top, wanted.y)) };
  const upright = wanted.x <= rim.left || wanted.x >= rim.right;
  const along = [0, 1, -1, 2, -2, 3, -3]
    .map((n) => n * APART)
    .map((step) => (upright ? { x: from.x, y: from.y + step } : { x: from.x + step, y: from.y }));
  const anywhere: Point[] = [];
  for (let x = rim.left; x <= rim.right; x += GRID) for (let y = rim.top; y <= rim.bottom; y += GRID) anywhere.push({ x, y });
  const away = (p: Point) => Math.hypot(p.x - from.x, p.y - from.y);
  anywhere.sort((a, b) => away(a) - away(b));
  const free = (spot: Point, clear: boolean) => {
    const box = boxAt(spot, { w: 2 * half, h: 2 * MARK });
    return (
      spot.y >= rim.top &&
      spot.y <= rim.bottom &&
      spot.x >= rim.left &&
      spot.x <= rim.right &&
      [...kept, ...taken].every((other) => !touches(other, box)) &&
      (!clear || pawns.every((p) => Math.abs(p.x - spot.x) >= PAWN.x + half || Math.abs(p.y - spot.y) >= PAWN.y + MARK))
    );
  };
  const found = (spots: readonly Point[], clear: boolean) => spots.find((spot) => free(spot, clear));
  return found(along, true) ?? found(anywhere, true) ?? found(along, false) ?? found(anywhere, false) ?? from;
}

/** What lies outside the window of a phone: pawns and legal squares, each at the edge behind which it lies. */
export function EdgeMarks({
  pawns,
  squares,
  camera,
  room,
  kept,
  speak,
  nameOf,
  lookAt,
}: {
  pawns: readonly { seat: number; at: Point }[];
  squares: readonly { square: number; at: Point }[];
  camera: Camera;
  room: Room;
  /** What lies over the board besides the views at the upper left. */
  kept: readonly Box[];
  speak: Speaker;
  nameOf: (seat: number) => string;
  lookAt: (p: Point) => void;
}) {
  const out = (p: Point) => {
    const s = seen(p, camera);
    return s.x < 6 || s.y < 6 || s.x > room.width - 6 || s.y > room.height - 6;
  };
  const marks: Mark[] = pawns.filter((p) => out(p.at)).map((p) => ({ key: `s${p.seat}`, ...p }));
  const beyond = squares.filter((s) => out(s.at));
  // One chip a side for squares, to the nearest of them.
  const centre = { x: room.width / 2, y: room.height / 2 };
  const sides = new Map<string, { square: number; at: Point; far: number }>();
  for (const s of beyond) {
    const p = seen(s.at, camera);
    const side = p.x < 6 ? 'left' : p.x > room.width - 6 ? 'right' : p.y < 6 ? 'up' : 'down';
    const distance = Math.hypot(p.x - centre.x, p.y - centre.y);
    const known = sides.get(side);
    if (!known || distance < known.far) sides.set(side, { ...s, far: distance });
  }
  for (const [side, s] of sides) marks.push({ key: side, square: s.square, at: s.at });
  const taken: Box[] = [];
  // A standee rises from its foot.
  const standing = pawns.filter((p) => !out(p.at)).map((p) => seen({ x: p.at.x, y: p.at.y - PAWN.y / camera.scale }, camera));
  const foot = trayHeight() + MARK + 2;
  const places = marks.map(({ at }) => seen(at, camera));
  // Below the button at the upper left.
  for (const [isThere, top] of [
    [(p: Point) => p.x < 6, VIEWS.h + MARK + 4],
    [(p: Point) => p.x > room.width - 6, TOP],
  ] as const) {
    const there = places.filter(isThere);
    const heights = spread(
      there.map(({ y }) => y),
      top,
      room.height - foot,
    );
    for (const [n, p] of there.entries()) places[places.indexOf(p)] = { x: p.x, y: heights[n] ?? p.y };
  }
  return marks.map((m, n) => {
    const p = places[n] as Point;
    const far = seen(m.at, camera);
    const half = m.seat === undefined ? SQUARE_MARK : MARK;
    const { x, y } = freeSpot(p, taken, standing, room, [VIEWS, ...kept], half, foot);
    taken.push(boxAt({ x, y }, { w: 2 * half, h: 2 * MARK }));
    const angle = (Math.atan2(far.y - y, far.x - x) * 180) / Math.PI;
    const label =
      m.seat === undefined
        ? speak.say({ key: 'ui.nw.lookSquare', args: { n: m.square ?? 0 } })
        : speak.say({ key: 'ui.nw.lookPawn', args: { seat: nameOf(m.seat) } });
    return (
      <button
        key={m.key}
        type="button"
        className={m.seat === undefined ? 'nw-edge nw-edge-legal' : 'nw-edge'}
        style={{ left: x, top: y }}
        aria-label={label}
        onClick={() => lookAt(m.at)}
      >
        <i style={{ transform: `rotate(${angle}deg)` }} aria-hidden="true" />
        {m.seat === undefined ? (
          <span>
            <Footprints />
            {m.square}
          </span>
        ) : (
          <SeatBadge seat={m.seat} size={28} />
        )}
      </button>
    );
  });
}
