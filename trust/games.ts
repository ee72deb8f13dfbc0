import type { AnyGame } from '@questhall/kernel';
import type { GameEntry } from '../apps/server/src/bots/port.ts';
import { games as served } from '../apps/server/src/games.ts';
import { duel } from '../packages/testkit/src/duel/index.ts';

/** The games that are put to the proof: every game of the server with all that its bots go by, and the small one of the testkit. */
export const games: readonly GameEntry[] = [...served, { game: duel }];

/**
 * The games that a program plays: the one that was asked for, else all.
 * @throws Error where there is no game of this name
 */
export function wantedGames(id?: string): AnyGame[] {
  const wanted = games.map(({ game }) => game).filter((game) => id === undefined || game.id === id);
  if (wanted.length === 0) throw new Error(`there is no game ${id}; there are ${games.map(({ game }) => game.id).join(', ')}`);
  return wanted;
}
