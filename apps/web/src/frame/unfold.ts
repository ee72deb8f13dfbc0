import type { Choice, DecisionView, OptionView, Seat } from '@questhall/kernel';

/** Between an answer and that to the question after it, in the id of an option that gives both. */
const AND = '>';

/** A question as it lies on the table: `sent` is how the server asked it, where the two differ. */
export interface Unfolded extends DecisionView {
  readonly sent?: DecisionView;
}

/**
 * The question with what follows from an answer in its place: an option that says what is asked after it gives way to the answers
 * of that question, each of which gives both at one touch. All that draws, speaks and takes keys then knows one question.
 */
export function unfolded(decision: DecisionView): Unfolded {
  if (decision.choose || decision.options.every(({ after }) => after === undefined)) return decision;
  const options = decision.options.flatMap((option) =>
    option.after ? option.after.map((next) => ({ ...next, id: option.id + AND + next.id })) : [option],
  );
  return { ...decision, options, sent: decision };
}

/** What a person has said of the question that follows: as what it was put to them then. */
export interface Promised {
  seat: Seat;
  /** The question that was answered. */
  asked: number;
  choice: string;
  give: string;
  /** The answer to the next question as it was shown; absent where the game itself decides whether it still stands. */
  shown?: OptionView;
}

/** An answer to an unfolded question, taken apart: what the server is told, and what it will be told next. */
export function refolded(decision: Unfolded, choice: Choice): { choice: Choice; next?: Promised } {
  if (typeof choice !== 'string' || !decision.sent) return { choice };
  for (const { id, after } of decision.sent.options) {
    const shown = after?.find((next) => choice === id + AND + next.id);
    if (shown) return { choice: id, next: { seat: decision.seat, asked: decision.id, choice: id, give: shown.id, shown } };
  }
  return { choice };
}

/** Whether the question that came has the answer that was given before, and it still says the same. */
export function stillShown(decision: DecisionView, { seat, give, shown }: Promised): boolean {
  const option = decision.options.find(({ id }) => id === give);
  return option !== undefined && decision.seat === seat && JSON.stringify(option) === JSON.stringify(shown);
}

/** What lies on the table for an answer as the server knows it: itself, or where it was unfolded all that give it. */
export function lyingFor({ options }: Pick<Unfolded, 'options'>, id: string): readonly OptionView[] {
  const own = options.filter((option) => option.id === id);
  return own.length > 0 ? own : options.filter((option) => option.id.startsWith(id + AND));
}
