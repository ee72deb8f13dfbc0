import type { Seat } from '@questhall/kernel';
import type { AnyEvent, Befallen } from '../contract.ts';
import { asEvent } from './playback.ts';

/** What others took from a seat. What became of its step card lies beside the board until it answers again. */
export const befell = (events: readonly AnyEvent[], me: Seat): readonly Befallen[] =>
  events.flatMap((event) => {
    const e = asEvent(event);
    if (e.type !== 'stole' || e.victim !== me) return [];
    const seat = { seat: e.seat };
    const text = e.card
      ? { key: 'ui.nw.befell.card', args: { seat, card: { key: `power.${e.card}` } } }
      : { key: 'ui.nw.befell', args: { seat } };
    return [{ text, event }];
  });
