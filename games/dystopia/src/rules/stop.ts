import { heroCard, itemCard } from '../content/index.ts';
import { priceOf, sellsFor } from '../content/prices.ts';
import { campaignLevel } from '../levels/index.ts';
import { letGo, put } from './gains.ts';
import { handable, isSpell, swaps } from './hero-options.ts';
import { rule, type Table } from './kit.ts';
import { heroId, maxEnergy } from './values.ts';

/** What is sold at the stop after a level. */
export function stockAfter(n: number): string[] {
  return (campaignLevel(n).after?.stock ?? []).map((entry) => entry.replace('spell:', 'spell.'));
}

/** Sums that one hero passes to another at a stop, and all he has. */
const SUMS = [1, 5, 20, 100];

/** What a hero may do at a stop (A.17). */
export function stopOptions(g: Table, n: number): string[] {
  const { s } = g;
  const h = g.hero(n);
  const options = ['ready'];
  for (const thing of s.stop?.stock ?? []) if (priceOf(thing) <= h.gold) options.push(`buy:${thing}`);
  const own = [...new Set([...h.weapons, ...h.things, ...h.spells])];
  for (const thing of own) if (priceOf(thing) > 0) options.push(`sell:${thing}`);
  const free = handable(g, n);
  const sums = [...new Set([...SUMS.filter((sum) => sum < h.gold), ...(h.gold > 0 ? [h.gold] : [])])];
  for (let other = 0; other < s.heroes.length; other++) {
    if (other === n || g.hero(other).dead) continue;
    for (const thing of free) options.push(`give:${thing}:${other}`);
    for (const sum of sums) options.push(`gold:${sum}:${other}`);
  }
  for (const thing of new Set([...s.heap.things, ...s.heap.spells])) options.push(`take:${thing}`);
  for (const thing of new Set(h.things)) if (itemCard(thing).kind === 'food') options.push(`eat:${thing}`);
  options.push(...swaps(g, n));
  if (s.options.difficulty !== 'easy' && s.phase === 'between' && s.stop?.place !== null) options.push('ease');
  return options;
}

/** A thing or a spell comes to a hero between levels. */
function receive(g: Table, n: number, thing: string): ReturnType<typeof put> {
  const id = thing.replace('spell.', '');
  if (!isSpell(id)) return put(g, n, id);
  g.hero(n).spells.push(id);
  return undefined;
}

/** A thing or a spell leaves a hero between levels. */
function remove(g: Table, n: number, thing: string): void {
  const h = g.hero(n);
  for (const list of [h.weapons, h.things, h.spells]) {
    const at = list.indexOf(thing);
    if (at < 0) continue;
    list.splice(at, 1);
    letGo(g, n, thing);
    return;
  }
}

/** Before a single level: everything sold at all earlier stops (D.10). After a level: the place that its file names. */
export const between = rule('between', {
  rest(f, g) {
    const { s } = g;
    s.phase = 'between';
    s.ended = null;
    f.at = 0;
    const kind = s.stop?.place === null ? 'before' : (s.stop?.kind ?? 'camp');
    g.tell?.({ type: 'stopReached', rule: 'DYS-INN.1', level: s.level, kind });
    if (s.stop && s.stop.place !== null) arrive(g, s.stop.rest);
    f.ready = s.heroes.map((h) => h.dead);
    share(g);
  },

  next(f, g) {
    const { heroes } = g.s;
    if (g.s.ended === 'lost') return { goto: 'end' };
    for (let i = 0; i < heroes.length; i++) {
      const n = (f.at! + i) % heroes.length;
      if (f.ready![n] || heroes[n]!.dead) continue;
      f.at = n;
      return g.askHero(n, { kind: 'between', options: stopOptions(g, n), about: { hero: n }, into: 'choice' });
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
    if (what === 'ease') {
      const difficulty = g.s.options.difficulty === 'hard' ? 'normal' : 'easy';
      g.s.options.difficulty = difficulty;
      g.tell?.({ type: 'eased', rule: 'DYS-AIW.7', difficulty });
      return { goto: 'next' };
    }
    if (what === 'buy') {
      h.gold -= priceOf(thing);
      g.tell?.({ type: 'bought', rule: 'DYS-INN.3', hero: n, thing, price: priceOf(thing) });
      return receive(g, n, thing);
    }
    if (what === 'sell') {
      const paid = sellsFor(thing);
      h.gold += paid;
      remove(g, n, thing);
      g.tell?.({ type: 'sold', rule: 'DYS-INN.3', hero: n, thing, price: paid });
      return { goto: 'next' };
    }
    if (what === 'swap') {
      h.attack = thing === '-' ? null : thing;
      h.defence = to === '-' ? null : (to ?? null);
      g.tell?.({ type: 'swapped', rule: 'DYS-EQP.9', hero: n, attack: h.attack, defence: h.defence });
      return { goto: 'next' };
    }
    if (what === 'eat') return { call: 'eat', with: { hero: n, item: thing } };
    if (what === 'take') {
      const { heap } = g.s;
      const pile = heap.things.includes(thing) ? heap.things : heap.spells;
      pile.splice(pile.indexOf(thing), 1);
      g.tell?.({ type: 'picked', rule: 'DYS-EQP.14', hero: n, things: [thing], gold: 0 });
      return receive(g, n, thing);
    }
    const other = Number(to);
    if (what === 'gold') {
      const gold = Number(thing);
      h.gold -= gold;
      g.hero(other).gold += gold;
      g.tell?.({ type: 'paid', rule: 'DYS-TRD.5', hero: n, to: other, gold });
      return { goto: 'next' };
    }
    remove(g, n, thing);
    g.tell?.({ type: 'handed', rule: 'DYS-TRD.5', hero: n, to: other, thing });
    return receive(g, other, thing);
  },

  again: () => ({ goto: 'next' }),
});

/** First the fallen return, if there is mercy; then everybody living rests (DYS-INN.2). */
function arrive(g: Table, rest: 'full' | number): void {
  const { s } = g;
  for (const [n, h] of s.heroes.entries()) {
    if (h.dead && s.options.fallen === 'mercy') comeBack(g, n);
    if (h.dead) continue;
    const most = maxEnergy(s, heroId(n));
    const gained = Math.min(most - h.energy, rest === 'full' ? most : rest);
    if (gained <= 0) continue;
    h.energy += gained;
    g.tell?.({ type: 'rested', rule: 'DYS-INN.2', hero: n, n: gained });
  }
}

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
