import { NOTHING_SPENT } from '../match/reserve.ts';
import { marksText, spentText, trailText } from './rows.ts';
import type { MatchRecord } from './store.ts';

/** What an action changes of its match's record. */
export type Progress = Pick<MatchRecord, 'changed' | 'pending' | 'waiting' | 'deadline' | 'drawn' | 'chain' | 'trail' | 'spent' | 'marks'>;

/** What is left out of its text where it is so; entries of older servers do not know it. */
const USUAL = { trail: [], spent: NOTHING_SPENT } as const satisfies Partial<Progress>;

/**
 * The text as it is kept with each action. Each move makes one, so it is put together by hand: where a move is small, that is
 * a third of what its entry costs.
 */
export function progressText(progress: Progress): string {
  const { changed, pending, waiting, deadline, drawn, chain } = progress;
  const [trail, spent, marks] = [trailText(progress), spentText(progress), marksText(progress)];
  return (
    `{"changed":${changed},"pending":[${pending.join()}],` +
    `${waiting ? `"waiting":{"seats":[${waiting.seats.join()}],"since":${waiting.since}},` : ''}` +
    `"deadline":${deadline},"drawn":${drawn},"chain":"${chain}"` +
    `${trail === null ? '' : `,"trail":${trail}`}${spent === null ? '' : `,"spent":${spent}`}${marks === null ? '' : `,"marks":${marks}`}}`
  );
}

/** What such a text says, with all that was left out of it. */
export const progressOf = (kept: Omit<Progress, keyof typeof USUAL> & Partial<Progress>): Progress => ({ ...USUAL, ...kept });
