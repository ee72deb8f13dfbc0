import type { Heuristic } from '@questhall/bots';
import { dystopia, heuristic as dystopiaHeuristic } from '@questhall/dystopia';
import type { AnyGame, AnyState, GameEvent, Seat, Text } from '@questhall/kernel';
import { heuristic, nachtwacht } from '@questhall/nachtwacht';
import { balanceReport, follow, talisman, heuristic as talismanHeuristic } from '@questhall/talisman';
import type { ScenarioGame } from '@questhall/testkit';
import type { Catalogue, Locale, Speaker } from '@questhall/text';
import { CliError, closest } from './errors.ts';

/** How a game is shown in a terminal. */
export interface Words {
  catalogue: Catalogue;
  eventText(event: GameEvent): Text;
  /** What events in a row, oldest first, say as one line; nothing where each has its own. */
  together?(events: readonly GameEvent[]): Text | undefined;
  /** The table as one seat sees it, in lines of at most `width` characters. */
  draw(view: unknown, context: { speak: Speaker; nameOf: (seat: Seat) => string; width: number }): string[];
  /** What is told once, before the table is shown for the first time with it: the story of a level. `id`: which it is. */
  story?(view: unknown, speak: Speaker): { id: string; says: string[] } | undefined;
  /** What something is called that a seat may do unasked. */
  aside?(id: string, view: unknown, speak: Speaker): string;
  /** The cards with a text, in these editions; absent where no card has one. */
  cards?(which: { edition?: string }): PrintedCard[];
}

/** A card as it is printed: its name and its lines. */
export interface PrintedCard {
  name: Text;
  lines: readonly Text[];
}

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
