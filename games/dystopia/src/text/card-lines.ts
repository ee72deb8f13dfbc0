import type { Text } from '@questhall/kernel';
import { curseCard, heroCard, itemCard, monsterCard, sorceryCard, spellCard, trapCard } from '../content/index.ts';
import { curseText, heroText, itemText, monsterText, sorceryCardText, spellText, trapText } from './card-text.ts';

/** How the card of each kind is looked up and worded. The kinds are those of the keys of names: `spell.mend`, `curse.c-lead`. */
const CARDS = {
  hero: (id: string) => heroText(heroCard(id)),
  monster: (id: string) => monsterText(monsterCard(id)),
  item: (id: string) => itemText(itemCard(id)),
  spell: (id: string) => spellText(spellCard(id)),
  sorcery: (id: string) => sorceryCardText(sorceryCard(id)),
  trap: (id: string) => trapText(trapCard(id)),
  curse: (id: string) => curseText(curseCard(id)),
} as const;

/**
 * What stands on the card of this name, line by line: `cardLines({ key: 'spell.mend' })`. Names that have no card (a
 * boss, a piece of furniture) give no lines.
 * @throws Error for a kind of card with an id that is none
 */
export function cardLines(name: Text): Text[] {
  const [kind = '', id = ''] = name.key.split('.');
  return Object.hasOwn(CARDS, kind) ? CARDS[kind as keyof typeof CARDS](id) : [];
}
