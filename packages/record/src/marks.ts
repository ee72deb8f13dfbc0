import { ASIDE } from '@questhall/kernel';
import { BACK } from './back.ts';
import { END } from './ending.ts';
import { LAST_ROUND } from './last-round.ts';
import { REWIND } from './rewind.ts';
import type { ActionEntry } from './schema.ts';

/** Actions that answer no question, by the mark that they have in a record, with their `Action.decision`. */
const MARKS = { aside: ASIDE, back: BACK, end: END, rewind: REWIND, lastRound: LAST_ROUND } as const;
type Mark = keyof typeof MARKS;
export type Marked = Pick<ActionEntry, Mark>;

const NAMES = Object.keys(MARKS) as Mark[];

/** All of those decisions. */
export const MARKED: readonly number[] = Object.values(MARKS);

/** The mark of an action with this `decision`, as a part of its entry; nothing of an answer. */
export function markedAs(decision: number): Marked {
  const name = NAMES.find((one) => MARKS[one] === decision);
  return name ? { [name]: true } : {};
}

/** The marks of an entry alone. */
export const marksOf = (entry: Marked): Marked => Object.fromEntries(NAMES.flatMap((name) => (entry[name] ? [[name, true]] : [])));

/** The `decision` of a marked entry; undefined where it answers a question. */
export function decisionMarked(entry: Marked): number | undefined {
  const name = NAMES.find((one) => entry[one]);
  return name && MARKS[name];
}
