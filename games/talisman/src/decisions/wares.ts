import { type Decision, type Text, text } from '@questhall/kernel';
import type { State, Ware } from '../state.ts';
import { type Brings, noteOf } from './brings.ts';
import { ofThing } from './useless.ts';
import { asked, cardText, cut, listOf } from './words.ts';

/** What a ware costs in this shop. */
export const priceOf = (d: Decision, kind: string): number => listOf<Ware>(d, 'goods').find((ware) => ware.kind === kind)?.price ?? 0;

/** Whether the gold that this purchase leaves buys nothing more here, and nothing is to be had without gold: it ends the visit, and mostly the turn. */
export function isLastPurchase(s: State, d: Decision, id: string): boolean {
  const [what, kind] = cut(id);
  if (what !== 'buy' || d.options.some((one) => one.startsWith('free:'))) return false;
  const left = asked(s, d).gold - priceOf(d, kind);
  return d.options.every((one) => !one.startsWith('buy:') || priceOf(d, cut(one)[1]) > left);
}

/** What a ware is good for in this character's hands, why it costs nothing, and that it is the last that the gold buys here. */
export function ofWare(s: State, d: Decision, id: string): Brings {
  const [what, kind] = cut(id);
  const { card } = asked(s, d);
  const { note } = ofThing(s, d.seat, kind);
  const lines: Text[] = [
    ...(what === 'free' && card !== null ? [text('note.buy.free', { character: cardText(card) })] : []),
    ...(note ? [note] : []),
    ...(isLastPurchase(s, d, id) ? [text('note.buy.last')] : []),
  ];
  return noteOf(lines);
}
