import { type Box, CELL, cellOf, type DungeonPlan, nameAt } from './model.ts';
import { sheets } from './noise.ts';
import { paintFloor, paintWall, rollAt } from './stones.ts';

/** What the ground is painted with: on a canvas of the page, or on one that is not shown. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What the ground depends on: everything that does not move. */
export type GroundPlan = Pick<DungeonPlan, 'floor' | 'openings' | 'doors' | 'exits' | 'dim'> & { bounds: Box };

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Squares of rock that somebody can see: those beside floor or a door. */
export function wallsOf(plan: Pick<GroundPlan, 'floor' | 'openings' | 'doors'>): string[] {
  const known = new Set([...plan.floor.keys(), ...plan.doors.map((door) => door.at), ...plan.openings]);
  const walls = new Set<string>();
  for (const at of [...plan.floor.keys(), ...plan.doors.map((door) => door.at)]) {
    const { x, y } = cellOf(at);
    for (const [dx, dy] of AROUND) if (!known.has(nameAt(x + dx, y + dy))) walls.add(nameAt(x + dx, y + dy));
  }
  return [...walls];
}

/** Where torches hang: on faces that look down on floor, some squares apart, the same ones on every visit. */
export function torchesOf(plan: Pick<GroundPlan, 'floor' | 'openings' | 'doors'>, walls: readonly string[] = wallsOf(plan)): string[] {
  const doors = new Set(plan.doors.map((door) => door.at));
  return walls.filter((at) => {
    const { x, y } = cellOf(at);
    if (!plan.floor.has(nameAt(x, y + 1)) || doors.has(nameAt(x - 1, y)) || doors.has(nameAt(x + 1, y))) return false;
    return (x * 3 + y * 2) % 5 === 0;
  });
}

/** The side of a wall that nobody sees lies in the dark. */
function paintDusk(pen: Pen, walls: readonly string[], known: ReadonlySet<string>): void {
  for (const at of walls) {
    const { x, y } = cellOf(at);
    const seen = AROUND.filter(([dx, dy]) => known.has(nameAt(x + dx, y + dy)));
    const [ax, ay] = seen.reduce(([sx, sy], [dx, dy]) => [sx - dx, sy - dy], [0, 0]);
    const [cx, cy] = [(x + 0.5) * CELL + ax * 14, (y + 0.5) * CELL + ay * 14];
    const dark = pen.createRadialGradient(cx, cy, 4, cx, cy, CELL * 0.95);
    dark.addColorStop(0, 'rgba(8,10,9,.8)');
    dark.addColorStop(1, 'rgba(8,10,9,0)');
    pen.fillStyle = dark;
    pen.fillRect(cx - CELL, cy - CELL, CELL * 2, CELL * 2);
  }
}

/** Fog beyond what is known: thick outside, in wisps over the outer walls. */
function paintFog(pen: Pen, { floor, doors, openings, bounds }: GroundPlan): void {
  const { smoke } = sheets();
  const known = new Set([...floor.keys(), ...doors.map((door) => door.at)]);
  const near = (x: number, y: number, r: number) => {
    for (let dy = -r; dy <= r; dy++) for (let dx = -r; dx <= r; dx++) if (known.has(nameAt(x + dx, y + dy))) return true;
    return false;
  };
  const open = new Set(openings);
  for (let y = bounds.y - 3; y < bounds.y + bounds.h + 3; y++) {
    for (let x = bounds.x - 3; x < bounds.x + bounds.w + 3; x++) {
      if (known.has(nameAt(x, y))) continue;
      const close = near(x, y, 1);
      if (!close && !near(x, y, 3)) continue;
      const roll = rollAt(x, y, 9);
      const [cx, cy] = [(x + 0.5 + (roll() - 0.5) * 0.5) * CELL, (y + 0.5 + (roll() - 0.5) * 0.5) * CELL];
      const size = CELL * (close ? 1.5 : 2.3 + roll());
      if (close && !open.has(nameAt(x, y))) continue;
      pen.save();
      pen.globalAlpha = open.has(nameAt(x, y)) ? 0.5 : 0.16 + roll() * 0.16;
      pen.translate(cx, cy);
      pen.rotate(roll() * 6.3);
      puff(pen, smoke, size, roll);
      pen.restore();
    }
  }
}

