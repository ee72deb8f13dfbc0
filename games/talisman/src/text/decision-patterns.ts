import type { decisions } from './en/decisions.ts';
import type { options } from './en/options.ts';

/** The questions and answers that each language must have: those of English. */
export type DecisionPatterns = Readonly<Record<keyof typeof decisions, string>>;

/** The house rules and ends of a match that each language must have: those of English. */
export type OptionPatterns = Readonly<Record<keyof typeof options, string>>;
