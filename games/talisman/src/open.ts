/*
 * What expansions, and single cards, add to the closed vocabulary and to the shapes of states, views and events. Everything here is
 * empty: an expansion says in its own folder what it adds (`declare module '../../open.ts'`), and the base game compiles without
 * any (docs/adding-an-expansion.md); a card with a word of its own says so in its own file (own/shapes.ts). Unions are made of the values: `interface AddedEffects { crypts: CryptEffect }`.
 */

/** Effects (`do`). */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedEffects {}

/** Abilities (`can`). */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedAbilities {}

/** Further fields of a card. Their names stand in the expansion's list `marks` too. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedMarks {}

/** How Enemies fight otherwise than with one die and their printed value. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedTraits {}

/** Creatures that are no cards, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedCreatures {}

/** What a Spell may name, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedTargets {}

/** Spaces beyond those of the board, by id; each stands in the expansion's list `spaces` too. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedSpaces {}

/** Regions in which such spaces lie, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedRegions {}

/** Fields of a state. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedState {}

/** Fields of a view. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedView {}

/** Options of a match. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedOptions {}

/** Procedures and their locals. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedLocals {}

/** What a side has made ready for a fight. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedPreparation {}

/** What a fight between characters remembers. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedDuel {}

/** Events. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedEvents {}

/** Events that are told in other ways than one: the names of the variants, as in `log.moved.walk`. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedVariants {}

/** Why dice were rolled, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedRolls {}

/** Piles that are shuffled anew, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedPiles {}

/** Keys of sentence patterns for cards. */
// biome-ignore lint/suspicious/noEmptyInterface: expansions add to it
export interface AddedPatterns {}
