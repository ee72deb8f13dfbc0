import { type Box, cellOf, nameAt } from './model.ts';

/**
 * Whether light goes in a straight line from the middle of one square to that of another: only for the look of the map.
 * What may be attacked, the decision says.
 */
export function shines(floor: ReadonlyMap<string, string>, from: string, to: string): boolean {
  let { x, y } = cellOf(from);
  const { x: x1, y: y1 } = cellOf(to);
  const [dx, dy] = [Math.abs(x1 - x), Math.abs(y1 - y)];
  const [sx, sy] = [Math.sign(x1 - x), Math.sign(y1 - y)];
  let e = dx - dy;
  while (x !== x1 || y !== y1) {
    if (e > 0) {
      x += sx;
      e -= 2 * dy;
    } else if (e < 0) {
      y += sy;
      e += 2 * dx;
    } else {
      if (!floor.has(nameAt(x + sx, y)) && !floor.has(nameAt(x, y + sy))) return false;
      x += sx;
      y += sy;
      e += 2 * (dx - dy);
    }
    if ((x !== x1 || y !== y1) && !floor.has(nameAt(x, y))) return false;
  }
  return true;
}

/** How dark it is on each square of floor, 0 to 1: bright near those who carry light, dusk where nobody looks. */
export function darkness(floor: ReadonlyMap<string, string>, lamps: readonly string[]): Map<string, number> {
  const dark = new Map<string, number>();
  for (const at of floor.keys()) {
    const { x, y } = cellOf(at);
    let least = 0.4;
    for (const lamp of lamps) {
      const l = cellOf(lamp);
      const away = Math.hypot(l.x - x, l.y - y);
      const here = Math.min(0.26, Math.max(0, (away - 3) * 0.045));
      if (here < least && shines(floor, lamp, at)) least = here;
    }
    dark.set(at, least);
  }
  return dark;
}

/** Dots for each square, so that the edge of light is soft. */
const DOTS = 4;

/** Paints darkness into a small canvas that is shown large. Walls are as bright as the brightest floor beside them. */
export function paintLight(canvas: HTMLCanvasElement, bounds: Box, floor: ReadonlyMap<string, string>, lamps: readonly string[]): void {
  canvas.width = bounds.w * DOTS;
  canvas.height = bounds.h * DOTS;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const dark = darkness(floor, lamps);
  const at = (x: number, y: number): number | undefined => {
    const own = dark.get(nameAt(x, y));
    if (own !== undefined) return own;
    let least: number | undefined;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const near = dark.get(nameAt(x + dx, y + dy));
        if (near !== undefined && (least === undefined || near < least)) least = near;
      }
    }
    return least;
  };
  for (let y = 0; y < bounds.h; y++) {
    for (let x = 0; x < bounds.w; x++) {
      const value = at(bounds.x + x, bounds.y + y);
      if (value === undefined) continue;
      // Torchlight is warm, dusk is blue. It falls on the floor: walls stay dark beside it, so that the two are told apart.
      const warmth = dark.has(nameAt(bounds.x + x, bounds.y + y)) ? 0.24 : 0.13;
      pen.fillStyle = value < 0.12 ? `rgba(255,180,88,${Math.max(0, warmth - value).toFixed(3)})` : `rgba(5,9,18,${value.toFixed(3)})`;
      pen.fillRect(x * DOTS, y * DOTS, DOTS, DOTS);
    }
  }
}
