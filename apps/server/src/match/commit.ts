import type { AnyState, Seat } from '@questhall/kernel';
import { diff } from '@questhall/protocol';
import type { ActionRecord, Commit, MatchRecord } from '../store/store.ts';
import type { nextStep, Step } from './step.ts';

/** An action as it is kept, from the step that it made. */
export function actionOf(
  before: AnyState,
  { action, record, state, proof }: ReturnType<typeof nextStep>,
  of: Pick<ActionRecord, 'by' | 'at' | 'command' | 'version'>,
): ActionRecord {
  const changes = diff(before, state);
  return { ...of, seq: state.seq, action, drawn: record.drawn, changes, ...(proof ? { proof } : {}) };
}

/** How many actions each seat has taken after one more of this seat. */
export function takenAfter(taken: readonly number[], by: Seat): number[] {
  return taken.map((count, seat) => (seat === by ? count + 1 : count));
}

/** What is written for a step, or for a change of the record alone. */
export function commitOf(
  record: MatchRecord,
  step: Step | undefined,
  action: (Pick<Commit, 'taken' | 'whole'> & { action: ActionRecord }) | undefined,
): Commit {
  if (!step) return { record };
  const { state, stateText, events, start } = step;
  return { record, state, stateText, events, ...(start ? { start } : {}), ...action };
}
