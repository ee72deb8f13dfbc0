import type { Seat } from './seat.ts';
import type { Choice, ChooseCount } from './state.ts';
import type { Text } from './text.ts';

/** The thing on the table that an option concerns, for highlighting and for tapping it. */
export interface Target {
  readonly card?: string;
  readonly space?: string;
  /** Where a thing comes from, when an option moves it from one space to another. */
  readonly from?: string;
  readonly seat?: Seat;
}

/** What some results of the dice bring. */
export interface DiceResult {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly brings: Text;
  /** True where it helps whoever rolls, false where it hurts; absent where it does neither, or both. */
  readonly helps?: boolean;
  /** The spaces to which it may lead. */
  readonly spaces?: readonly string[];
}

/** One legal answer, as a person sees it. */
export interface OptionView {
  readonly id: string;
  readonly label: Text;
  /** What choosing it would do, in one sentence. */
  readonly note?: Text;
  /** Where dice decide what it does: every result that they can have, in order. */
  readonly results?: readonly DiceResult[];
  /** How likely these dice end well and how likely badly, each 0 to 1, with all that the asked seat may add to them; absent where they do neither. */
  readonly prospects?: { readonly good: number; readonly bad: number };
  readonly target?: Target;
  /** The chance that it succeeds, 0 to 1, where that is known to the asked seat. */
  readonly odds?: number;
  /** Something that the asked seat holds could still better the odds, and is not counted in them: `note` names it. */
  readonly atLeast?: true;
  /** It gives something up for nothing: a table draws it faintly. */
  readonly wasted?: true;
  /** It costs what cannot be had back: a table asks for it twice. */
  readonly dear?: true;
  /** The answers of the question that comes right after it, where that is certain: a table may ask for both at once. */
  readonly after?: readonly OptionView[];
}

/** What puts a question, for a table that shows it as a picture beside the words: cards, a being that is on none, a space, dice, a person. */
export interface Asker {
  readonly cards?: readonly string[];
  readonly creature?: string;
  readonly space?: string;
  readonly dice?: readonly number[];
  readonly seat?: Seat;
}

/** Something that a person might expect to be able to do, and why not. */
export interface Refusal {
  readonly id: string;
  readonly label: Text;
  readonly target?: Target;
  readonly reason: Text;
  readonly rule: string;
}

/** A decision as the asked seat sees it; the one shape that client, bots, command line and clocks share. */
export interface DecisionView {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  readonly prompt: Text;
  readonly asker?: Asker;
  readonly options: readonly OptionView[];
  readonly refused: readonly Refusal[];
  readonly choose?: ChooseCount;
  /** The one answer that there is, where giving it at once tells nobody anything: a table need not ask for it. */
  readonly sole?: Choice;
  /** What a timeout plays, or null where the default is drawn at random. */
  readonly byDefault: Choice | null;
}
