import { digital } from '../digital/game.ts';
import type { Figure, Game, Position } from '../table.ts';

/** A position of the Digital Edition with the Drowned Crypts, played by words. */
export const crypts = (position: Position | Record<string, Figure>, options: Record<string, unknown> = {}): Game =>
  digital(position, { expansion: 'drowned-crypts', ...options });

/** Somebody who is out of the way. */
export const BOB: Figure = { character: 'monk', at: 'O12' };

/** Somebody strong at a place, with nothing in hand. */
export const hero = (at: string, more: Figure = {}): Figure => ({ character: 'digital.warrior', at, lives: 4, ...more });

/** Meets the space and fights what attacks, and takes nothing. */
export function onward(game: Game): Game {
  for (let i = 0; i < 8; i++) {
    const asked = game.asked('Ann');
    if (asked === 'encounter') game.ann('space');
    else if (asked === 'face') game.ann('fight');
    else if (asked === 'prepare') game.ann('roll');
    else if (asked === 'take') game.ann('done');
    else break;
  }
  return game;
}
