import { type Grid, isRoom, type Square, squareOf } from '../board/grid.ts';
import type { LevelFile, XY } from '../board/level.ts';
import type { Problem } from './problems.ts';

const xy = (grid: Grid, at: Square): XY => [at % grid.width, Math.floor(at / grid.width)];
const row = (grid: Grid, at: Square): string => `/map/${Math.floor(at / grid.width)}`;

/** Rows that are not as long as the first (DYS-LVL.3): with these there are no squares to speak of. */
export function rowProblems({ map }: LevelFile): Problem[] {
  const length = map[0]?.length ?? 0;
  return map.flatMap((line, i): Problem[] =>
    line.length === length
      ? []
      : [
          {
            code: 'rows',
            rule: 'DYS-LVL.3',
            severity: 'error',
            pointer: `/map/${i}`,
            args: { row: i + 1, n: line.length, wanted: length },
          },
        ],
  );
}

/** What is wrong with walls, areas and doors (DYS-LVL.3 to DYS-LVL.6). */
export function mapProblems(grid: Grid): Problem[] {
  const at = (square: Square) => ({ pointer: row(grid, square), at: xy(grid, square), severity: 'error' as const });
  const found: Problem[] = [];
  grid.cells.forEach((cell, square) => {
    if (cell !== '#' && grid.neighbours[square]!.length < 4) found.push({ code: 'border', rule: 'DYS-LVL.3', ...at(square) });
  });
  for (const [area, squares] of grid.areas) {
    const piece = pieceOf(grid, squares[0]!);
    const other = squares.find((square) => !piece.has(square));
    if (other !== undefined) found.push({ code: 'pieces', rule: 'DYS-LVL.4', ...at(other), args: { area } });
    const touching = isRoom(area) ? squares.find((square) => strangers(grid, square).length > 0) : undefined;
    if (touching === undefined) continue;
    found.push({ code: 'touches', rule: 'DYS-LVL.5', ...at(touching), args: { area, other: strangers(grid, touching)[0]! } });
  }
  for (const door of grid.doors) if (!joins(grid, door)) found.push({ code: 'door', rule: 'DYS-LVL.6', ...at(door) });
  return found;
}

/** All squares of the same area that hang together with this one. */
export function pieceOf(grid: Pick<Grid, 'cells' | 'neighbours'>, from: Square): Set<Square> {
  const piece = new Set([from]);
  for (const at of piece) for (const to of grid.neighbours[at]!) if (grid.cells[to] === grid.cells[from]) piece.add(to);
  return piece;
}

/** Areas beside a square that are not its own. */
const strangers = (grid: Grid, at: Square): string[] =>
  grid.neighbours[at]!.map((to) => grid.cells[to]!).filter((cell) => cell !== '#' && cell !== '+' && cell !== grid.cells[at]);

/** A door joins two areas straight across. */
function joins(grid: Grid, door: Square): boolean {
  const floor = grid.neighbours[door]!.filter((at) => grid.cells[at] !== '#' && grid.cells[at] !== '+');
  const [a, b] = floor;
  return floor.length === 2 && a! + b! === 2 * door && grid.cells[a!] !== grid.cells[b!];
}

/** Doors that the document tells of where the map has none, or twice. */
export function doorEntryProblems(level: LevelFile, grid: Grid): Problem[] {
  const seen = new Set<Square>();
  return (level.doors ?? []).flatMap((door, i): Problem[] => {
    const square = squareOf(grid, door.at);
    const twice = seen.has(square);
    seen.add(square);
    if (!twice && door.at[0] < grid.width && grid.cells[square] === '+') return [];
    return [{ code: twice ? 'doorTwice' : 'doorEntry', severity: 'error', pointer: `/doors/${i}`, at: door.at }];
  });
}
