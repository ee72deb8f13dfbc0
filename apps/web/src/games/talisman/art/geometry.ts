import type { Point } from '../../../ui/board/camera.ts';

export type { Point };

/**
 * Where everything lies on the board of Talisman, in units of the board: 1000 by 1000. Pure data, so that the board, the
 * minimap, the camera and the pictures agree. From the rim inwards: frame 26, outer ring 136 deep, Storm River 24, middle
 * ring 124, Fire Mountains 24, inner ring 104, and the Crown of Command in the middle.
 */

export const BOARD = 1000;
export const FRAME = 26;

export interface Box extends Point {
  w: number;
  h: number;
}

export type Ring = 'outer' | 'middle' | 'inner' | 'crown' | 'crypts';

interface RingPlan {
  /** The letter of the ring's spaces. */
  letter: 'O' | 'M' | 'I';
  /** The ring's outer edge, from the edge of the board; and how deep its spaces are. */
  at: number;
  deep: number;
  /** Spaces along one side, both corners counted. */
  side: number;
  /** What is left free between two spaces and at the ring's edges. */
  gap: number;
}

/** The rings by their names. The first space of each lies in the upper left corner; the others follow clockwise. */
export const RINGS: Readonly<Record<'outer' | 'middle' | 'inner', RingPlan>> = {
  outer: { letter: 'O', at: 26, deep: 136, side: 7, gap: 7 },
  middle: { letter: 'M', at: 186, deep: 124, side: 5, gap: 6.5 },
  inner: { letter: 'I', at: 334, deep: 104, side: 3, gap: 5 },
};

/** The bands between the rings, as their outer edge and their depth. */
export const RIVER = { at: 162, deep: 24 } as const;
export const MOUNTAINS = { at: 310, deep: 24 } as const;

const CROWN: Box = { x: 446, y: 446, w: 108, h: 108 };

/** The strip with the name at the foot of a space: its height by ring, a second line of name adds the same again. */
export const STRIP: Readonly<Record<Ring, number>> = { outer: 23, middle: 20, inner: 19, crown: 18, crypts: 20 };

function ringBoxes(plan: RingPlan): [string, Box][] {
  const { letter, at, deep, side, gap } = plan;
  const far = BOARD - at - deep;
  const step = (BOARD - 2 * at - 2 * deep) / (side - 2);
  const last = side - 1;
  /** Start and length of the cell at a place along a side. */
  const along = (i: number): [number, number] => (i === 0 ? [at, deep] : i === last ? [far, deep] : [at + deep + (i - 1) * step, step]);
  return Array.from({ length: 4 * last }, (_, i) => {
    const k = i % last;
    const edge = Math.floor(i / last);
    const column = edge === 0 ? k : edge === 1 ? last : edge === 2 ? last - k : 0;
    const row = edge === 0 ? 0 : edge === 1 ? k : edge === 2 ? last : last - k;
    const [x, w] = along(column);
    const [y, h] = along(row);
    return [`${letter}${i + 1}`, { x: x + gap, y: y + gap, w: w - 2 * gap, h: h - 2 * gap }];
  });
}

/** The visible field of every space by its id (O1 to O24, M1 to M16, I1 to I9), in the order of the ids. */
export const SPACES: ReadonlyMap<string, Box> = new Map([...Object.values(RINGS).flatMap(ringBoxes), ['I9', CROWN]]);

/** What lies beside the board at its right, where the Drowned Crypts are played: as wide as this, the gap to the board included. */
export const BESIDE = 176;
/** The strip of the Crypts there, and the spaces in it from above down. */
export const CRYPTS: Box = { x: BOARD + 8, y: 330, w: BESIDE - 10, h: 626 };
const CRYPT_BOXES: ReadonlyMap<string, Box> = new Map(
  ['D1', 'D2', 'D3', 'D4'].map((id, i) => [id, { x: CRYPTS.x + 12, y: CRYPTS.y + 40 + i * 146, w: CRYPTS.w - 24, h: 130 }]),
);

/** The shaft from the Chasm into the Crypts: between two spaces of the Outer Region, over the river. */
export const SHAFT_WAY: readonly Point[] = [
  { x: 800, y: 452 },
  { x: 824, y: 432.5 },
  { x: CRYPTS.x + 14, y: 432.5 },
];

/** Where a space lies. Throws for an id that is no space. */
export function spaceBox(id: string): Box {
  const box = SPACES.get(id) ?? CRYPT_BOXES.get(id);
  if (!box) throw new Error(`no space ${id}`);
  return box;
}

/** The middle of a space: where its pawn stands. */
export function spaceCentre(id: string): Point {
  const { x, y, w, h } = spaceBox(id);
  return { x: x + w / 2, y: y + h / 2 };
}

export function ringOf(id: string): Ring {
  if (id === 'I9') return 'crown';
  if (id.startsWith('D')) return 'crypts';
  return id.startsWith('O') ? 'outer' : id.startsWith('M') ? 'middle' : 'inner';
}

/** The picture's part of a space's field: above the strip with its name. */
export function pictureBox(id: string): Box {
  const box = spaceBox(id);
  return { ...box, h: box.h - STRIP[ringOf(id)] };
}

/** A band of the board as a closed path with a hole in it (fill-rule evenodd): a ring, the river, the mountains. */
export function bandPath({ at, deep }: { at: number; deep: number }): string {
  const square = (a: number) => `M${a} ${a}H${BOARD - a}V${BOARD - a}H${a}Z`;
  return square(at) + square(at + deep);
}

/** The bridge over the Storm River, between the Sentinel and the Hills; its ends and its middle. */
export const BRIDGE = { x: 631, y: 174, from: { x: 631, y: 158 }, to: { x: 631, y: 190 } } as const;

/** The gate through the Fire Mountains, between the Portal of Power and the Plain of Peril. */
export const GATE = { x: 322, y: 322, from: { x: 306, y: 306 }, to: { x: 338, y: 338 } } as const;

/**
 * What a pawn passes on its way from one space to the next: the ends of the bridge, of the gate or of the shaft, or nothing.
 * @returns points between the two spaces, in the order of the walk
 */
export function waypoints(from: string, to: string): Point[] {
  const pass = (a: string, b: string, way: { from: Point; to: Point }) =>
    from === a && to === b ? [way.from, way.to] : from === b && to === a ? [way.to, way.from] : [];
  const [top, foot] = [SHAFT_WAY[1]!, SHAFT_WAY[2]!];
  return [...pass('O5', 'M4', BRIDGE), ...pass('M1', 'I1', GATE), ...pass('M7', 'D1', { from: top, to: foot })];
}
