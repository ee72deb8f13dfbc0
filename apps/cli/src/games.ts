import type { Heuristic } from '@questhall/bots';
import type { AnyGame, AnyState } from '@questhall/kernel';
import { heuristic, nachtwacht } from '@questhall/nachtwacht';
import { CliError, closest } from './errors.ts';

/** A game as the command line has it: rules, what its bots go by, and the unit in which its length is told. */
export interface Shelf {
  game: AnyGame;
  heuristic: Heuristic<AnyState>;
  /** Absent for a game without rounds: then decisions are counted. */
  length?: { unit: string; of(s: AnyState): number };
}

const SHELVES: readonly Shelf[] = [
  {
    game: nachtwacht,
    heuristic: heuristic as unknown as Heuristic<AnyState>,
    length: { unit: 'rounds', of: (s) => (s as AnyState & { round: number }).round },
  },
];

export const GAMES: readonly string[] = SHELVES.map(({ game }) => game.id);

/** The game of that name. @throws CliError that lists the games there are */
export function gameNamed(id: string): Shelf {
  const found = SHELVES.find(({ game }) => game.id === id);
  if (found) return found;
  const near = closest(id, GAMES);
  throw new CliError(
    `no game is called "${id}"${near ? `; did you mean ${near}?` : '.'} There ${GAMES.length === 1 ? 'is' : 'are'}: ${GAMES.join(', ')}.`,
  );
}
