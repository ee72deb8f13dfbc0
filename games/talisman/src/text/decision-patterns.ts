import type { decisions } from './en/decisions.ts';
import type { options } from './en/options.ts';

/** A form of another text: as many as a language needs. */
type Form = `${string}/${string}`;

/** The questions and answers that each language must have: those of English, and the forms of its own. */
export type DecisionPatterns = Readonly<Record<Exclude<keyof typeof decisions, Form>, string>> & Readonly<Record<Form, string>>;

/** The house rules and ends of a match that each language must have: those of English. */
export type OptionPatterns = Readonly<Record<keyof typeof options, string>>;
