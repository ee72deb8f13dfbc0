import type { Action, AnyState } from '@questhall/kernel';
import { diff } from '@questhall/protocol';
import type { ActionRecord, CallChanges, Commit, MatchRecord } from '../store/store.ts';
import type { Step } from './step.ts';

/*
 * Each move makes these. A literal that begins with a spread and goes on with new members gets a hidden class of its own each time,
 * which lives until the collector goes through everything; so members are written out.
 */

/** An action as it is kept, from the step that it made. */
export function actionOf(
  before: AnyState,
  { action, record, state, proof, changes = diff(before, state) }: Step & { action: Action },
  { by, at, command, version }: Pick<ActionRecord, 'by' | 'at' | 'command' | 'version'>,
): ActionRecord {
  const kept: ActionRecord = { by, at, command, version, seq: state.seq, action, drawn: record.drawn, changes };
  if (proof) kept.proof = proof;
  return kept;
}

/** What is written for a step, or for a change of the record alone. */
export function commitOf(
  record: MatchRecord,
  step: Step | undefined,
  action: (Pick<Commit, 'taken' | 'whole' | 'seats'> & { action: ActionRecord }) | undefined,
  calls?: CallChanges,
): Commit {
  const commit: Commit = { record, calls };
  if (!step) return commit;
  commit.state = step.state;
  commit.stateText = step.stateText;
  commit.events = step.events;
  if (step.start) commit.start = step.start;
  return action ? Object.assign(commit, action) : commit;
}
