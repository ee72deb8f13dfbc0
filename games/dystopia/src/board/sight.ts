import type { Grid, Square } from './grid.ts';

/**
 * Whether the straight line between the middles of two squares is clear (DYS-LOS.2 to DYS-LOS.8). Whole numbers only;
 * the ends are not tested; through a corner it is blocked where both squares beside it are opaque.
 * @param open for each square a number whose lowest bit is 0 where it is opaque
 */
export function clear({ width }: Pick<Grid, 'width'>, from: Square, to: Square, open: Uint8Array): boolean {
  if (from === to) return true;
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
      if (((open[y * width + x + sx]! | open[(y + sy) * width + x]!) & 1) === 0) return false;
      x += sx;
      y += sy;
      e += 2 * dx - 2 * dy;
    }
    if (x === x1 && y === y1) return true;
    if ((open[y * width + x]! & 1) === 0) return false;
  }
}

/** What a level alone says of a line: rock is in the way; nothing but the areas of its ends is; doors or other areas are. */
const BLOCKED = 1;
const FREE = 2;
const DEPENDS = 3;

/**
 * Lines of sight of one level, each judged once: most of them end at rock or stay in one room. What depends on doors and
 * on areas that are not set up is walked along.
 */
export class Lines {
  readonly #grid: Grid;
  readonly #known: Uint8Array;
  /** All that is no rock, and the squares of two areas alone. */
  readonly #hollow: Uint8Array;
  readonly #own: Uint8Array;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#known = new Uint8Array(grid.cells.length ** 2);
    this.#hollow = Uint8Array.from(grid.cells, (cell) => (cell === '#' ? 0 : 1));
    this.#own = new Uint8Array(grid.cells.length);
  }

  /** The same answer as `clear`, where open is what is set up (DYS-LOS.3). */
  clear(from: Square, to: Square, open: Uint8Array): boolean {
    if (from === to) return true;
    const place = from * this.#grid.cells.length + to;
    const known = this.#known[place] || this.#judge(from, to, place);
    if (known === BLOCKED) return false;
    if (known === FREE && (open[from]! & open[to]! & 1) !== 0) return true;
    return clear(this.#grid, from, to, open);
  }

  #judge(from: Square, to: Square, place: number): number {
    const { cells, areas } = this.#grid;
    this.#own.fill(0);
    for (const end of [from, to]) for (const at of areas.get(cells[end]!) ?? []) this.#own[at] = 1;
    const known = !clear(this.#grid, from, to, this.#hollow) ? BLOCKED : clear(this.#grid, from, to, this.#own) ? FREE : DEPENDS;
    this.#known[place] = known;
    return known;
  }
}
