import { dice } from '../../../art/svg.ts';

const SIZE = 256;

/** A field of soft noise that can be laid side by side, 0 to 1: smoke, stains and the tooth of stone. */
function field(seed: number, first: number, octaves: number): Float32Array {
  const out = new Float32Array(SIZE * SIZE);
  let weight = 1;
  let sum = 0;
  for (let o = 0, cells = first; o < octaves; o++, cells *= 2, weight *= 0.55) {
    const roll = dice(seed + o * 77);
    const grid = Float32Array.from({ length: cells * cells }, roll);
    const ease = (t: number) => t * t * (3 - 2 * t);
    for (let y = 0; y < SIZE; y++) {
      const fy = (y / SIZE) * cells;
      const y0 = Math.floor(fy);
      const ty = ease(fy - y0);
      const row0 = (y0 % cells) * cells;
      const row1 = ((y0 + 1) % cells) * cells;
      for (let x = 0; x < SIZE; x++) {
        const fx = (x / SIZE) * cells;
        const x0 = Math.floor(fx);
        const tx = ease(fx - x0);
        const c0 = x0 % cells;
        const c1 = (x0 + 1) % cells;
        const top = grid[row0 + c0]! * (1 - tx) + grid[row0 + c1]! * tx;
        const low = grid[row1 + c0]! * (1 - tx) + grid[row1 + c1]! * tx;
        out[y * SIZE + x]! += (top * (1 - ty) + low * ty) * weight;
      }
    }
    sum += weight;
  }
  return out.map((v) => v / sum);
}

type Tint = (value: number) => readonly [number, number, number, number];

function sheet(values: Float32Array, tint: Tint): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  const pixels = pen.createImageData(SIZE, SIZE);
  for (let i = 0; i < values.length; i++) pixels.data.set(tint(values[i]!), i * 4);
  pen.putImageData(pixels, 0, 0);
  return canvas;
}

export interface Sheets {
  /** Wisps of fog on nothing. */
  smoke: HTMLCanvasElement;
  /** Dark and light specks over stone. */
  tooth: HTMLCanvasElement;
  /** Broad stains. */
  stain: HTMLCanvasElement;
}

let made: Sheets | undefined;

/** The sheets of noise, made once for a page (about 15 ms). */
export function sheets(): Sheets {
  made ??= {
    smoke: sheet(field(11, 4, 5), (v) => [128, 138, 134, Math.max(0, Math.min(255, (v - 0.42) * 900))]),
    tooth: sheet(field(5, 64, 2), (v) => (v > 0.5 ? [255, 240, 205, (v - 0.5) * 190] : [10, 6, 2, (0.5 - v) * 340])),
    stain: sheet(field(23, 5, 3), (v) => [12, 14, 8, Math.max(0, (v - 0.45) * 420)]),
  };
  return made;
}
