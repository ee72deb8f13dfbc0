import type { Card, CharacterCard, Spell } from '../vocabulary.ts';

/** One card of an edition and how many copies it has. */
export type Copies<T> = readonly [card: T, n: number];

/** All the cards with which a match is played, in the order of the rules. */
export interface Edition {
  id: string;
  adventure: readonly Copies<Card>[];
  spells: readonly Copies<Spell>[];
  characters: readonly CharacterCard[];
  /** The piles, in the order of `PURCHASE_KINDS`. */
  purchase: readonly Copies<Card>[];
  talismans: Copies<Card>;
}
