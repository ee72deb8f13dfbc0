import { type Decision, type Text, text } from '@questhall/kernel';
import type { State, Ware } from '../state.ts';
import { type Brings, noteOf } from './brings.ts';
import { ofThing } from './useless.ts';
import { asked, cardText, cut, listOf } from './words.ts';

/** What a ware costs in this shop. */
export const priceOf = (d: Decision, kind: string): number => listOf<Ware>(d, 'goods').find((ware) => ware.kind === kind)?.price ?? 0;

/** How much gold there is to spend, and why something costs nothing where it does. */
export function buyPrompt(s: State, d: Decision): Text {
  const { gold, card } = asked(s, d);
  const isFree = card !== null && d.options.some((id) => id.startsWith('free:'));
  return isFree ? text('ask.buy.free', { n: gold, character: cardText(card) }) : text('ask.buy', { n: gold });
}

/** Whether the gold that this purchase leaves buys nothing more here, and nothing is to be had without gold: it ends the visit, and mostly the turn. */
export function isLastPurchase(s: State, d: Decision, id: string): boolean {
  const [what, kind] = cut(id);
  if (what !== 'buy' || d.options.some((one) => one.startsWith('free:'))) return false;
  const left = asked(s, d).gold - priceOf(d, kind);
  return d.options.every((one) => !one.startsWith('buy:') || priceOf(d, cut(one)[1]) > left);
}

/** Whether some purchase leaves gold for another one: where none does, nobody must be told so of each. */
const leavesMore = (s: State, d: Decision): boolean => d.options.some((id) => id.startsWith('buy:') && !isLastPurchase(s, d, id));

/** What a ware is good for in this character's hands, and where it is so of some alone, that it is the last that the gold buys here. */
export function ofWare(s: State, d: Decision, id: string): Brings {
  const [, kind] = cut(id);
  const { note } = ofThing(s, d.seat, kind);
  const lines: Text[] = [...(note ? [note] : []), ...(isLastPurchase(s, d, id) && leavesMore(s, d) ? [text('note.buy.last')] : [])];
  return noteOf(lines);
}
