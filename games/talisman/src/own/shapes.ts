import type { Seat, Text } from '@questhall/kernel';
import type { PhraseOf } from '../expansion-words.ts';
import type { Listeners } from '../moments.ts';
import type { Reckonings } from '../reckonings.ts';
import type { Verbs } from '../rules/effects/verbs.ts';
import type { Table } from '../rules/kit/table.ts';
import type { Prepared, State } from '../state.ts';
import type { Ability, AddedCan, AddedVerb, Effect } from '../vocabulary.ts';

/*
 * A card, character or space that alone does something brings its own word: what it is in its own file (`AddedEffects` or
 * `AddedAbilities` of open.ts), what it does in `<card>.rule.ts` beside it, how it is told in five languages in `<card>.words.ts`. The third card that does the
 * same makes it a word of the shared vocabulary (docs/cards.md).
 */

/** What one such word does, and what the rules must know of it. */
export interface OwnRule<V extends AddedVerb> {
  does: Verbs<V>[V];
  /** Whether a Spell without a target would do anything now; left out: always. `about`: the frame that it answers (T86-6.9.6a). */
  fits?(s: State, seat: Seat, about: number): boolean;
  /** Whether the Spell would change anything for this character; left out: always (TDE-2.33). */
  worthOn?(s: State, seat: Seat): boolean;
  /** Whether it would do anything for this character, so that it is offered among others; left out: always. */
  possible?(g: Table, seat: Seat, effect: Extract<Effect, { do: V }>): boolean;
  /** It helps in combat alone, and not in psychic combat. */
  inCombatOnly?: true;
  /** It may cost Followers, of which some had better be put down first (T86-6.6.4). */
  menacesFollowers?: true;
}

/** The words of one card. */
export type OwnRules<V extends AddedVerb> = { readonly [W in V]: OwnRule<W> };

/** What one card says: the phrase of each of its words, whether that is good for whoever meets it, and the sentences. */
export interface OwnWords<V extends AddedVerb, K extends string> {
  readonly phrases: { readonly [W in V]: PhraseOf<Extract<Effect, { do: W }>> };
  readonly helps?: { readonly [W in V]?: boolean };
  readonly says: { readonly en: Record<K, string> } & {
    readonly [L in 'nl' | 'fr' | 'de' | 'da']: Record<NoInfer<K>, string> & Record<string, string>;
  };
}

/** The sentences of a card; a language that lacks one of those in English does not compile. */
export const ownWords =
  <V extends AddedVerb>() =>
  <K extends `verb.${V}${string}`>(words: OwnWords<V, K>): OwnWords<V, K> =>
    words;

/**
 * What one ability of a card or character does: where it has its say. The rules ask a reckoning or name a moment, and never
 * ask for the ability; each of its answers looks first whether somebody has it.
 */
export interface OwnAbility<C extends AddedCan> extends Listeners {
  readonly reckonings?: Partial<Reckonings>;
  /** What its own options of `prepare` do, by the word before the colon. */
  readonly gear?: Readonly<Record<string, (g: Table, seat: Seat, side: Prepared, card: string) => void>>;
  /** What its own options of `turn` and `endTurn` do that cost neither movement nor encounter. */
  readonly atWill?: Readonly<Record<string, (g: Table, seat: Seat, rest: string) => void>>;
  /** What owning a card with it is worth to a bot, in lives; left out: a little. */
  worth?(ability: Extract<Ability, { can: C }>, s: State, seat: Seat): number;
}

/** The abilities of one card. */
export type OwnAbilities<C extends AddedCan> = { readonly [A in C]: OwnAbility<A> };

/** What one card says of its abilities: the sentence of each, and how it goes in each language. */
export interface AbilityWords<C extends AddedCan, K extends string> {
  readonly sentences: { readonly [A in C]: (ability: Extract<Ability, { can: A }>) => Text };
  readonly says: { readonly [L in 'en' | 'nl' | 'fr' | 'de' | 'da']: Record<L extends 'en' ? K : NoInfer<K>, string> };
}

/** The same for the abilities of a card: whole sentences, of which no language may lack or add one. */
export const abilityWords =
  <C extends AddedCan>() =>
  <K extends `can.${C}${string}`>(words: AbilityWords<C, K>): AbilityWords<C, K> =>
    words;
