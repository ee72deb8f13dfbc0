import { itemCard, SPELLS } from './index.ts';

/** Prices of spells by what they are called: themselves, and as scrolls in two ways. */
const SCROLLS: ReadonlyMap<string, number> = new Map(
  SPELLS.flatMap(({ id, price = 0 }) => [id, `spell.${id}`, `spell:${id}`].map((name) => [name, price])),
);

/** What traders ask for an item or a scroll ("spell.mend", "spell:mend"); 0 for what is not sold (DYS-INN.3). */
export function priceOf(thing: string): number {
  const scroll = SCROLLS.get(thing);
  if (scroll !== undefined) return scroll;
  const card = itemCard(thing);
  return 'price' in card ? card.price : 0;
}

/** What they pay for it: half, rounded down (DYS-INN.3). */
export const sellsFor = (thing: string): number => Math.floor(priceOf(thing) / 2);
