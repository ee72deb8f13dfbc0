import { type Action, type AnyGame, type AnyState, begin, clone, type GameEvent, play, type Seat, type Told } from '@questhall/kernel';
import { chanceOf } from '../secret.ts';
import type { MatchRecord, TimedEvent } from '../store/store.ts';

/** What a match would be after a step: computed beside the present, which stays untouched until the step is saved. */
export interface Step {
  state: AnyState;
  record: MatchRecord;
  events: TimedEvent[];
}

/**
 * The match's first state, up to its first decision.
 * @throws IllegalAction ('seats') or BadOption where it was set up wrongly
 */
export function firstStep(game: AnyGame, record: MatchRecord, now: number): Step {
  const told: Told[] = [];
  const chance = chanceOf(record, record.drawn);
  const state = begin(game, { seats: record.seats.length, options: record.options }, chance, teller(told)) as AnyState;
  const begun: MatchRecord = { ...record, status: 'running' };
  return { state, record: after(begun, undefined, state, chance.drawn, now), events: timed(told, now) };
}

/** The state after an action; `choose` may draw the action (a default) from the same chance before it is played. */
export function nextStep(
  game: AnyGame,
  before: AnyState,
  record: MatchRecord,
  choose: (chance: ReturnType<typeof chanceOf>) => Action,
  now: number,
): Step & { action: Action } {
  const told: Told[] = [];
  const chance = chanceOf(record, record.drawn);
  const state = clone(before);
  const action = choose(chance);
  play(game, state, action, chance, teller(told));
  return { state, record: after(record, before, state, chance.drawn, now), events: timed(told, now), action };
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
