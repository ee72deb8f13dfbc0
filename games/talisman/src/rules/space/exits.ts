import type { Seat } from '@questhall/kernel';
import { EXITS, type SpaceId } from '../../board/index.ts';
import type { State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { craftOf, minesDiceOf, strengthOf } from '../character/numbers.ts';

/** The spaces through which one comes by dice. */
export type Descent = keyof typeof EXITS;

/** So many dice decide where one comes out of the Crypt (T86-6.14.5a). */
const CRYPT_DICE = 3;

/** With how many dice a character comes through, and against which of its totals (T86-6.14.5a, T86-6.14.6). */
export function descentOf(s: State, seat: Seat, inner: Descent): { dice: number; stat: Stat; value: number } {
  return inner === 'crypt'
    ? { dice: CRYPT_DICE, stat: 'strength', value: strengthOf(s, seat) }
    : { dice: minesDiceOf(s, seat), stat: 'craft', value: craftOf(s, seat) };
}

/** Where so many pips let one out; undefined where one stays, and goes on next turn (T86-6.14.5b, T86-6.14.6). */
export function exitFor(s: State, seat: Seat, inner: Descent, total: number): SpaceId | undefined {
  const over = total - descentOf(s, seat, inner).value;
  return EXITS[inner].find(({ from }) => over >= from)?.to;
}
