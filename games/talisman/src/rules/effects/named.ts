import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/index.ts';

/*
 * What a card's words name is there wherever the card is written right: a Spell that moves a card names one, a card that turns
 * over is one. Where it is missing the card is written wrong, and that is said.
 */

function there<T>(named: T | null | undefined, what: string): T {
  if (named === null || named === undefined) throw new Error(`this needs ${what}, and none was named`);
  return named;
}

/** The card that does this, or that a Spell names. @throws Error where there is none */
export const theCard = (f: { readonly card?: string | null }): string => there(f.card, 'a card');

/** The space at which it is done. @throws Error where none is named */
export const theSpace = (f: { readonly at?: SpaceId }): SpaceId => there(f.at, 'a space');

/** The character to whom it is done. @throws Error where none is named */
export const theTarget = (f: { readonly target?: Seat }): Seat => there(f.target, 'a character');

/** The frame that a Spell answers. @throws Error where it answers none */
export const theAnswered = (f: { readonly about?: number }): number => there(f.about, 'something to answer');
