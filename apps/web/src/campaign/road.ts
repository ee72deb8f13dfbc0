import type { SignName } from './signs.gen.ts';

/** A place on the map, in the units of its drawing. */
export type Spot = readonly [x: number, y: number];

/** A drawing of the road: its size and where the ten levels lie. */
export interface Road {
  width: number;
  height: number;
  spots: readonly Spot[];
}

export const WIDE: Road = {
  width: 872,
  height: 522,
  spots: [
    [92, 402],
    [226, 345],
    [128, 222],
    [280, 116],
    [424, 216],
    [398, 396],
    [566, 420],
    [694, 300],
    [560, 132],
    [752, 112],
  ],
};

export const TALL: Road = {
  width: 340,
  height: 318,
  spots: [
    [54, 216],
    [118, 250],
    [200, 226],
    [130, 156],
    [56, 112],
    [126, 58],
    [208, 112],
    [266, 184],
    [292, 96],
    [248, 36],
  ],
};

/** What stands at each level. */
export const SIGN_OF: readonly SignName[] = [
  'anchor',
  'key',
  'bookshelf',
  'tombstone',
  'imprisoned',
  'mirror-mirror',
  'death-skull',
  'gargoyle',
  'castle',
  'crowned-skull',
];

/** The way from one place to the next, bent a little, to one side and then to the other. */
export function bend([ax, ay]: Spot, [bx, by]: Spot, n: number): string {
  const side = n % 2 === 0 ? 0.16 : -0.16;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return `M${ax} ${ay}Q${Math.round(mx - (by - ay) * side)} ${Math.round(my + (bx - ax) * side)} ${bx} ${by}`;
}
