// Chances of attacks and of Int tests, as they are shown and as bots reckon them.
import { distance, type Square } from '../board/grid.ts';
import type { FigureId, State } from '../state.ts';
import { figureValue, gridAt, markedBy, rangeOf, unicornInt } from './values.ts';

/** For each sum of two red dice against two white ones without a unicorn: how many of 900 throws wound at this edge. */
function woundsAt(edge: number): number {
  let count = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 5; c++) for (let d = 1; d <= 5; d++) if (edge + a + b > c + d) count++;
  return count;
}

const WOUNDS = Array.from({ length: 61 }, (_, i) => woundsAt(i - 30));
/** The chance that two white dice show a unicorn. */
export const UNICORN = 11 / 36;

/** The chance that an attack wounds (section C). */
export function hitChance(s: State, from: FigureId, to: FigureId): number {
  const edge = figureValue(s, from, 'attack') + markedBy(s, from, to) - figureValue(s, to, 'defence');
  return woundChance(edge, unicornInt(s, to) < unicornInt(s, from));
}

/**
 * The same for whoever knows both sides' numbers.
 * @param edge the attacker's attack without its defender's defence
 * @param outwits whether the attacker has more Int, so that a unicorn wounds
 */
export function woundChance(edge: number, outwits: boolean): number {
  const plain = ((1 - UNICORN) * WOUNDS[Math.max(-30, Math.min(30, edge)) + 30]!) / 900;
  return plain + (outwits ? UNICORN : 0);
}

/** Whether a unicorn of the attacked strikes back, where the attacker is within his range (DYS-COMB.13). */
const strikesBack = (s: State, from: FigureId, to: FigureId): boolean => unicornInt(s, to) > unicornInt(s, from);

/** The chance that the attacker is struck back, if it stands on this square. */
export function counterChance(s: State, from: FigureId, to: FigureId, at: Square, target: Square): number {
  if (!strikesBack(s, from, to)) return 0;
  const [near, far] = rangeOf(s, to);
  const away = distance(gridAt(s), at, target);
  return away >= near && away <= far ? UNICORN : 0;
}

const PASSES = [11, 11, 12, 14, 17, 21, 26, 30, 33, 35, 36];

/** The chance to pass an Int test with this Int. */
export const witsChance = (int: number): number => PASSES[Math.max(1, Math.min(11, int)) - 1]! / 36;
