import { type Text, type TextArg, text } from '@questhall/kernel';
import type { Goal } from '../board/level.ts';
import { spellIds } from '../content/ids.ts';

/** Names by id. Nothing here knows a state, a level or a rule: the web uses them too. */

export const heroName = (code: string): Text => text(`hero.${code}`);
export const monsterName = (code: string): Text => text(`monster.${code}`);
/** "Norcon 2": a monster with the number on its base; its kind alone where it has none. */
export const numberedName = (code: string, n: number | null): Text =>
  n === null ? monsterName(code) : text('monster.numbered', { name: monsterName(code), n });
/** Shamyr, Lyra, the captive. */
export const beingName = (code: string): Text => text(`being.${code}`);
/** A chest, a grave, a bookcase. */
export const furnitureName = (kind: string): Text => text(`thing.${kind}`);
export const trapName = (id: string): Text => text(`trap.${id}`);
export const curseName = (id: string): Text => text(`curse.${id}`);

/** An item, a spell or a sorcery, by its id; scrolls of a trader are called "spell.mend" or "spell:mend". */
export function thingName(id: string): Text {
  const plain = id.replace(/^spell[.:]/, '');
  if (plain.startsWith('x-')) return text(`sorcery.${plain}`);
  return text(`${spellIds.has(plain) ? 'spell' : 'item'}.${plain}`);
}

/** The weapon with which a hero began, or null where it has none of this kind (DYS-EQP.1). */
export function ownWeapon(code: string, slot: 'attack' | 'defence'): Text | null {
  return slot === 'attack' || code === 'dwarf' ? text(`own.${code}.${slot}`) : null;
}

/** What is to be done, in one sentence (E.2). `boss`: the name of the boss where the goal speaks of one. */
export function goalText(goal: Goal, boss: TextArg = monsterName('any')): Text {
  if (goal.type === 'killBoss') return text('goal.killBoss', { boss });
  if (goal.type === 'findItem') return text('goal.findItem', { item: thingName(goal.item) });
  return text(`goal.${goal.type}`);
}

/** Things that change hands, gold counted together; "nothing" where there is none. Coins: "gold.<place>.<amount>". */
export function goodsText(goods: readonly string[], gold = 0): TextArg {
  const coins = goods.reduce((sum, id) => sum + coinOf(id), gold);
  const named = goods.filter((id) => id !== 'gold' && id !== 'nothing' && coinOf(id) === 0).map(thingName);
  const counted = countedOnce(named);
  const all = coins > 0 ? [...counted, text('gold', { n: coins })] : counted;
  return all.length > 0 ? all : text('nothing');
}

/** Whether goods are none. */
export const isNothing = (goods: TextArg): boolean => typeof goods === 'object' && 'key' in goods && goods.key === 'nothing';

/** Names in a list, each once: what is there several times is counted. */
function countedOnce(names: readonly Text[]): Text[] {
  const first = names.filter((name, i) => names.findIndex(({ key }) => key === name.key) === i);
  return first.map((thing) => {
    const n = names.filter(({ key }) => key === thing.key).length;
    return n > 1 ? text('goods.several', { n, thing }) : thing;
  });
}

/** Whether food is eaten; the rest is drunk. */
export const isEaten = (id: string): boolean => EATEN.has(id);
const EATEN: ReadonlySet<string> = new Set(['bread-cheese', 'smoked-ham', 'honey-cake']);

/** How much gold a coin of a purse is; 0 for everything else. */
export const coinOf = (id: string): number => (id.startsWith('gold.') ? Number(id.split('.')[2]) : 0);
