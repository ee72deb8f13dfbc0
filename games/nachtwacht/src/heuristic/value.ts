import type { State } from '../state.ts';
import { beats } from './scene.ts';

/** How sharply a lead tells: the softmax of NW-20.8. */
const SHARPNESS = 0.25;
const CARD = 0.7;
const BLOCKED = -2.5;
const BLOCKED_WITH_MATCH = -0.7;

/** Chances of winning by seat in a position that a playout was cut off in: a softmax over how far everybody is (NW-20.8). */
export function value(s: State): number[] {
  const worth: number[] = [];
  let total = 0;
  for (const { square, power, blocked } of s.players) {
    const monster = blocked ? s.monsters[square - 1] : null;
    const held = monster ? (beats(power, monster) ? BLOCKED_WITH_MATCH : BLOCKED) : 0;
    const w = Math.exp(SHARPNESS * (square + CARD * power.length + held));
    worth.push(w);
    total += w;
  }
  for (let i = 0; i < worth.length; i++) worth[i]! /= total;
  return worth;
}
