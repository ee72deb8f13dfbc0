import type { Heuristic } from '@questhall/bots';
import { dystopia, heuristic as dystopiaHeuristic } from '@questhall/dystopia';
import type { AnyGame, AnyState, GameEvent } from '@questhall/kernel';
import { heuristic, nachtwacht } from '@questhall/nachtwacht';
import { balanceReport, follow, talisman, heuristic as talismanHeuristic } from '@questhall/talisman';
import type { ScenarioGame } from '@questhall/testkit';
import type { Locale } from '@questhall/text';
import { CliError, closest } from './errors.ts';
import type { Words } from './play/words.ts';

/** Follows single matches and makes a report of all. What it keeps of a match is plain data. */
export interface Balance {
  follow(seats: number): { tell(event: GameEvent): void; look(s: AnyState): void; end(s: AnyState): unknown };
  /** Lines of Markdown; `rate` writes so many of so many with its interval. */
  report(rows: readonly { tale: unknown; bots: readonly string[] }[], rate: (k: number, n: number) => string): string[];
}

/** A game as the command line has it: rules, what its bots go by, and the unit in which its length is told. */
export interface Shelf {
  game: AnyGame;
  heuristic: Heuristic<AnyState>;
  /** Absent for a game without rounds: then decisions are counted. */
  length?: { unit: string; of(s: AnyState): number };
  /** Present where the game can tell how balanced it is, from its events. */
  balance?: Balance;
  words(locale: Locale): Promise<Words>;
  /** Absent where positions of the game cannot be written down yet. */
  scenarios?(): Promise<ScenarioGame>;
}

const SHELVES: readonly Shelf[] = [
  {
    game: nachtwacht,
    heuristic: heuristic as unknown as Heuristic<AnyState>,
    length: { unit: 'rounds', of: (s) => (s as AnyState & { round: number }).round },
    words: async (locale) => (await import('./play/nachtwacht.ts')).nachtwachtWords(locale),
    scenarios: async () => (await import('@questhall/nachtwacht/scenario')).nachtwachtScenarios,
  },
  {
    game: talisman,
    heuristic: talismanHeuristic as unknown as Heuristic<AnyState>,
    length: { unit: 'turns', of: (s) => (s as AnyState & { turn: { n: number } }).turn.n },
    balance: { follow, report: balanceReport } as unknown as Balance,
    words: async (locale) => (await import('./play/talisman.ts')).talismanWords(locale),
    scenarios: async () => (await import('@questhall/talisman/scenario')).talismanScenarios,
  },
  {
    game: dystopia,
    heuristic: dystopiaHeuristic as unknown as Heuristic<AnyState>,
    // As all see it: the state of a level that was lost by its limit counts a round that never began.
    length: { unit: 'rounds', of: (s) => ((dystopia as AnyGame).observe(s, undefined) as { round: number }).round },
    words: async (locale) => (await import('./play/dystopia.ts')).dystopiaWords(locale),
    scenarios: async () => (await import('@questhall/dystopia/scenario')).dystopiaScenarios,
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