let soft: HTMLCanvasElement | undefined;

/** A wisp: a piece of the smoke, faded to its rim. */
function puff(pen: Pen, smoke: HTMLCanvasElement, size: number, roll: () => number): void {
  soft ??= document.createElement('canvas');
  soft.width = 128;
  soft.height = 128;
  const ink = soft.getContext('2d')!;
  ink.clearRect(0, 0, 128, 128);
  ink.drawImage(smoke, roll() * 128, roll() * 128, 128, 128, 0, 0, 128, 128);
  const rim = ink.createRadialGradient(64, 64, 6, 64, 64, 63);
  rim.addColorStop(0, '#000');
  rim.addColorStop(1, 'transparent');
  ink.globalCompositeOperation = 'destination-in';
  ink.fillStyle = rim;
  ink.fillRect(0, 0, 128, 128);
  ink.globalCompositeOperation = 'source-over';
  pen.drawImage(soft, -size / 2, -size / 2, size, size);
}

/** Shadows that walls throw onto the floor, from the upper left. */
function paintShadows(pen: Pen, floor: ReadonlyMap<string, string>): void {
  for (const at of floor.keys()) {
    const { x, y } = cellOf(at);
    const [left, top] = [x * CELL, y * CELL];
    const cast = (x1: number, y1: number, w: number, h: number, strength: number) => {
      const shade = pen.createLinearGradient(left, top, left + x1, top + y1);
      shade.addColorStop(0, `rgba(6,4,2,${strength})`);
      shade.addColorStop(1, 'rgba(6,4,2,0)');
      pen.fillStyle = shade;
      pen.fillRect(left, top, w, h);
    };
    if (!floor.has(nameAt(x, y - 1))) cast(0, 30, CELL, 30, 0.72);
    if (!floor.has(nameAt(x - 1, y))) cast(20, 0, 20, CELL, 0.6);
    if (!floor.has(nameAt(x + 1, y))) {
      const shade = pen.createLinearGradient(left + CELL, top, left + CELL - 12, top);
      shade.addColorStop(0, 'rgba(6,4,2,.4)');
      shade.addColorStop(1, 'rgba(6,4,2,0)');
      pen.fillStyle = shade;
      pen.fillRect(left + CELL - 12, top, 12, CELL);
    }
  }
}

/** A way out: a stair that leads up into daylight, with an arrow so that nobody takes it for a pale floor. */
function paintExit(pen: Pen, x: number, y: number): void {
  const [left, top] = [x * CELL, y * CELL];
  pen.fillStyle = '#12100c';
  pen.fillRect(left + 4, top + 3, 56, 58);
  for (let i = 0; i < 5; i++) {
    const [from, high, inset] = [top + 49 - i * 11, 10, 7 + i * 2];
    pen.fillStyle = `rgb(${88 + i * 36},${92 + i * 35},${90 + i * 34})`;
    pen.fillRect(left + inset, from, CELL - 2 * inset, high);
    pen.fillStyle = 'rgba(255,255,255,.38)';
    pen.fillRect(left + inset, from, CELL - 2 * inset, 1.6);
    pen.fillStyle = 'rgba(0,0,0,.5)';
    pen.fillRect(left + inset, from + high - 2.4, CELL - 2 * inset, 2.4);
  }
  const day = pen.createRadialGradient(left + 32, top + 6, 2, left + 32, top + 20, 46);
  day.addColorStop(0, 'rgba(226,243,255,.78)');
  day.addColorStop(0.5, 'rgba(190,224,255,.24)');
  day.addColorStop(1, 'rgba(190,224,255,0)');
  pen.fillStyle = day;
  pen.fillRect(left - 6, top - 12, CELL + 12, CELL + 18);
  pen.fillStyle = '#f3fbff';
  pen.strokeStyle = '#1f3442';
  pen.lineWidth = 2.4;
  pen.beginPath();
  const arrow = [
    [32, 11],
    [46, 27],
    [37.5, 27],
    [37.5, 45],
    [26.5, 45],
    [26.5, 27],
    [18, 27],
  ] as const;
  for (const [i, [ax, ay]] of arrow.entries()) pen[i ? 'lineTo' : 'moveTo'](left + ax, top + ay);
  pen.closePath();
  pen.stroke();
  pen.fill();
}

