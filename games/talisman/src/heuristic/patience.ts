import type { State } from '../state.ts';
import type { Taste } from './taste.ts';

/** Turns of each after which a match has lasted longer than nearly all do: what everybody aims at has led nowhere. */
const LONG = 150;

/** By how much a match is too long: 0 in nearly all, 1 once it has lasted twice as long as it should. */
const overtime = (s: State): number => Math.max(0, s.turn.n / (LONG * s.seats) - 1);

/** Whether a match has lasted longer than nearly all do. */
export const isOvertime = (s: State): boolean => overtime(s) > 0;

/**
 * The taste of one whom a match has lasted too long: it takes worse odds, leaves the Outer Region weaker, goes for the Crown
 * with a smaller chance and fewer lives, and is drawn by its aim rather than held by what lies about. The longer, the more.
 */
export function hurried(taste: Taste, s: State): Taste {
  const late = overtime(s);
  if (late === 0) return taste;
  return {
    ...taste,
    nerve: taste.nerve + 0.1 * late,
    ready: taste.ready / (1 + 3 * late),
    lives: Math.max(1, taste.lives - late),
    middle: taste.middle - 3 * late,
    pull: taste.pull * (1 + 4 * late),
  };
}

/** Questions in which somebody whom it lasts too long tries something else for once. */
const WAYS: ReadonlySet<string> = new Set(['turn', 'direction', 'encounter', 'face', 'spoils', 'destination']);

/**
 * How sharply the better option is preferred, and by how much worse one may be that is still thought of. In overtime nobody does
 * the same for ever, however good it looks: what looked best for so long has led nowhere. Only nothing is put down for that.
 */
export function sharpness(taste: Taste, s: State, kind: string, spread: number): { sharp: number; spread: number } {
  const late = overtime(s);
  if (late === 0 || !WAYS.has(kind)) return { sharp: taste.sharpness, spread };
  return { sharp: Math.min(taste.sharpness, 0.6 / late), spread: kind === 'turn' ? spread : spread + 8 * late };
}
