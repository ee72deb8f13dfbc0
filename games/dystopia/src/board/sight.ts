import type { Grid, Square } from './grid.ts';

/**
 * Whether the straight line between the middles of two squares is clear (DYS-LOS.2 to DYS-LOS.8). Whole numbers only;
 * the ends are not tested; through a corner it is blocked where both squares beside it are opaque.
 */
export function clear(grid: Grid, from: Square, to: Square, opaque: (at: Square) => boolean): boolean {
  if (from === to) return true;
  const { width } = grid;
  let x = from % width;
  let y = (from - x) / width;
  const x1 = to % width;
  const y1 = (to - x1) / width;
  const dx = Math.abs(x1 - x);
  const dy = Math.abs(y1 - y);
  const sx = Math.sign(x1 - x);
  const sy = Math.sign(y1 - y);
  let e = dx - dy;
  for (;;) {
    if (e > 0) {
      x += sx;
      e -= 2 * dy;
    } else if (e < 0) {
      y += sy;
      e += 2 * dx;
    } else {
      if (opaque(y * width + x + sx) && opaque((y + sy) * width + x)) return false;
      x += sx;
      y += sy;
      e += 2 * dx - 2 * dy;
    }
    if (x === x1 && y === y1) return true;
    if (opaque(y * width + x)) return false;
  }
}

/** What a level alone says of a line: rock is in the way; nothing but the areas of its ends is; doors or other areas are. */
const BLOCKED = 1;
const FREE = 2;
const DEPENDS = 3;

/**
 * Lines of sight of one level, each judged once: most of them end at rock or stay in one room. What depends on doors and
 * on areas that are not set up is walked along. `set` says what is set up: not opaque (DYS-LOS.3).
 */
export class Lines {
  readonly #grid: Grid;
  readonly #known: Uint8Array;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#known = new Uint8Array(grid.cells.length ** 2);
  }

  /** The same answer as `clear`. */
  clear(from: Square, to: Square, set: (at: Square) => boolean): boolean {
    if (from === to) return true;
    const place = from * this.#grid.cells.length + to;
    const known = this.#known[place] || this.#judge(from, to, place);
    if (known === BLOCKED) return false;
    if (known === FREE && set(from) && set(to)) return true;
    return clear(this.#grid, from, to, (at) => !set(at));
  }

  #judge(from: Square, to: Square, place: number): number {
    const { cells } = this.#grid;
    const rock = (at: Square) => cells[at] === undefined || cells[at] === '#';
    const foreign = (at: Square) => rock(at) || cells[at] === '+' || (cells[at] !== cells[from] && cells[at] !== cells[to]);
    const known = !clear(this.#grid, from, to, rock) ? BLOCKED : clear(this.#grid, from, to, foreign) ? FREE : DEPENDS;
    this.#known[place] = known;
    return known;
  }
}