/** Warm light of torches on stone. */
function paintGlow(pen: Pen, torches: readonly string[], stone: readonly string[]): void {
  pen.save();
  pen.beginPath();
  for (const at of stone) pen.rect(cellOf(at).x * CELL, cellOf(at).y * CELL, CELL, CELL);
  pen.clip();
  pen.globalCompositeOperation = 'overlay';
  for (const at of torches) {
    const { x, y } = cellOf(at);
    const [cx, cy] = [(x + 0.5) * CELL, (y + 0.55) * CELL];
    const glow = pen.createRadialGradient(cx, cy, 4, cx, cy, CELL * 3.6);
    glow.addColorStop(0, 'rgba(255,190,96,.95)');
    glow.addColorStop(0.4, 'rgba(255,160,66,.4)');
    glow.addColorStop(1, 'rgba(255,150,60,0)');
    pen.fillStyle = glow;
    pen.fillRect(cx - CELL * 3.6, cy - CELL * 3.6, CELL * 7.2, CELL * 7.2);
  }
  pen.restore();
}

/** Draws everything of a dungeon that stands still. One unit is one unit of the map; the caller scales. */
export function paintGround(pen: Pen, plan: GroundPlan): void {
  const { bounds, floor } = plan;
  const area = [(bounds.x - 2) * CELL, (bounds.y - 2) * CELL, (bounds.w + 4) * CELL, (bounds.h + 4) * CELL] as const;
  const walls = wallsOf(plan);
  for (const at of walls) {
    const { x, y } = cellOf(at);
    paintWall(pen, x, y, floor.has(nameAt(x, y + 1)));
  }
  const known = new Set([...floor.keys(), ...plan.doors.map((door) => door.at)]);
  paintDusk(pen, walls, known);
  for (const door of plan.doors) paintWall(pen, cellOf(door.at).x, cellOf(door.at).y, true);
  for (const [at, letter] of floor) paintFloor(pen, cellOf(at).x, cellOf(at).y, letter);
  for (const at of plan.openings) paintFloor(pen, cellOf(at).x, cellOf(at).y, 'a');
  paintShadows(pen, floor);
  for (const at of plan.exits) paintExit(pen, cellOf(at).x, cellOf(at).y);
  const { tooth, stain } = sheets();
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  for (const [tile, alpha, scale] of [
    [stain, 0.34, 2.4],
    [tooth, 0.46, 0.8],
  ] as const) {
    const pattern = pen.createPattern(tile, 'repeat')!;
    pattern.setTransform(new DOMMatrix().scale(scale));
    pen.globalAlpha = alpha;
    pen.fillStyle = pattern;
    pen.fillRect(...area);
  }
  pen.restore();
  paintGlow(pen, torchesOf(plan, walls), [...walls, ...floor.keys(), ...plan.doors.map((door) => door.at)]);
  if (plan.dim) {
    pen.fillStyle = 'rgba(10,14,26,.5)';
    for (const at of plan.dim) pen.fillRect(cellOf(at).x * CELL, cellOf(at).y * CELL, CELL, CELL);
  }
  paintFog(pen, plan);
}
