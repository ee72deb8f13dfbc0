import type { Seat } from '@questhall/kernel';
import type { StepCard } from '../components.ts';
import { removeCard } from './powers.ts';
import type { Table } from './table.ts';

/** First the skull, then Vega, then the numbers from high to low (NW-7.3). */
const rankOf = (card: StepCard): number => (card === 'skull' ? 8 : card === 'vega' ? 7 : Number(card));

/** All committed cards are shown at once; equal ones cancel each other, the others act in order (NW-7.1, NW-7.2). */
export function revealCards({ s, tell }: Table): void {
  const reveal = s.reveal!;
  const { cards } = reveal;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isUnique(cards, seat)) putInOrder(reveal.order, cards, seat);
    else reveal.cancelled.push(seat);
    removeCard(s.players[seat]!.steps, cards[seat]!);
  }
  tell?.({ type: 'revealed', rule: 'NW-7.1', cards: [...cards], cancelled: [...reveal.cancelled], order: [...reveal.order] });
}

function isUnique(cards: readonly StepCard[], seat: Seat): boolean {
  for (let other = 0; other < cards.length; other++) if (other !== seat && cards[other] === cards[seat]) return false;
  return true;
}

/** Behind all who act before this seat. */
function putInOrder(order: Seat[], cards: readonly StepCard[], seat: Seat): void {
  const rank = rankOf(cards[seat]!);
  let at = order.length;
  order.push(seat);
  for (; at > 0 && rankOf(cards[order[at - 1]!]!) < rank; at--) order[at] = order[at - 1]!;
  order[at] = seat;
}
