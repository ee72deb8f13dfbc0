import type { Text } from '@questhall/kernel';
import {
  type Ability,
  spaceName as at,
  type Called,
  cardOf,
  type Foe,
  placeName as lying,
  nameOf,
  creatureName as nameOfCreature,
  type SpaceId,
} from '@questhall/talisman/client';
import type { CardKind, SealKind } from './cards/kinds.ts';

/** The Spell that is cast from the Crown: it is on no card. */
export const COMMAND = 'command';

/** The name of a card, a Spell or a character by its id or instance. */
export const cardName = (card: string): Text => (card === COMMAND ? { key: 'spell.command' } : nameOf(card));

/** The name of a space as it is printed; as it lies in a match: `placeName`. */
export const spaceName = (id: string): Text => at(id as SpaceId);

/** What a space is called as it lies (TDE-11.15). @param when the view now, or the event that is told */
export const placeName = ({ called }: { readonly called?: Called }, id: string): Text => lying(id as SpaceId, called);

/** The name of one who fights for the board. */
export const foeName = (foe: Foe): Text => ('card' in foe ? nameOf(foe.card) : nameOfCreature(foe.creature));

/** What is printed on a card, as far as its face needs it. */
export interface Face {
  kind: CardKind;
  /** The number on its seal: Strength or Craft of an Enemy, gold of a bag, what an Object adds. */
  number: number | string | null;
  seal: SealKind;
}

function adds(abilities: readonly Ability[] | undefined): Pick<Face, 'number' | 'seal'> {
  const bonus = abilities?.find((ability) => ability.can === 'add');
  return bonus?.can === 'add' ? { number: `+${bonus.n}`, seal: bonus.stat } : { number: null, seal: 'strength' };
}

/** The printed side of a card, a Spell or a character; a plain Event for an id that this page does not know yet. */
export function faceOf(card: string): Face {
  if (card.startsWith('sp.')) return { kind: 'spell', number: null, seal: 'craft' };
  if (card.startsWith('ending.')) return { kind: 'ending', number: null, seal: 'craft' };
  if (card.startsWith('ter.')) return { kind: 'terrain', number: null, seal: 'craft' };
  if (/^(chr|ghost)\./.test(card)) return { kind: 'character', number: null, seal: 'strength' };
  try {
    const { type: kind, strength, craft, gold, abilities } = cardOf(card);
    if (strength !== undefined) return { kind, number: strength, seal: 'strength' };
    if (craft !== undefined) return { kind, number: craft, seal: 'craft' };
    if (gold !== undefined) return { kind, number: gold, seal: 'gold' };
    return { kind, ...adds(abilities) };
  } catch {
    // A newer server may deal cards that this page was built without: they are shown plainly.
    return { kind: 'event', number: null, seal: 'strength' };
  }
}

/** The points of a trophy: the Strength printed on it. */
export const pointsOf = (card: string): number => Number(faceOf(card).number ?? 0);

/** Whether the card is a Talisman, with which the Valley of Fire is entered: they are called so in all editions. */
export const isTalisman = (card: string | undefined): boolean => card !== undefined && /^[a-z]+\.talisman/.test(card);
