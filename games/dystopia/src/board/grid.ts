import type { Stat } from '../content/index.ts';
import type { LevelFile, XY } from './level.ts';

/** A square as one number: row times width plus column. */
export type Square = number;

/** What never changes of a level, worked out once: walls, doors, areas, what stands where. */
export interface Grid {
  level: LevelFile;
  width: number;
  height: number;
  /** '#', '+', or the letter of the area, by square. */
  cells: readonly string[];
  /** The four neighbours of each square, as far as they lie on the map. */
  neighbours: readonly (readonly Square[])[];
  /** The squares of each area. */
  areas: ReadonlyMap<string, readonly Square[]>;
  /** Corridor sections that touch a corridor section (DYS-REV.6). */
  touching: ReadonlyMap<string, readonly string[]>;
  /** The areas on both sides of each door. */
  doorSides: ReadonlyMap<Square, readonly string[]>;
  doors: readonly Square[];
  exits: readonly Square[];
  starts: readonly Square[];
  /** What stands where, by square: places in the lists of the level file. */
  furniture: ReadonlyMap<Square, number>;
  traps: ReadonlyMap<Square, number>;
  neutrals: ReadonlyMap<Square, number>;
  captive: Square | null;
  /** "x,y" of each square, the square of each name, and the option of going there. */
  names: readonly string[];
  byName: ReadonlyMap<string, Square>;
  goes: readonly string[];
  byGo: ReadonlyMap<string, Square>;
  /** The four neighbours of each square that are no rock, in the order of `neighbours`; -1: none. */
  steps: Int16Array;
  columns: Uint8Array;
  rows: Uint8Array;
  /** Squares by place in the lists of the level file. */
  furnitureAt: readonly Square[];
  trapsAt: readonly Square[];
  neutralsAt: readonly Square[];
  monstersAt: readonly Square[];
  /** The values of each monster that are not those of its kind. */
  monsters: readonly Readonly<Record<Stat, number | undefined>>[];
}

const GRIDS = new WeakMap<LevelFile, Grid>();
/** The one that was asked for last: the rules ask again and again. */
let last: Grid | undefined;

/** The grid of a level. The same object for the same file, so that searches share it. */
export function gridOf(level: LevelFile): Grid {
  if (last?.level === level) return last;
  let grid = GRIDS.get(level);
  if (!grid) {
    grid = build(level);
    GRIDS.set(level, grid);
  }
  last = grid;
  return grid;
}

export const isRoom = (area: string): boolean => area >= 'A' && area <= 'Z';
export const isCorridor = (area: string): boolean => area >= 'a' && area <= 'z';

function build(level: LevelFile): Grid {
  const height = level.map.length;
  const width = level.map[0]!.length;
  const cells = level.map.flatMap((row) => [...row]);
  const square = ([x, y]: XY): Square => y * width + x;
  const squares = (things: readonly { at: XY }[] = []) => things.map(({ at }) => square(at));
  const places = (things: readonly { at: XY }[] = []) => new Map(things.map(({ at }, i) => [square(at), i]));
  const neighbours = cells.map((_, at) => {
    const x = at % width;
    const near: Square[] = [];
    if (at >= width) near.push(at - width);
    if (x > 0) near.push(at - 1);
    if (x < width - 1) near.push(at + 1);
    if (at < cells.length - width) near.push(at + width);
    return near;
  });
  const steps = new Int16Array(4 * cells.length).fill(-1);
  neighbours.forEach((near, at) => {
    near
      .filter((other) => cells[other] !== '#')
      .forEach((other, i) => {
        steps[4 * at + i] = other;
      });
  });
  const goes = cells.map((_, at) => `go:${at % width},${Math.floor(at / width)}`);
  const names = cells.map((_, at) => `${at % width},${Math.floor(at / width)}`);
  const areas = new Map<string, Square[]>();
  const touching = new Map<string, string[]>();
  const doorSides = new Map<Square, string[]>();
  cells.forEach((cell, at) => {
    if (cell === '#') return;
    const near = neighbours[at]!.map((other) => cells[other]!).filter((other) => other !== '#' && other !== '+' && other !== cell);
    if (cell === '+') {
      doorSides.set(at, [...new Set(near)].sort());
      return;
    }
    const squares = areas.get(cell) ?? [];
    squares.push(at);
    areas.set(cell, squares);
    if (!isCorridor(cell)) return;
    const known = touching.get(cell) ?? [];
    for (const other of near) if (isCorridor(other) && !known.includes(other)) known.push(other);
    touching.set(cell, known);
  });
  return {
    level,
    width,
    height,
    cells,
    neighbours,
    areas,
    touching,
    doorSides,
    doors: [...doorSides.keys()],
    exits: level.exits.map(square),
    starts: level.starts.map(square),
    furniture: places(level.furniture),
    traps: places(level.traps),
    neutrals: places(level.neutrals),
    captive: level.captive ? square(level.captive.at) : null,
    names,
    byName: new Map(names.map((name, at) => [name, at])),
    goes,
    byGo: new Map(goes.map((option, at) => [option, at])),
    steps,
    columns: Uint8Array.from(cells, (_, at) => at % width),
    rows: Uint8Array.from(cells, (_, at) => Math.floor(at / width)),
    furnitureAt: squares(level.furniture),
    trapsAt: squares(level.traps),
    neutralsAt: squares(level.neutrals),
    monstersAt: squares(level.monsters),
    monsters: ownNumbers(level.monsters),
  };
}

const ownNumbers = (monsters: LevelFile['monsters'] = []): Grid['monsters'] =>
  monsters.map(({ attack, defence, int }) => ({ attack, defence, speed: undefined, int }));

export const squareOf = (grid: Grid, [x, y]: XY): Square => y * grid.width + x;
/** "x,y", the name of a square in options and views. */
export const nameOf = (grid: Grid, at: Square): string => grid.names[at] ?? `${at % grid.width},${Math.floor(at / grid.width)}`;
/** The square of this name; -1: none. */
export const parseSquare = (grid: Grid, name: string): Square => grid.byName.get(name) ?? -1;

/** Squares from one to the other, a diagonal counting one (DYS-COMB.5). */
export function distance(grid: Grid, a: Square, b: Square): number {
  const { columns, rows } = grid;
  const across = Math.abs(columns[a]! - columns[b]!);
  const down = Math.abs(rows[a]! - rows[b]!);
  return across > down ? across : down;
}

export const beside = (grid: Grid, a: Square, b: Square): boolean =>
  Math.abs(grid.columns[a]! - grid.columns[b]!) + Math.abs(grid.rows[a]! - grid.rows[b]!) === 1;

/** The square straight beyond one beside another, or -1 where the map ends. */
export function beyond({ cells, rows, columns }: Grid, at: Square, over: Square): Square {
  const to = over + (over - at);
  return to >= 0 && to < cells.length && (rows[to] === rows[over] || columns[to] === columns[over]) ? to : -1;
}
