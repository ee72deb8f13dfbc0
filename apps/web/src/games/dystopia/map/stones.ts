import { dice } from '../../../art/svg.ts';
import { CELL } from './model.ts';

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The same square looks the same on every visit, on every screen. */
export const rollAt = (x: number, y: number, salt = 0): (() => number) => dice(x * 7919 + y * 104729 + salt * 15485863 + 17);

/** How the floor of an area is laid. */
export type Paving = 'slab' | 'flags' | 'tiles' | 'planks';

interface Ground {
  paving: Paving;
  /** Red, green and blue of a stone in common light. */
  colour: readonly [number, number, number];
}

const ROOMS: readonly Ground[] = [
  { paving: 'slab', colour: [164, 150, 118] },
  { paving: 'tiles', colour: [158, 140, 114] },
  { paving: 'slab', colour: [150, 152, 134] },
  { paving: 'planks', colour: [150, 108, 64] },
  { paving: 'tiles', colour: [138, 146, 152] },
  { paving: 'slab', colour: [172, 142, 104] },
];
const CORRIDOR: Ground = { paving: 'flags', colour: [138, 131, 112] };

/** Corridors are flagged; each room has a ground of its own. */
export function groundOf(area: string): Ground {
  return area >= 'A' && area <= 'Z' ? ROOMS[(area.charCodeAt(0) * 5) % ROOMS.length]! : CORRIDOR;
}

const rgb = ([r, g, b]: readonly [number, number, number], by: number) =>
  `rgb(${Math.round(r + by)},${Math.round(g + by)},${Math.round(b + by * 0.9)})`;

/** One stone: a quadrangle that is nowhere quite straight, lit from the upper left. */
function stone(pen: Pen, roll: () => number, x: number, y: number, w: number, h: number, colour: string): void {
  const j = () => (roll() - 0.5) * 2.6;
  const [ax, ay, bx, by, cx, cy, dx, dy] = [x + j(), y + j(), x + w + j(), y + j(), x + w + j(), y + h + j(), x + j(), y + h + j()];
  pen.beginPath();
  pen.moveTo(ax, ay);
  pen.lineTo(bx, by);
  pen.lineTo(cx, cy);
  pen.lineTo(dx, dy);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = 1.6;
  pen.strokeStyle = 'rgba(255,243,207,.17)';
  pen.beginPath();
  pen.moveTo(dx + 1, dy - 1);
  pen.lineTo(ax + 1, ay + 1);
  pen.lineTo(bx - 1, by + 1);
  pen.stroke();
  pen.strokeStyle = 'rgba(8,6,2,.42)';
  pen.beginPath();
  pen.moveTo(bx - 1, by + 1);
  pen.lineTo(cx - 1, cy - 1);
  pen.lineTo(dx + 1, dy - 1);
  pen.stroke();
}

function crack(pen: Pen, roll: () => number, x: number, y: number): void {
  let px = x + 10 + roll() * 40;
  let py = y + 6;
  pen.beginPath();
  pen.moveTo(px, py);
  for (let i = 0; i < 3; i++) {
    px += (roll() - 0.42) * 24;
    py += 8 + roll() * 12;
    pen.lineTo(px, py);
  }
  pen.lineWidth = 1.3;
  pen.strokeStyle = 'rgba(20,16,8,.62)';
  pen.stroke();
}

function moss(pen: Pen, roll: () => number, x: number, y: number): void {
  const cx = x + 8 + roll() * 48;
  const cy = y + 8 + roll() * 48;
  for (let i = 0; i < 7; i++) {
    pen.beginPath();
    pen.ellipse(cx + (roll() - 0.5) * 22, cy + (roll() - 0.5) * 16, 3 + roll() * 6, 2 + roll() * 4, roll() * 3, 0, 7);
    pen.fillStyle = `rgba(${78 + roll() * 26},${104 + roll() * 26},${46 + roll() * 12},${0.2 + roll() * 0.24})`;
    pen.fill();
  }
}

/** How one square is divided into stones: left, top, width and height within it. */
function parts(paving: Paving, roll: () => number, x: number): readonly (readonly [number, number, number, number])[] {
  const g = 3;
  const s = CELL;
  switch (paving) {
    case 'slab':
      return [[g, g, s - 2 * g + 1, s - 2 * g + 1]];
    case 'tiles': {
      const half = s / 2;
      return [0, 1, 2, 3].map((i) => [(i % 2) * half + 2, (i >> 1) * half + 2, half - 4, half - 4] as const);
    }
    case 'planks':
      return [0, 1, 2, 3].map((i) => [roll() < 0.28 && x % 2 ? 2 : 0, i * 16 + 1, s, 14] as const);
    case 'flags': {
      const cut = 20 + roll() * 24;
      const turn = roll() < 0.5;
      const split = 18 + roll() * 28;
      return turn
        ? [
            [g, g, cut - g - 1, s - 2 * g],
            [cut + 2, g, s - cut - g - 2, split - g - 1],
            [cut + 2, split + 2, s - cut - g - 2, s - split - g - 2],
          ]
        : [
            [g, g, s - 2 * g, cut - g - 1],
            [g, cut + 2, split - g - 1, s - cut - g - 2],
            [split + 2, cut + 2, s - split - g - 2, s - cut - g - 2],
          ];
    }
  }
}

/** The floor of one square. */
export function paintFloor(pen: Pen, x: number, y: number, area: string): void {
  const roll = rollAt(x, y);
  const { paving, colour } = groundOf(area);
  const [left, top] = [x * CELL, y * CELL];
  pen.fillStyle = paving === 'planks' ? '#1c120a' : '#1b1811';
  pen.fillRect(left, top, CELL, CELL);
  const tone = (roll() - 0.5) * 14;
  for (const [px, py, w, h] of parts(paving, roll, x)) stone(pen, roll, left + px, top + py, w, h, rgb(colour, tone + (roll() - 0.5) * 13));
  if (paving === 'planks') {
    pen.fillStyle = 'rgba(20,10,4,.55)';
    for (let i = 0; i < 4; i++) if (roll() < 0.5) pen.fillRect(left + roll() * 56, top + i * 16 + 5, 2.4, 2.4);
    return;
  }
  if (roll() < 0.2) crack(pen, roll, left, top);
  if (roll() < 0.16) moss(pen, roll, left, top);
}

/** The wall of one square: three courses of bricks; `front` where somebody looks at its face. */
export function paintWall(pen: Pen, x: number, y: number, front: boolean): void {
  const [left, top] = [x * CELL, y * CELL];
  pen.save();
  pen.beginPath();
  pen.rect(left, top, CELL, CELL);
  pen.clip();
  pen.fillStyle = '#15130e';
  pen.fillRect(left, top, CELL, CELL);
  const courses = 3;
  const high = CELL / courses;
  for (let c = 0; c < courses; c++) {
    // Courses run on from square to square: a brick is 32 wide, every second course is shifted by half of it.
    const shift = (y * courses + c) % 2 ? 16 : 0;
    for (let b = -1; b < 2; b++) {
      const bx = left + b * 32 + shift;
      const roll = rollAt(Math.round(bx / 16), y * courses + c, 3);
      // Nearly black beside the light slabs of the floor, so that both are told apart without any lamp.
      const light = (front ? 4 : -4) + (roll() - 0.5) * (front ? 16 : 9);
      stone(pen, roll, bx + 1.6, top + c * high + 1.6, 28.8, high - 3.2, rgb(front ? [80, 69, 50] : [32, 30, 25], light));
      if (roll() < 0.12 && front) moss(pen, roll, bx - 12, top + c * high - 22);
    }
  }
  pen.restore();
}
