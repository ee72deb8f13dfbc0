import type { Figure, Position } from '../table.ts';
import { Game } from '../table.ts';

/** A position of the Digital Edition, played by words. Nobody has fate unless the position says so. */
export function digital(position: Position | Record<string, Figure>, options: Record<string, unknown> = {}): Game {
  const whole: Position = 'figures' in position ? (position as Position) : { figures: position as Record<string, Figure> };
  const figures = Object.fromEntries(Object.entries(whole.figures ?? {}).map(([name, figure]) => [name, { fate: 0, ...figure }]));
  return new Game({ ...whole, figures }, { options: { edition: 'digital', ...options } });
}

/** Ids of cards without edition and copy, as a question shows them. */
export const plain = (ids: readonly string[]): string[] => ids.map((id) => id.replace('.digital.', '.'));

/** Somebody who is out of the way. */
export const BOB: Figure = { character: 'monk', at: 'O12' };
