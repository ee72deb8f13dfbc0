/** What a field of an event may hold: a word for its kind, such as "seat" or "'won' | 'lost'"; or the fields inside it. */
export type FieldWords = string | { readonly [field: string]: FieldWords };

/**
 * All words with which scenarios of a game are written, so that a misspelt one is found where it would only make an
 * expectation true that says nothing.
 */
// biome-ignore lint/suspicious/noExplicitAny: a runner of every game cannot know its state
export interface Vocabulary<S = any> {
  /** The folders of docs/rules whose rules a match with these options may cite; none for a game without pages. */
  rulebooks(options: Readonly<Record<string, unknown>>): readonly string[];
  /** Rules that stand on no page. */
  rules?: readonly string[];
  /** Rules of these pages that a match with these options never cites, with what it cites instead. */
  renamed?(options: Readonly<Record<string, unknown>>): Readonly<Record<string, string>>;
  /**
   * By kind of question: the ids of its options, `cast:<spell>` for all that begin so and end in a word of the class; and
   * the option that leaves things as they are, `[]` for choosing nothing, where the question can be answered so.
   */
  questions: Readonly<Record<string, { readonly options: readonly string[]; readonly no?: string }>>;
  /** The fields of positions and facts, by where they stand. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** What a seat may do unasked. */
  asides?: readonly string[];
  /** The words of each class in this match. */
  classes(s: S, seats: readonly string[]): Readonly<Record<string, Iterable<string>>>;
  /** Short names, for a game whose positions have others than its events and views. */
  names?(s: S): Iterable<string>;
  /** By type: the fields of an event, and what each holds. */
  events: Readonly<Record<string, Readonly<Record<string, FieldWords>>>>;
  /** Every name of a field in what a seat may see. */
  view: readonly string[];
  /** Codes of refusals, as `refused` may name them. */
  refusals?: readonly string[];
  /** Whether what stands in a view is what a scenario calls so; the same word, if nothing is said. */
  means?(found: string, word: string): boolean;
}
