import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from './items.ts';
import { SPELLS } from './spells.ts';

/** The ids of all items and spells, for those who must know whether there is such a card. */
export const itemIds: ReadonlySet<string> = new Set([...WEAPONS, ...TRINKETS, ...FOOD, ...QUEST_ITEMS].map(({ id }) => id));
export const spellIds: ReadonlySet<string> = new Set(SPELLS.map(({ id }) => id));
