import { clone, Kit, type Seat } from '@questhall/kernel';
import { CARDS, type CardId } from './deck.ts';
import type { Change, DuelEvent, DuelLocals, DuelState } from './state.ts';
import type { Card } from './vocabulary.ts';

/** What the steps of the duel can do. */
export class DuelKit extends Kit<DuelState, DuelEvent> {
  card(id: CardId): Card {
    return CARDS[id];
  }

  isIn(seat: Seat): boolean {
    return this.s.wizards[seat]!.lives > 0;
  }

  /** Every other wizard who is still in, beginning left of `seat`. */
  others(seat: Seat): Seat[] {
    return this.s.wizards.map((_, i) => (seat + 1 + i) % this.s.seats).filter((other) => other !== seat && this.isIn(other));
  }

  /** DU-1.2, DU-2.2. Only who draws sees the card. The pile becomes the deck when the deck is empty. */
  draw(seat: Seat): void {
    const { s } = this;
    if (s.deck.length === 0) s.deck = s.pile.splice(0);
    if (s.deck.length === 0) return;
    const card = this.take(s.deck, 'deck');
    s.wizards[seat]!.hand.push(card);
    this.tell?.({ type: 'drew', rule: 'DU-1.2', seat, card }, [seat], { type: 'drew', rule: 'DU-1.2', seat });
  }

  discard(seat: Seat, options: readonly string[]): void {
    const cards = options.map(cardOf);
    for (const card of cards) this.spend(seat, card);
    this.tell?.({ type: 'discarded', rule: 'DU-1.3', seat, cards });
  }

  /** From the hand to the open pile. */
  spend(seat: Seat, card: CardId): void {
    const { hand } = this.s.wizards[seat]!;
    hand.splice(hand.indexOf(card), 1);
    this.s.pile.push(card);
  }

  attempt(change: Change) {
    return { call: 'attempt' as const, with: { change } };
  }

  /** The effects are copied into the frame, so that a card ends under the text with which it began. */
  effects(card: CardId, caster: Seat, target: Seat, answers?: number): { call: 'effects'; with: DuelLocals['effects'] } {
    const todo = clone([...this.card(card).effects]);
    return { call: 'effects', with: { todo, caster, target, ...(answers === undefined ? {} : { answers }) } };
  }
}

/** Option ids for cards of a hand: the second Counter is `counter#2`. */
export function cardOptions(hand: readonly CardId[]): string[] {
  const seen = new Map<CardId, number>();
  return hand.map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return n === 1 ? card : `${card}#${n}`;
  });
}

export function cardOf(option: string): CardId {
  return option.split('#')[0] as CardId;
}
