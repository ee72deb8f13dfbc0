import { itemCard, SPELLS, spellCard } from '../content/index.ts';
import { campaignLevel } from '../levels/index.ts';
import { letGo, obtain } from './gains.ts';
import type { Table } from './kit.ts';

const SPELL_IDS = new Set(SPELLS.map((spell) => spell.id));
const isSpellId = (id: string): boolean => SPELL_IDS.has(id);

/** What traders ask for a thing, or for a scroll "spell.<id>" (DYS-INN.3). */
export function price(thing: string): number {
  const id = thing.replace('spell.', '');
  if (isSpellId(id)) return spellCard(id).price ?? 0;
  const item = itemCard(id);
  return 'price' in item ? item.price : 0;
}

/** What is sold at the stop after a level. */
export function stockAfter(n: number): string[] {
  return (campaignLevel(n).after?.stock ?? []).map((entry) => entry.replace('spell:', 'spell.'));
}

/** What a hero may do at a stop (A.17). */
export function stopOptions(g: Table, n: number, stock: readonly string[]): string[] {
  const { s } = g;
  const h = g.hero(n);
  const options = ['ready'];
  for (const entry of stock) {
    const thing = entry.replace('spell:', 'spell.');
    if (price(thing) <= h.gold) options.push(`buy:${thing}`);
  }
  const own = [...new Set([...h.weapons, ...h.things, ...h.spells])];
  for (const thing of own) if (price(thing) > 0) options.push(`sell:${thing}`);
  const bound = (thing: string) => h.code === 'wizard' && thing === 'sceptre';
  for (let other = 0; other < s.heroes.length; other++) {
    if (other === n || g.hero(other).dead) continue;
    for (const thing of own) if (!bound(thing)) options.push(`give:${thing}:${other}`);
    if (h.gold >= 10) options.push(`gold:10:${other}`);
  }
  for (const thing of new Set([...s.heap.things, ...s.heap.spells])) options.push(`take:${thing}`);
  for (const thing of new Set(h.things)) {
    const { kind } = itemCard(thing);
    if (kind === 'food') options.push(`eat:${thing}`);
  }
  for (const slot of ['attack', 'defence'] as const) {
    for (const id of [null, ...h.weapons]) {
      const weapon = id === null ? null : itemCard(id);
      if (weapon && (weapon.kind !== 'weapon' || weapon.slot !== slot || !weapon.users.includes(h.code))) continue;
      if (slot === 'attack' && id !== null && h.curses.some((curse) => curse.id === 'c-rust')) continue;
      if (h[slot] === id) continue;
      options.push(slot === 'attack' ? `swap:${id ?? '-'}:${h.defence ?? '-'}` : `swap:${h.attack ?? '-'}:${id ?? '-'}`);
    }
  }
  return options;
}

/** A thing or a spell comes to a hero between levels. */
export function receive(g: Table, n: number, thing: string): ReturnType<typeof obtain> {
  const id = thing.replace('spell.', '');
  if (!isSpellId(id)) return obtain(g, n, id);
  g.hero(n).spells.push(id);
  g.tell?.({ type: 'found', rule: 'DYS-TRES.6', hero: n, spell: id });
  return undefined;
}

/** A thing or a spell leaves a hero between levels. */
export function remove(g: Table, n: number, thing: string): void {
  const h = g.hero(n);
  for (const list of [h.weapons, h.things, h.spells]) {
    const at = list.indexOf(thing);
    if (at < 0) continue;
    list.splice(at, 1);
    letGo(g, n, thing);
    return;
  }
}
