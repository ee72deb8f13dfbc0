import { PRINTED } from '../expansions/printed.ts';
import { INNER } from './inner.ts';
import { MIDDLE } from './middle.ts';
import { OUTER } from './outer.ts';
import { type Board, type Region, type Space, type SpaceId, shapedSpace } from './spaces.ts';

export * from './inner.ts';
export { MIDDLE } from './middle.ts';
export { OUTER } from './outer.ts';
export * from './spaces.ts';

/** All 49 spaces, ring by ring. */
export const SPACES: readonly Space[] = [...OUTER, ...MIDDLE, ...INNER];

/** A board like that of 1986 but for these spaces. */
export const boardWith = (changed: readonly Space[]): Board =>
  new Map([...SPACES, ...changed].map((space) => [space.id, shapedSpace(space)]));

/** The board of 1986. */
export const BOARD: Board = boardWith([]);

const ADDED: readonly Space[] = PRINTED.flatMap(({ spaces = [] }) => spaces);

/** Every space that there can be: those of the board, and those that expansions lay beside it, also where they are not in play. */
export const ALL_SPACES: readonly Space[] = [...SPACES, ...ADDED];

const BESIDE: Board = new Map(ADDED.map((space) => [space.id, shapedSpace(space)]));

/** The space as it is printed on the board of 1986, or beside it: where it lies is the same in every edition. @throws Error for an id that is none */
export function spaceOf(id: string): Space {
  const found = BOARD.get(id) ?? BESIDE.get(id);
  if (!found) throw new Error(`no space ${id}`);
  return found;
}

/** Whether a word is the id of a space, of the board or beside it. */
export const isSpace = (id: string): id is SpaceId => BOARD.has(id) || BESIDE.has(id);

export function regionOf(id: SpaceId): Region {
  return spaceOf(id).region;
}

/** Whether it lies on a ring: there one moves by the die, and what names a space outside the Inner Region means one of these. */
export function onRing(id: SpaceId): boolean {
  const region = regionOf(id);
  return region === 'outer' || region === 'middle';
}

const RINGS: Readonly<Partial<Record<Region, readonly SpaceId[]>>> = {
  outer: OUTER.map((space) => space.id),
  middle: MIDDLE.map((space) => space.id),
};

/** The space so many steps further on its ring; negative: anticlockwise (T86-6.11.1). Outer and Middle Region only. @throws Error for another */
export function along(from: SpaceId, steps: number): SpaceId {
  const ring = RINGS[regionOf(from)];
  if (!ring) throw new Error(`${from} lies on no ring`);
  const at = (ring.indexOf(from) + steps) % ring.length;
  return ring[at < 0 ? at + ring.length : at]!;
}

/** The next space clockwise on its ring; in the Inner Region round the Crown. Beside the board there is none: the same space. */
export function clockwise(from: SpaceId): SpaceId {
  if (onRing(from)) return along(from, 1);
  if (regionOf(from) !== 'inner') return from;
  const ring: SpaceId[] = INNER.flatMap(({ id }) => (id === 'I9' ? [] : [id]));
  return ring[(ring.indexOf(from) + 1) % ring.length]!;
}

/** The bridge over the Storm River (T86-6.11.8) and the gate in the Fire Mountains (T86-6.11.20). */
export const SENTINEL: SpaceId = 'O5';
export const BRIDGEHEAD: SpaceId = 'M4';
export const PORTAL: SpaceId = 'M1';
export const PLAIN: SpaceId = 'I1';
export const VALLEY: SpaceId = 'I5';
export const CROWN: SpaceId = 'I9';
export const WARLOCK: SpaceId = 'M9';
export const CASTLE: SpaceId = 'M16';
