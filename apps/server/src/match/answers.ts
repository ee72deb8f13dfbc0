import { type Action, ASIDE, type Choice, type Decision, decisionOf, decisionView, illegal, type Seat } from '@questhall/kernel';
import type { Refused, RefusedCode } from '@questhall/protocol';
import { BACK } from '@questhall/record';
import { isPaused } from './agreement.ts';
import type { Performance } from './audience.ts';
import { backOf, decisionNumber } from './sight.ts';

/** What a client sends for a decision, with the session that it comes from. */
export interface Command {
  id: string;
  session: string | undefined;
  seat: Seat;
  /** The number of the decision as this seat counts them; `ASIDE` for what it does unasked, `BACK` to take a step back. */
  decision: number;
  choice: Choice;
  /** There was no other answer, and the page gave it. */
  byItself?: true | undefined;
}

/** What a command answers: a decision, or nothing (an aside). */
export type Asked = Pick<Decision, 'id' | 'seat' | 'kind'>;

/** True where the command comes from the session that holds the seat and plays there still. */
export function isOwn({ record }: Performance, { seat, session }: Command): boolean {
  const place = record.seats[seat];
  return session !== undefined && place?.session === session && !place.out;
}

/** True where everybody sees that this seat is asked and answers. Any other answer is no sign of life: it would tell. */
export function isSeen({ game, state }: Performance, seat: Seat): boolean {
  const asked = state?.pending ?? [];
  return asked.length === 1 && asked[0]!.seat === seat && game.decisions[asked[0]!.kind]?.secret === undefined;
}

/**
 * The open decision that a seat's command answers legally, or why it is refused. A command for anything but the seat's
 * own open decision is stale, whatever may be open elsewhere: to say more would tell whom else the table waits for.
 */
export function checkAnswer({ game, state, record, taken }: Performance, command: Command): Asked | Refused {
  const { seat, choice } = command;
  if (record.status !== 'running' || !state || isPaused(record)) return refused(command, 'not-running');
  if (command.decision === ASIDE) {
    // What was possible a moment ago, or has been done already, is stale.
    const legal = !illegal(game, state, { decision: ASIDE, seat, choice });
    return legal ? { id: ASIDE, seat, kind: 'aside' } : refused(command, 'stale');
  }
  if (command.decision === BACK) {
    // A second touch means what the first one meant: it finds fewer steps, and is stale.
    const { back } = backOf(record, seat);
    return back !== undefined && choice === String(back) ? { id: BACK, seat, kind: 'back' } : refused(command, 'stale');
  }
  const asked = decisionOf(state, seat);
  if (!asked || command.decision !== decisionNumber(taken, seat)) return refused(command, 'stale');
  const action: Action = { decision: asked.id, seat, choice };
  const why = illegal(game, state, action);
  if (!why) return asked;
  // 'over', 'stale' and 'not-your-decision' have been ruled out above; 'seats' is about beginning.
  const code = why.code as RefusedCode;
  return refused(command, code, why.refusal?.reason, why.refusal?.rule ?? decisionView(game, state, seat)?.rule);
}

export function refused({ id }: Command, code: RefusedCode, reason: Refused['reason'] = null, rule: string | null = null): Refused {
  return { t: 'refused', id, code, reason, rule };
}
