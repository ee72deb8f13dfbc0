import type { Text, TextArg } from '@questhall/kernel';
import type { Ability, Can, Card, Effect, Spell } from './vocabulary.ts';

/** What holds the effects: some are said by what the card holds, or by when the Spell is cast. */
export interface Holder {
  card?: Card;
  spell?: Spell;
}

/** Effects in a row, inside a sentence. */
export type Phrases = (effects: readonly Effect[], holder: Holder) => TextArg;

/** The phrase of one effect. Null: the lines that belong to it say it all. `phrases`: for effects that hold others. */
export type PhraseOf<E> = (effect: E, holder: Holder, phrases: Phrases) => Text | null;

/** The sentence of one ability. */
export type Sentence<C extends Can> = (ability: Extract<Ability, { can: C }>) => Text;

/** How an expansion tells what it adds: one entry for each of its effects, abilities and events; what it has none of is left out. */
export interface Words {
  phrases?: Readonly<Record<string, PhraseOf<never>>>;
  sentences?: Readonly<Record<string, (ability: never) => Text>>;
  /** What stands on a card besides its effects and abilities: its marks, and how it fights. */
  lines?(card: Card, phrases: Phrases): Text[];
  /** The variant of the message of each event, and what fills its gaps. */
  told?: Readonly<Record<string, (event: never) => readonly [variant: string, args: Readonly<Record<string, TextArg>>]>>;
}
