import type { Seat } from '@questhall/kernel';
import { characterOf } from './editions/index.ts';
import type { Character, State } from './state.ts';

/** What a seat plays: its character with all that it has. There is one for every seat of a match. */
export const figureOf = (s: Pick<State, 'characters'>, seat: Seat): Character => s.characters[seat]!;

/**
 * The lives that are printed on a character card; the house rule says how many more or fewer than four a character of 1986 has.
 * @param lives the option of the match
 */
export const printedLives = (character: string, lives: number): number => Math.max(1, (characterOf(character).lives ?? 4) + lives - 4);
