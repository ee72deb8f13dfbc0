import {
  type Action,
  type AnyGame,
  type AnyState,
  begin,
  type Chance,
  clone,
  type GameEvent,
  play,
  type Seat,
  type Told,
} from '@questhall/kernel';
import { plainDraws, type StartEntry, witness } from '@questhall/record';
import { bindAction, bindStart, hashOfState } from '../proof/chain.ts';
import { chanceOf } from '../secret.ts';
import type { ActionRecord, MatchRecord, Proof, TimedEvent } from '../store/store.ts';

/** What a match would be after a step: computed beside the present, which stays untouched until the step is saved. */
export interface Step {
  state: AnyState;
  /** The same as JSON: it is hashed, and then written as it is. */
  stateText: string;
  record: MatchRecord;
  events: TimedEvent[];
  /** Of the first step. */
  start?: StartEntry;
  /** Of an action in a match whose record is kept. */
  proof?: Proof;
}

/**
 * The match's first state, up to its first decision.
 * @throws IllegalAction ('seats') or BadOption where it was set up wrongly
 */
export function firstStep(game: AnyGame, record: MatchRecord, now: number): Step {
  const told: Told[] = [];
  const source = chanceOf(record, record.drawn);
  const chance = witness(source, record.drawn);
  const state = begin(game, { seats: record.seats.length, options: record.options }, chance, teller(told)) as AnyState;
  const stateText = JSON.stringify(state);
  const start: StartEntry = { at: now, draws: plainDraws(chance.draws), state: hashOfState(stateText) };
  const begun = after({ ...record, status: 'running' }, undefined, state, source.drawn, now);
  return { state, stateText, record: bindStart(begun, game.version, start), events: timed(told, now), start };
}

/** An answer that is about to be played. */
export interface Answer {
  /** May draw the answer (a default) from the match's chance before it is played. */
  choose: (chance: Chance) => Action;
  by: ActionRecord['by'];
  byDefault: boolean;
  at: number;
}

/** The state after an action. */
export function nextStep(
  game: AnyGame,
  before: AnyState,
  record: MatchRecord,
  { choose, by, byDefault, at }: Answer,
): Step & { action: Action } {
  const told: Told[] = [];
  const source = chanceOf(record, record.drawn);
  const chance = witness(source, record.drawn);
  const state = clone(before);
  const action = choose(chance);
  play(game, state, action, chance, teller(told));
  const stateText = JSON.stringify(state);
  const events = timed(told, at);
  const next = after(record, before, state, source.drawn, at);
  if (!record.opening) return { state, stateText, record: next, events, action };
  const proof: Proof = {
    draws: plainDraws(chance.draws),
    state: hashOfState(stateText),
    ...(byDefault ? { byDefault: true } : {}),
  };
  const bound = bindAction(next, { seq: state.seq, by, at, action, version: game.version, proof });
  return { state, stateText, record: bound, events, action, proof };
}
/** Events are copied when they are told: they may hold parts of the state, which goes on changing. */
function teller(told: Told[]) {
  return (event: GameEvent, to?: readonly Seat[], twin?: GameEvent): void => {
    told.push({ event: clone(event), ...(to ? { to: [...to] } : {}), ...(twin ? { twin: clone(twin) } : {}) });
  };
}

function timed(told: readonly Told[], at: number): TimedEvent[] {
  return told.map((one) => ({ at, told: one }));
}

function after(record: MatchRecord, before: AnyState | undefined, state: AnyState, drawn: number, now: number): MatchRecord {
  const asked = new Set(before?.pending.map((d) => d.id));
  // The clock starts anew with new questions; an answer among several secret ones must not show in it.
  const fresh = state.pending.some((d) => !asked.has(d.id));
  return {
    ...record,
    status: state.outcome ? 'over' : record.status,
    outcome: state.outcome,
    pending: state.pending.map((d) => d.seat),
    deadline: deadlineAfter(record, state, fresh, now),
    drawn,
  };
}

function deadlineAfter(record: MatchRecord, state: AnyState, fresh: boolean, now: number): number | null {
  if (record.clock === null || state.pending.length === 0) return null;
  return fresh ? now + record.clock * 1000 : record.deadline;
}
