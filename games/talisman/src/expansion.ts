import type { OptionSpec } from '@questhall/kernel';
import type { Copies } from './editions/edition.ts';
import type { Options } from './options.ts';
import type { Card, CharacterCard, Spell } from './vocabulary.ts';

/** What an expansion prints: its cards and options. Whoever only shows the game needs no more (`Ruled` in rules/added.ts: the rest). */
export interface Printed {
  /** The value of the option `expansion`. */
  id: string;
  /** Whether a match with these options is played with it. */
  inPlay(options: Pick<Options, 'edition' | 'expansion'>): boolean;
  /** Its house rules. */
  options: readonly (OptionSpec & { id: string })[];
  /** Cards shuffled into the decks of the edition, and characters dealt with the others. */
  adventure: readonly Copies<Card>[];
  spells: readonly Copies<Spell>[];
  characters: readonly CharacterCard[];
  /** Cards in decks of its own, and figures that nobody is dealt. */
  others: readonly Copies<Card>[];
  figures: readonly CharacterCard[];
  /** The fields that its cards have besides those of all cards (`AddedMarks`). */
  marks: readonly string[];
}
