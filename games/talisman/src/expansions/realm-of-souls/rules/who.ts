import type { Seat } from '@questhall/kernel';
import { cardOf, doers, givers } from '../../../editions/index.ts';
import { figureOf } from '../../../figure.ts';
import type { Character, State } from '../../../state.ts';
import type { Ghost, Souls } from '../state.ts';

/** Pure answers about ghosts and the cards of the Veil. Nothing here changes anything. */

/** What the expansion keeps. @throws Error in a match without it */
export function soulsOf(s: State): Souls {
  if (!s.souls) throw new Error('a match without the Realm of Souls');
  return s.souls;
}

/** What makes the seat a ghost; null for the living, and for everybody in a match without the expansion. */
export const ghostOf = (s: State, seat: Seat): Ghost | null => s.souls?.ghosts[seat] ?? null;

export const isGhost = (s: State, seat: Seat): boolean => s.souls !== undefined && s.souls.ghosts[seat] != null;

/** A character on the board that is no ghost. */
export const isLiving = (s: State, seat: Seat): boolean => figureOf(s, seat).card !== null && !isGhost(s, seat);

export const isVeil = (card: string): boolean => card.startsWith('veil.');

const SEALS = givers('sealed');

/** Whether the card stays with its owner through death and resurrection (TDE-11.13). */
export function isSoulbound(c: Character, card: string): boolean {
  return cardOf(card).soulbound === true || c.objects.some((one) => SEALS.has(one));
}

/** The other Soulbound Objects of the Fallen that the owner has. */
export function fallenBeside(c: Character, card: string): number {
  return c.objects.filter((one) => one !== card && cardOf(one).fallen).length;
}

const FLIPPING = doers('flip');

/** A card that can be turned over is of the Veil with its light side up, else an Adventure card (the Mistwalker). */
export const countsAsVeil = (s: State, card: string): boolean => isVeil(card) && !(s.souls!.dark && FLIPPING.has(card));
