import { heroCard, itemCard, SPELLS, spellCard } from '../content/index.ts';
import { campaignLevel } from '../levels/index.ts';
import { letGo, obtain } from './gains.ts';
import { rule, type Table } from './kit.ts';
import { heroId, levelOf, maxEnergy } from './values.ts';

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

/** Between two levels: rest, the heap, traders, free exchange, until everybody is ready (A.17). */
export const between = rule('between', {
  rest(f, g) {
    const { s } = g;
    s.phase = 'between';
    const stop = levelOf(s).after;
    f.ready = s.heroes.map((h) => h.dead);
    f.at = 0;
    if (f.stock) return;
    f.stock = [...(stop?.stock ?? [])];
    if (s.options.fallen === 'mercy') for (const [n, h] of s.heroes.entries()) if (h.dead) comeBack(g, n);
    f.ready = s.heroes.map((h) => h.dead);
    for (const [n, h] of s.heroes.entries()) {
      if (h.dead || !stop) continue;
      const most = maxEnergy(s, heroId(n));
      const gained = Math.min(most - h.energy, stop.rest === 'full' ? most : stop.rest);
      if (gained <= 0) continue;
      h.energy += gained;
      g.tell?.({ type: 'rested', rule: 'DYS-INN.2', hero: n, n: gained });
    }
    share(g);
  },

  next(f, g) {
    const { heroes } = g.s;
    for (let i = 0; i < heroes.length; i++) {
      const n = (f.at! + i) % heroes.length;
      if (f.ready![n]) continue;
      f.at = n;
      return { ask: { seat: g.seatOf(n), kind: 'between', options: stopOptions(g, n, f.stock!), about: { hero: n }, into: 'choice' } };
    }
    return { goto: 'end' };
  },

  act(f, g) {
    const n = f.at!;
    const [what = '', thing = '', to] = f.choice!.split(':');
    const h = g.hero(n);
    if (what === 'ready') {
      f.ready![n] = true;
      f.at = n + 1;
      return { goto: 'next' };
    }
    if (what === 'buy') {
      h.gold -= price(thing);
      g.tell?.({ type: 'bought', rule: 'DYS-INN.3', hero: n, thing, price: price(thing) });
      return receive(g, n, thing);
    }
    if (what === 'sell') {
      const paid = Math.floor(price(thing) / 2);
      h.gold += paid;
      remove(g, n, thing);
      g.tell?.({ type: 'sold', rule: 'DYS-INN.3', hero: n, thing, price: paid });
      return { goto: 'next' };
    }
    if (what === 'swap') {
      h.attack = thing === '-' ? null : thing;
      h.defence = to === '-' ? null : (to ?? null);
      return { goto: 'next' };
    }
    if (what === 'eat') return { call: 'eat', with: { hero: n, item: thing } };
    if (what === 'take') {
      const { heap } = g.s;
      const pile = heap.things.includes(thing) ? heap.things : heap.spells;
      pile.splice(pile.indexOf(thing), 1);
      return receive(g, n, thing);
    }
    const other = Number(to);
    if (what === 'gold') {
      const gold = Number(thing);
      h.gold -= gold;
      g.hero(other).gold += gold;
      return { goto: 'next' };
    }
    remove(g, n, thing);
    g.tell?.({ type: 'handed', rule: 'DYS-TRD.5', hero: n, to: other, thing });
    return receive(g, other, thing);
  },

  again: () => ({ goto: 'next' }),
});

/** With mercy the fallen return with half their energy and what they started with (DYS-NRG.7). */
function comeBack(g: Table, n: number): void {
  const h = g.hero(n);
  h.dead = false;
  h.energy = Math.ceil(heroCard(h.code).energy / 2);
  h.curses = [];
  g.tell?.({ type: 'returned', rule: 'DYS-NRG.7', hero: n });
}

/** Gold of the heap in equal shares, what does not divide to the first; things lie there for the taking (DYS-EQP.14). */
function share(g: Table): void {
  const { heap, heroes } = g.s;
  const living = heroes.filter((h) => !h.dead);
  if (living.length === 0 || heap.gold === 0) return;
  const each = Math.floor(heap.gold / living.length);
  for (const [i, h] of living.entries()) h.gold += each + (i === 0 ? heap.gold - each * living.length : 0);
  heap.gold = 0;
}
