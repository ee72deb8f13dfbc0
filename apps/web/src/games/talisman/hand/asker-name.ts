import type { Asker, Text } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import { cardName } from '../names.ts';
import { titleOf } from '../souls.ts';

/** The name of what puts a question: of the one card or creature, or of the space; null for dice, people and several cards. */
export function askerName(view: TalismanView, { cards = [], creature, space }: Asker): Text | null {
  if (cards.length > 1) return null;
  if (cards[0] !== undefined) return cardName(cards[0]);
  if (creature !== undefined) return { key: `creature.${creature}` };
  return space === undefined ? null : titleOf(view, space);
}
