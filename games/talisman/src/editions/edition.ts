import type { Board } from '../board/spaces.ts';
import type { Card, CharacterCard, Spell } from '../vocabulary.ts';
import type { Switches } from './switches.ts';

/** One card of an edition and how many copies it has. */
export type Copies<T> = readonly [card: T, n: number];

export type EditionId = '1986' | 'digital';

/** All that a match of one edition is played with: cards in the order of the rules, the board, and how it rules what the other rules differently. */
export interface Edition {
  id: EditionId;
  adventure: readonly Copies<Card>[];
  spells: readonly Copies<Spell>[];
  characters: readonly CharacterCard[];
  /** The piles, in the order of `PURCHASE_KINDS`. */
  purchase: readonly Copies<Card>[];
  talismans: Copies<Card>;
  board: Board;
  rules: Switches;
  /** What its own rulebook calls a rule that the engine cites from that of 1986. */
  ruleIds?: Readonly<Record<string, string>>;
}
