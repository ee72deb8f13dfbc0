import { type Text, type TextArg, text } from '@questhall/kernel';
import type { DuelEvent } from '../state.ts';
import { cardName } from './card-text.ts';

/** The sentence of the log that tells an event. */
export function eventText(event: DuelEvent): Text {
  const seats = (list: number[]): TextArg => list.map((seat) => ({ seat }));
  switch (event.type) {
    case 'drew':
      return event.card
        ? text('log.drew.card', { seat: { seat: event.seat }, card: cardName(event.card) })
        : text('log.drew', { seat: { seat: event.seat } });
    case 'discarded':
      return text('log.discarded', { seat: { seat: event.seat }, n: event.cards.length, cards: event.cards.map(cardName) });
    case 'stances':
      return event.strikers.length === 0 ? text('log.stances.none') : text('log.stances', { seats: seats(event.strikers) });
    case 'cast':
      return event.target === null
        ? text('log.cast', { seat: { seat: event.seat }, card: cardName(event.card) })
        : text('log.cast.at', { seat: { seat: event.seat }, card: cardName(event.card), target: { seat: event.target } });
    case 'answered':
      return text('log.answered', { seat: { seat: event.seat }, card: cardName(event.card), target: { seat: event.target } });
    case 'stopped':
      return text('log.stopped', { seat: { seat: event.seat } });
    case 'redirected':
      return text('log.redirected', { target: { seat: event.target } });
    case 'rolled':
      return text('log.rolled', { seat: { seat: event.seat }, roll: event.roll, n: event.atLeast });
    case 'lostLives':
      return text('log.lostLives', { seat: { seat: event.seat }, n: event.amount });
    case 'gainedLives':
      return text('log.gainedLives', { seat: { seat: event.seat }, n: event.amount });
    case 'wentOut':
      return text('log.wentOut', { seat: { seat: event.seat } });
    case 'ended':
      return text('log.ended', { seats: seats(event.winners), n: event.winners.length });
  }
}
