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
  // Mostly nobody knows of it.
  if (!s.known.some((fact) => fact.card === card && fact.holders.includes(holder))) return;
  for (let by = ONLOOKER; by < s.seats; by++) forget(s, by, holder, card);
}

/**
 * One fact of `by` fewer, since this card left this hand: the surest of those that the card may have been. Another of them
 * may have been meant all the same; then the card of the dropped one is still about, so each of them may now lie wherever
 * the dropped one lay, too.
 */
function forget(s: State, by: Seat, holder: Seat, card: PowerCard): void {
  const meant = (fact: KnownCard) => fact.by === by && fact.card === card && fact.holders.includes(holder);
  let dropped: KnownCard | undefined;
  for (const fact of s.known) if (meant(fact) && !(dropped && dropped.holders.length <= fact.holders.length)) dropped = fact;
  if (!dropped) return;
  s.known.splice(s.known.indexOf(dropped), 1);
  for (const fact of s.known) {
    if (meant(fact)) for (const seat of dropped.holders) if (!fact.holders.includes(seat)) fact.holders.push(seat);
  }
}

/** The first fact that is not so, of those that each seat has: for all of one seat's there must be different cards (NW-19.3). */
export function falseFact({ known, players, seats }: State): KnownCard | undefined {
  for (let by = ONLOOKER; by < seats; by++) {
    const facts = known.filter((fact) => fact.by === by);
    if (facts.length === 0) continue;
    const cards = players.flatMap(({ power }, holder) => (holder === by ? [] : power.map((card) => ({ holder, card }))));
    /** Which fact each of the cards is taken for. */
    const taken = new Map<number, KnownCard>();
    const place = (fact: KnownCard, tried: Set<number>): boolean =>
      cards.some(({ holder, card }, i) => {
        if (card !== fact.card || !fact.holders.includes(holder) || tried.has(i)) return false;
        tried.add(i);
        const other = taken.get(i);
        if (other && !place(other, tried)) return false;
        taken.set(i, fact);
        return true;
      });
    for (const fact of facts) if (!place(fact, new Set())) return fact;
  }
  return undefined;
}
