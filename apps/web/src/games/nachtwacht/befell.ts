import type { Seat } from '@questhall/kernel';
import type { AnyEvent, Befallen } from '../contract.ts';
import { asEvent } from './playback.ts';

/** What others did to a seat: their cards cancelled its own (a phone on its side shows no cards of the round), and what they took. */
export const befell = (events: readonly AnyEvent[], me: Seat): readonly Befallen[] =>
  events.flatMap((event): Befallen[] => {
    const e = asEvent(event);
    if (e.type === 'revealed' && e.cancelled.includes(me)) {
      const card = e.cards[me]!;
      const seats = e.cancelled.filter((seat) => seat !== me && e.cards[seat] === card).map((seat) => ({ seat }));
      return [{ text: { key: 'ui.nw.befell.cancelled', args: { seats } }, event }];
    }
    if (e.type !== 'stole' || e.victim !== me) return [];
    const seat = { seat: e.seat };
    const text = e.card
      ? { key: 'ui.nw.befell.card', args: { seat, card: { key: `power.${e.card}` } } }
      : { key: 'ui.nw.befell', args: { seat } };
    return [{ text, event }];
  });
