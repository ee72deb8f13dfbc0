import { digital } from '../digital/game.ts';
import type { Figure, Game, Position } from '../table.ts';

/** A position of the Realm of Souls, played by words. */
export function souls(position: Position | Record<string, Figure>, options: Record<string, unknown> = {}): Game {
  return digital(position, { expansion: 'realm-of-souls', ...options });
}

/** Somebody who is out of the way. */
export const BOB: Figure = { character: 'monk', at: 'O12' };

/** A ghost whose gravestone is far away. */
export const ghost = (more: Figure = {}): Figure => ({ character: 'thief', ghost: 'banshee', grave: 'M16', at: 'O1', ...more });

/** Ann, a ghost, draws this Veil card on the Fields beside the Village. */
export function drawn(card: string, more: Figure = {}, rest: Position = {}, options: Record<string, unknown> = {}): Game {
  const { figures = {}, ...others } = rest;
  const game = souls({ figures: { Ann: ghost(more), Bob: BOB, ...figures }, ...others }, options);
  return game.rolls(1).draws(`veil.${card}`);
}

/** Walks on, meets the space and not somebody on it, and fights what attacks. */
export function walks(game: Game, what = 'roll', which = 'cw'): Game {
  game.ann(what);
  if (game.asked('Ann') === 'direction') game.ann(which);
  return fights(game);
}

/** Answers what has to be answered before the dice of a fight. */
export function fights(game: Game): Game {
  for (let i = 0; i < 4; i++) {
    const asked = game.asked('Ann');
    if (asked === 'encounter') game.ann('space');
    else if (asked === 'face') game.ann('fight');
    else if (asked === 'prepare') game.ann('roll');
    else break;
  }
  return game;
}
