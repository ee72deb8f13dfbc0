import { type AnyGame, type AnyState, clone, decisionView, migrate, type Seat } from '@questhall/kernel';
import { patch } from '@questhall/protocol';
import { BACK, FURTHEST, REWIND } from '@questhall/record';
import { firstState, type Played } from '../replay/moments.ts';
import type { ActionRecord } from '../store/store.ts';
import type { Point } from './agreement.ts';

/** Earlier states of a match, found from what was kept of it: no rule is run. */

const ofVersion = (game: AnyGame, state: AnyState, version: number): AnyState =>
  state.version >= version ? state : (migrate({ ...game, version }, clone(state)) as AnyState);

/**
 * The state with this number as the rules of today know it, or undefined where it is too long ago.
 * @throws ApiFailure ('no-record') where the beginning of the match was not kept
 */
export function stateAt(played: Played, seq: number): AnyState | undefined {
  const { game, history } = played;
  const last = history.actions.at(-1)?.seq ?? 0;
  if (seq < last - FURTHEST || seq > last) return undefined;
  let state = firstState(played);
  for (const action of history.actions) {
    if (state.seq >= seq) break;
    state = patch(ofVersion(game, state, action.version), action.changes);
  }
  return state.seq === seq ? ofVersion(game, state, game.version) : undefined;
}

/**
 * Where the match would go on were the last step of this seat taken back that a person has chosen for it: before it, as far
 * as it counts still. Undefined where there is none within `FURTHEST` actions.
 */
export function lastStepOf(played: Played, seat: Seat): Point | undefined {
  const { game, history } = played;
  let counting: ActionRecord[] = [];
  for (const one of history.actions) {
    const { decision, choice } = one.action;
    if (decision === BACK) counting = counting.slice(0, -Number(choice));
    else if (decision === REWIND) counting = counting.filter(({ seq }) => seq <= Number(choice));
    else counting.push(one);
  }
  const last = history.actions.at(-1)?.seq ?? 0;
  for (const { action, by, proof, seq, at } of counting.reverse()) {
    if (seq - 1 < last - FURTHEST) return undefined;
    if (action.seat !== seat || by !== 'person' || proof?.byDefault) continue;
    const before = stateAt(played, seq - 1);
    // What the table gave by itself was chosen by nobody.
    if (before && decisionView(game, before, seat)?.sole === undefined) return { to: seq - 1, since: at };
  }
  return undefined;
}
