import type { Action, AnyState } from '@questhall/kernel';
import { diff } from '@questhall/protocol';
import type { ActionRecord, Commit, MatchRecord } from '../store/store.ts';
import type { Step } from './step.ts';

/** An action as it is kept, from the step that it made. */
export function actionOf(
  before: AnyState,
  { action, record, state, proof, changes = diff(before, state) }: Step & { action: Action },
  of: Pick<ActionRecord, 'by' | 'at' | 'command' | 'version'>,
): ActionRecord {
  return { ...of, seq: state.seq, action, drawn: record.drawn, changes, ...(proof ? { proof } : {}) };
}

/** What is written for a step, or for a change of the record alone. */
export function commitOf(
  record: MatchRecord,
  step: Step | undefined,
  action: (Pick<Commit, 'taken' | 'whole' | 'seats'> & { action: ActionRecord }) | undefined,
): Commit {
  if (!step) return { record };
  const { state, stateText, events, start } = step;
  return { record, state, stateText, events, ...(start ? { start } : {}), ...action };
}
