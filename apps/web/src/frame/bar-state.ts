import type { DecisionView, Seat } from '@questhall/kernel';
import type { MatchState } from '../net/match-store.ts';

/** Which of its faces the decision bar shows (LOOK, section 9). */
export type BarState =
  | { kind: 'over' }
  /** The match rests by agreement. */
  | { kind: 'paused' }
  /** Events are played back; `waiting`: my decision comes after them, so that skipping is offered. */
  | { kind: 'playing'; mine: boolean }
  | { kind: 'mine'; decision: DecisionView }
  | { kind: 'sending'; decision: DecisionView }
  /** There is one answer only: it goes by itself, and nobody is asked. */
  | { kind: 'sole'; decision: DecisionView }
  /** Another of my own seats is asked: the curtain leads there. */
  | { kind: 'otherSeat'; seat: Seat }
  | { kind: 'waiting'; seats: readonly Seat[] }
  | { kind: 'watching'; seats: readonly Seat[] };

/** The face that fits what is known. The line being down is shown beside it: the bar keeps the last state. */
export function barState(m: MatchState): BarState {
  const { sight } = m;
  const decision = sight?.decisions[0];
  const open = decision && decision.id !== m.answered ? decision : undefined;
  if (m.playing || m.resting) return { kind: 'playing', mine: open !== undefined && open.sole === undefined };
  if (m.table?.status === 'over') return { kind: 'over' };
  if (m.table?.paused) return { kind: 'paused' };
  const waiting = sight?.waiting ?? [];
  if (m.seat === null) return { kind: 'watching', seats: waiting };
  // Refused, the question is shown as any other: somebody has to know.
  if (open?.sole !== undefined && m.refused?.decision !== open.id) return { kind: 'sole', decision: open };
  if (open) return { kind: m.outgoing?.decision === open.id ? 'sending' : 'mine', decision: open };
  const other = sight?.yours.find((seat) => seat !== m.seat);
  if (other !== undefined) return { kind: 'otherSeat', seat: other };
  return { kind: 'waiting', seats: waiting };
}
