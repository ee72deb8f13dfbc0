import type { Seat } from '@questhall/kernel';
import { cardOf, rulesOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import { isRaft } from '../character/numbers.ts';

/** Pure answers about what one has: what may come to one, and what one may be rid of. */

/** Whether gold can come to the character: a toad owns none, and a card may forbid it (T86-6.19.2, TDE-7.2). */
export const goldComes = (s: State, seat: Seat): boolean => figureOf(s, seat).toad === 0 && reckon(s).mayHave(s, seat, 'gold');

/** What its owner may put down by choice: no curse, nothing Cursed; a Raft only where it may be left at all (T86-6.5.4, TDE-8.16). */
export function droppable(s: State, seat: Seat): string[] {
  const c = figureOf(s, seat);
  if (c.card === null || c.toad > 0) return [];
  return [...c.objects.filter((card) => isLoose(s, card)), ...c.followers.filter((card) => letsGo(s, card))];
}

/** Whether there is any such thing: asked before every move. */
export function dropsAny(s: State, seat: Seat): boolean {
  const c = figureOf(s, seat);
  if (c.card === null || c.toad > 0) return false;
  for (const card of c.objects) if (isLoose(s, card)) return true;
  for (const card of c.followers) if (letsGo(s, card)) return true;
  return false;
}

const isLoose = (s: State, object: string): boolean => !cardOf(object).cursed && !(isRaft(object) && rulesOf(s).raftIsCard);
const letsGo = (s: State, follower: string): boolean => !isCurse(s, follower) && !cardOf(follower).cursed;

/** A Follower that its owner cannot get rid of by leaving, trading or losing it to others. */
export function isCurse(s: State, card: string): boolean {
  const { type, number } = cardOf(card);
  return s.tame[card] === 'haunting' || type === 'event' || (type === 'follower' && number === 1);
}
