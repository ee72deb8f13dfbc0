import type { Seat } from '@questhall/kernel';
import { rulesOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import type { Character, State } from '../state.ts';
import { isRaft, movesOne } from './character/numbers.ts';

/** Pure answers on which the editions differ, each in one place. */

/** Whether the active character has put this card down in its turn, and so may not take it back (TDE-4.18). */
export const putBack = (s: State, card: string): boolean => s.turn.put.length > 0 && putDownCounts(s) && s.turn.put.includes(card);

/** How many cards of a space count as drawn (TDE-3.2, TDE-4.17, T86-6.13.4b). */
export const countedOn = (s: State, lying: readonly string[]): number =>
  lying.length === 0 || s.turn.put.length === 0 || putDownCounts(s)
    ? lying.length
    : lying.filter((card) => !s.turn.put.includes(card)).length;

const putDownCounts = (s: State): boolean => rulesOf(s).putDownCounts;

/** A Raft that stays with whoever has it, since it counts as built and not as a card (T86-6.11.19, TDE-9.12). */
export const fixedRaft = (s: State, card: string): boolean => isRaft(card) && !rulesOf(s).raftIsCard;

/** A toad that has no part in trophies, gains and quests (T86-6.19, TDE-8.2, TDE-8.6). */
export const dull = (s: State, c: Character): boolean => c.toad > 0 && !rulesOf(s).toadGrows;

/** Whether something may move the character in place of its roll (TDE-4.8a, T86-6.11.1). */
export function mayFly(s: State, seat: Seat): boolean {
  return figureOf(s, seat).toad === 0 && (rulesOf(s).heldMayFly || !movesOne(s, seat));
}

/** Whether more Spells may be had than ever before, and so are got (T86-6.2.7c). */
export const grantDue = (s: State, c: Character, allowed: number): boolean => allowed > c.grantMark && rulesOf(s).spellsWithCraft;

/** Whether Spirits are trophies (T86-6.2.4, TDE-6.23). */
export const keepsSpirits = (s: State): boolean => rulesOf(s).craftTrophies || s.options.craftTrophies;

/** Whether the character may put trophies onto the discard pile instead of keeping them (TDE-6.24a, T86-6.1.4a). */
export const sparesTrophies = (s: State, seat: Seat): boolean => figureOf(s, seat).trophies.length > 0 && rulesOf(s).trophiesSpared;
