import { describe, expect, test } from 'vitest';
import { gridOf } from '../src/board/grid.ts';
import type { LevelFile } from '../src/board/level.ts';
import { clear } from '../src/board/sight.ts';

/** The board of the table of lines of sight in the rules: walls, a closed door at (7,4), an open one at (7,6). */
const MAP = [
  '############',
  '#AAAAAAAAAA#',
  '#AAA#AAAAAA#',
  '#AAAAAAAAAA#',
  '#AA##AA+AAA#',
  '#AAAAAA#AAA#',
  '#AAAA#A+AAA#',
  '#AAAAA##AAA#',
  '#AAAAAAAAAA#',
  '############',
];
const grid = gridOf({ map: MAP, starts: [], exits: [] } as unknown as LevelFile);
const at = (x: number, y: number) => y * grid.width + x;
const openBut = (opaque: (square: number) => boolean) => Uint8Array.from(grid.cells, (_, square) => (opaque(square) ? 0 : 1));
const open = openBut((square) => grid.cells[square] === '#' || square === at(7, 4));

/** From, to, clear: the rows of the table in order. */
const ROWS: readonly (readonly [number, number, number, number, boolean])[] = [
  [1, 1, 10, 1, true],
  [1, 2, 7, 2, false],
  [3, 1, 5, 3, false],
  [3, 1, 5, 2, false],
  [4, 1, 4, 3, false],
  [2, 2, 6, 4, true],
  [4, 3, 6, 5, true],
  [2, 4, 3, 3, true],
  [2, 4, 5, 4, false],
  [2, 3, 3, 5, false],
  [3, 5, 6, 2, false],
  [5, 7, 6, 6, false],
  [4, 6, 5, 7, true],
  [5, 5, 6, 6, true],
  [4, 8, 6, 5, false],
  [6, 4, 8, 4, false],
  [6, 3, 8, 5, false],
  [6, 6, 8, 6, true],
  [6, 6, 9, 7, true],
  [6, 6, 9, 8, false],
  [6, 5, 8, 7, true],
  [5, 4, 9, 8, true],
  [1, 8, 10, 1, false],
  [5, 8, 8, 5, false],
];

describe('line of sight', () => {
  test.each(ROWS)('DYS-LOS.8: (%i,%i) to (%i,%i) is clear: %s; DYS-LOS.7: and the other way round', (x0, y0, x1, y1, expected) => {
    expect(clear(grid, at(x0, y0), at(x1, y1), open)).toBe(expected);
    expect(clear(grid, at(x1, y1), at(x0, y0), open)).toBe(expected);
  });

  test('DYS-LOS.5: a corner between two opaque squares is closed, beside one it is open', () => {
    expect(clear(grid, at(5, 7), at(6, 6), open)).toBe(false);
    expect(
      clear(
        grid,
        at(5, 7),
        at(6, 6),
        openBut((square) => square === at(5, 6)),
      ),
    ).toBe(true);
  });

  test('DYS-LOS.7: a figure is always in sight of itself', () => {
    expect(
      clear(
        grid,
        at(3, 3),
        at(3, 3),
        openBut(() => true),
      ),
    ).toBe(true);
  });
});
