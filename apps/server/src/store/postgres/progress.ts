import type { Row } from '../driver.ts';
import type { Progress } from '../journal.ts';
import { json } from '../rows.ts';

/**
 * An action is a row of its own, and the match's row is written with every 64th of them: what it does not know of yet
 * stands with the last action. `m`: the match.
 */
export const LAST = `LEFT JOIN LATERAL
  (SELECT a.seq, a.progress FROM actions a WHERE a.match = m.id AND a.seq > m.upto ORDER BY a.seq DESC LIMIT 1) last ON true`;

/** An action's `progress` as it is kept. */
interface Kept {
  /** What it changes of the match's record. */
  of: Progress;
  /** How many answers each seat has given after it. Not to be counted again: a taking back may ask several seats anew. */
  taken: readonly number[];
}

export function progressText(of: Progress, taken: readonly number[]): string {
  return JSON.stringify({ of, taken } satisfies Kept);
}

/** What the last action says of its match, beyond what the row of the match does. */
export function progressed({ progress }: Row): Partial<Progress> {
  return progress == null ? {} : json<Kept>(progress).of;
}

export const takenBy = ({ progress }: Row): readonly number[] => json<Kept>(progress).taken;
