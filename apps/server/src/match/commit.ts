import { type Action, type AnyState, ASIDE, type Seat } from '@questhall/kernel';
import { diff } from '@questhall/protocol';
import type { ActionRecord, Commit, MatchRecord } from '../store/store.ts';
import type { Step } from './step.ts';

/** An action as it is kept, from the step that it made. */
export function actionOf(
  before: AnyState,
  { action, record, state, proof }: Step & { action: Action },
  of: Pick<ActionRecord, 'by' | 'at' | 'command' | 'version'>,
): ActionRecord {
  const changes = diff(before, state);
  return { ...of, seq: state.seq, action, drawn: record.drawn, changes, ...(proof ? { proof } : {}) };
}

/**
 * How many answers each seat has given after this action; what it does unasked is none.
 * @param anew of a taking back: the seats whose questions it has changed, whose next one must have another number
 */
export function takenAfter(taken: readonly number[], { decision, seat }: Action, anew: readonly Seat[] = [seat]): readonly number[] {
  return decision === ASIDE ? taken : taken.map((count, at) => (anew.includes(at) ? count + 1 : count));
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
