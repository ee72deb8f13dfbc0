import { itemCard, SPELLS } from './index.ts';

/** What traders ask for an item or a scroll ("spell.mend", "spell:mend"); 0 for what is not sold (DYS-INN.3). */
export function priceOf(thing: string): number {
  const id = thing.replace(/^spell[.:]/, '');
  const spell = SPELLS.find((card) => card.id === id);
  if (spell) return spell.price ?? 0;
  const card = itemCard(id);
  return 'price' in card ? card.price : 0;
}

/** What they pay for it: half, rounded down (DYS-INN.3). */
export const sellsFor = (thing: string): number => Math.floor(priceOf(thing) / 2);
