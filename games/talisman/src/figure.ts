import type { Seat } from '@questhall/kernel';
import type { Character, State } from './state.ts';

/** What a seat plays: its character with all that it has. There is one for every seat of a match. */
export const figureOf = (s: Pick<State, 'characters'>, seat: Seat): Character => s.characters[seat]!;
