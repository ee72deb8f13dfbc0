import type { Seat } from '@questhall/kernel';
import type { PowerCard } from '../components.ts';
import type { KnownCard, State } from '../state.ts';

/**
 * What seats have learnt of others' hands (NW-10.3, NW-19.3). Cards of one kind are alike, so a fact says "one torch
 * is in this hand". Where somebody else steals from that hand unseen, it says "in one of these hands".
 */

/** Thief and victim learn the card; who else knew something of the victim's hand is less sure of it now. */
export function learnTheft(s: State, thief: Seat, victim: Seat, card: PowerCard): void {
  forget(s, thief, victim, card);
  if (s.seats > 2 || s.known.some((fact) => fact.by === ONLOOKER)) {
    const emptied = s.players[victim]!.power.length === 0;
    for (const fact of s.known) {
      if (fact.by === thief || fact.by === victim || !fact.holders.includes(victim)) continue;
      if (emptied) fact.holders = fact.holders.filter((seat) => seat !== victim);
      if (!fact.holders.includes(thief)) fact.holders.push(thief);
    }
  }
  s.known.push({ by: victim, card, holders: [thief] });
}

/** Who looks on knows what the whole table knows: the `by` of such facts. */
export const ONLOOKER = -1;

/** Everybody has seen the card that was drawn (NW-16.11). */
export function learnDraw(s: State, holder: Seat, card: PowerCard): void {
  for (let by = ONLOOKER; by < s.seats; by++) if (by !== holder) s.known.push({ by, card, holders: [holder] });
}

/** The seat sees a whole hand (NW-16.6). */
export function learnHand(s: State, by: Seat, holder: Seat): void {
  const hand = s.players[holder]!.power;
  const kept: KnownCard[] = [];
  for (const fact of s.known) {
    if (fact.by !== by || !fact.holders.includes(holder)) kept.push(fact);
    // It may be one of the cards now seen, or lie elsewhere: which, nobody can say.
    else if (!hand.includes(fact.card)) kept.push({ ...fact, holders: fact.holders.filter((seat) => seat !== holder) });
  }
  s.known = [...kept, ...hand.map((card) => ({ by, card, holders: [holder] }))];
}

/** A card was laid open on the discard pile: nobody knows it in that hand any more. */
export function forgetSpent(s: State, holder: Seat, card: PowerCard): void {
  if (s.known.length === 0) return;
  for (let by = ONLOOKER; by < s.seats; by++) forget(s, by, holder, card);
}

/** Drops one fact of `by` that this card leaving this hand may have used up, the surest first. */
function forget(s: State, by: Seat, holder: Seat, card: PowerCard): void {
  let found = -1;
  s.known.forEach((fact, i) => {
    if (fact.by !== by || fact.card !== card || !fact.holders.includes(holder)) return;
    if (found < 0 || fact.holders.length < s.known[found]!.holders.length) found = i;
  });
  if (found >= 0) s.known.splice(found, 1);
}
