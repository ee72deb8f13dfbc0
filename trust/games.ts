import type { AnyGame } from '@questhall/kernel';
import { games as served } from '../apps/server/src/games.ts';
import { duel } from '../packages/testkit/src/duel/index.ts';

/** The games that are put to the proof: every game of the server, and the small one of the testkit. */
export const games: readonly { game: AnyGame }[] = [...served.map(({ game }) => ({ game })), { game: duel }];

/** @throws Error where there is no game of this name */
export function gameOf(id: string): AnyGame {
  const found = games.find(({ game }) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found.game;
}
