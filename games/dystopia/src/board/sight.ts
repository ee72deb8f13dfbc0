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
