import { type Action, ASIDE, type Seat } from '@questhall/kernel';

/**
 * How many answers each seat has given after this action; what it does unasked is none.
 * @param anew of a taking back: the seats whose questions it has changed, whose next one must have another number
 */
export function takenAfter(taken: readonly number[], { decision, seat }: Action, anew: readonly Seat[] = [seat]): readonly number[] {
  return decision === ASIDE ? taken : taken.map((count, at) => (anew.includes(at) ? count + 1 : count));
}
