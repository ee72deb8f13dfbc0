import type { OptionSpec } from '@questhall/kernel';
import type { Space } from './board/spaces.ts';
import type { Copies, EditionId } from './editions/edition.ts';
import type { Card, CharacterCard, Spell } from './vocabulary.ts';

/** What an expansion prints: its cards and options. Whoever only shows the game needs no more (`Ruled` in expansion-rules.ts: the rest). */
export interface Printed {
  /** Its name in the option `expansion`. */
  id: string;
  /** The editions that it belongs to; in a match of another it says nothing. */
  editions: readonly EditionId[];
  /** Its house rules. */
  options: readonly (OptionSpec & { id: string })[];
  /** Cards shuffled into the decks of the edition, and characters dealt with the others. */
  adventure: readonly Copies<Card>[];
  spells: readonly Copies<Spell>[];
  characters: readonly CharacterCard[];
  /** Cards in decks of its own, and figures that nobody is dealt. */
  others: readonly Copies<Card>[];
  figures: readonly CharacterCard[];
  /** Its rulebook, where it has one of its own: a folder of docs/rules. */
  rulebook?: string;
  /** Spaces that lie beside the board (`AddedSpaces`). */
  spaces?: readonly Space[];
  /** The fields that its cards have besides those of all cards (`AddedMarks`). */
  marks: readonly string[];
}

/** What joins the expansions with which a match is played. */
const AND = '+';

/** The options of a match that say which expansions it is played with. */
export interface Playing {
  readonly edition: EditionId;
  readonly expansion: string;
}

/** Whether a match with these options is played with it. */
export const playedWith = ({ id, editions }: Printed, { edition, expansion }: Playing): boolean =>
  editions.includes(edition) && expansion.split(AND).includes(id);

/** The values of the option `expansion`: none, each by itself, and every several of them together, in the order of the list. */
export function choices(printed: readonly Pick<Printed, 'id'>[]): string[] {
  let several: string[] = [];
  for (const { id } of printed)
    several = several.concat(
      id,
      several.map((before) => before + AND + id),
    );
  const n = (value: string) => value.split(AND).length;
  return ['none', ...several.sort((a, b) => n(a) - n(b))];
}

/** The names of such values, made of those of each expansion: `set.expansion.a+b`. */
export function choiceNames(messages: Readonly<Record<string, string>>, printed: readonly Pick<Printed, 'id'>[]): Record<string, string> {
  const together = choices(printed).filter((value) => value.includes(AND));
  return Object.fromEntries(
    together.map((value) => [
      `set.expansion.${value}`,
      value
        .split(AND)
        .map((id) => messages[`set.expansion.${id}`])
        .join(' + '),
    ]),
  );
}
