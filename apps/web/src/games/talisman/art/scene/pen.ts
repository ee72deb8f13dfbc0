import type { Mood } from './moods.ts';

/** What every part of a picture is drawn with. */
export interface Pen {
  roll: () => number;
  w: number;
  h: number;
  /** The horizon, from the top. */
  y: number;
  mood: Mood;
  /** Where the light comes from. */
  lamp: { x: number; y: number; r: number };
}

/** A number between two others. */
export const between = (roll: () => number, a: number, b: number) => a + roll() * (b - a);

/** Something drawn several times. */
export const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

export const INK = '#140b07';
