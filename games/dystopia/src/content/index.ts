import { BEINGS } from './beings.ts';
import { CURSES, TRAPS } from './dangers.ts';
import { HEROES } from './heroes.ts';
import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from './items.ts';
import { MONSTERS } from './monsters.ts';
import { SORCERIES, SPELLS } from './spells.ts';
import type { Being, Curse, HeroCard, Item, MonsterCard, Sorcery, Spell, Trap } from './types.ts';

export * from './adds.ts';
export { BEINGS } from './beings.ts';
export { CURSES } from './dangers.ts';
export { WEAPONS } from './items.ts';
export { SPELLS } from './spells.ts';
export * from './types.ts';

/** Every card with a text, by the key of its name: `spell.mend`. */
export const CARD_KEYS: readonly string[] = [
  ...HEROES.map(({ code }) => `hero.${code}`),
  ...MONSTERS.map(({ code }) => `monster.${code}`),
  ...[...WEAPONS, ...TRINKETS, ...FOOD, ...QUEST_ITEMS].map(({ id }) => `item.${id}`),
  ...SPELLS.map(({ id }) => `spell.${id}`),
  ...SORCERIES.map(({ id }) => `sorcery.${id}`),
  ...TRAPS.map(({ id }) => `trap.${id}`),
  ...CURSES.map(({ id }) => `curse.${id}`),
];

/** A look-up by id that throws where there is no such card. */
function finder<T, K extends string>(what: string, cards: readonly T[], idOf: (card: T) => K): (id: string) => T {
  const byId = new Map<string, T>(cards.map((card) => [idOf(card), card]));
  return (id) => {
    const found = byId.get(id);
    if (!found) throw new Error(`no ${what} ${id}`);
    return found;
  };
}

export const heroCard: (code: string) => HeroCard = finder('hero', HEROES, (card) => card.code);
export const monsterCard: (code: string) => MonsterCard = finder('monster', MONSTERS, (card) => card.code);
export const itemCard: (id: string) => Item = finder('item', [...WEAPONS, ...TRINKETS, ...FOOD, ...QUEST_ITEMS], (card) => card.id);
export const spellCard: (id: string) => Spell = finder('spell', SPELLS, (card) => card.id);
export const sorceryCard: (id: string) => Sorcery = finder('sorcery', SORCERIES, (card) => card.id);
export const trapCard: (id: string) => Trap = finder('trap', TRAPS, (card) => card.id);
export const beingCard: (code: string) => Being = finder('being', BEINGS, (card) => card.code);
export const curseCard: (id: string) => Curse = finder('curse', CURSES, (card) => card.id);
