import type { Ask, FrameOf, Seat } from '@questhall/kernel';
import { heroCard, itemCard, type Weapon } from '../content/index.ts';
import { priceOf, sellsFor } from '../content/prices.ts';
import { campaignLevel } from '../levels/index.ts';
import type { Hero, Locals, State } from '../state.ts';
import { letGo } from './gains.ts';
import { handable, isSpell, isWeapon, swaps } from './hero-options.ts';
import { rule, type Table } from './kit.ts';
import { heroId, leaderSeats, leads, maxEnergy } from './values.ts';

/** What is sold at the stop after a level. */
export function stockAfter(n: number): string[] {
  return (campaignLevel(n).after?.stock ?? []).map((entry) => entry.replace('spell:', 'spell.'));
}

/** Sums that one hero passes to another at a stop, and all he has. */
const SUMS = [1, 5, 20, 100];

/** What a hero may do at a stop (A.17). `others`: heroes of the same player who are not ready either, to turn to. */
export function stopOptions(g: Table, n: number, others: readonly number[] = []): string[] {
  const { s } = g;
  const h = g.hero(n);
  const options = ['ready', ...others.map((other) => `as:${other}`)];
  for (const thing of s.stop?.stock ?? []) if (priceOf(thing) <= h.gold) options.push(`buy:${thing}`);
  const own = [...new Set([...h.weapons, ...h.things, ...h.spells])];
  for (const thing of own) if (priceOf(thing) > 0) options.push(`sell:${thing}`);
  const free = handable(g, n);
  const sums = [...new Set([...SUMS, h.gold])].filter((sum) => sum > 0 && sum <= h.gold);
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

/** A second additional weapon of a kind: which of them stays with the party's things, or goes to a hero with room (DYS-EQP.5). */
function surplusOptions(g: Table, n: number, slot: 'attack' | 'defence'): string[] {
  const of = (h: Hero) => h.weapons.filter((id) => (itemCard(id) as Weapon).slot === slot);
  const takers = g.s.heroes.flatMap((other, k) => (k !== n && !other.dead && of(other).length === 0 ? [k] : []));
  return [...new Set(of(g.hero(n)))].flatMap((id) => [`leave:${id}`, ...takers.map((k) => `give:${id}:${k}`)]);
}

/** The kind of weapon of which a hero has more than he may carry, if any (DYS-EQP.4). */
function tooMany(h: Hero): 'attack' | 'defence' | undefined {
  const slots = h.weapons.map((id) => (itemCard(id) as Weapon).slot);
  return slots.find((slot, i) => slots.indexOf(slot) !== i);
}

/** A thing or a spell comes to a hero between levels. A weapon too many is asked about next. */
function receive(g: Table, n: number, thing: string): void {
  const h = g.hero(n);
  const id = thing.replace('spell.', '');
  (isSpell(id) ? h.spells : isWeapon(id) ? h.weapons : h.things).push(id);
}

/** So often a gift calls a hero back who was ready; after that his player comes back unasked, or not. Nobody keeps the rest from leaving. */
const CALLS = 3;

/** Something was given to a hero: if he was ready, he may want to use it. */
function callBack(f: FrameOf<Locals, 'between'>, n: number): void {
  f.calls ??= f.ready!.map(() => 0);
  if (!f.ready![n] || f.calls[n]! >= CALLS) return;
  f.calls[n] = f.calls[n]! + 1;
  f.ready![n] = false;
}

/**
 * What the players are asked at a stop, all at once: each about one of their heroes who are not ready (DYS-INN.2). Empty
 * where all are.
 */
function stopQuestions(f: FrameOf<Locals, 'between'>, g: Table): Ask<'choice' | 'seat'>[] {
  const { s } = g;
  f.acting ??= new Array(s.seats).fill(-1);
  const asks: Ask<'choice' | 'seat'>[] = [];
  for (const seat of leaderSeats(s)) {
    // Nobody sets out with a weapon too many.
    const waits = (h: Hero, n: number) => !h.dead && (!f.ready![n] || tooMany(h)) && leads(s, seat, n);
    const waiting = s.heroes.flatMap((h, n) => (waits(h, n) ? [n] : []));
    const n = waiting.find((one) => one === f.acting![seat]) ?? waiting[0];
    f.acting[seat] = n ?? -1;
    if (n === undefined) continue;
    const slot = tooMany(g.hero(n));
    const options = slot
      ? surplusOptions(g, n, slot)
      : stopOptions(
          g,
          n,
          waiting.filter((one) => one !== n),
        );
    asks.push({ seat, kind: slot ? 'surplus' : 'between', options, about: { hero: n }, into: 'choice', by: 'seat', stays: true });
  }
  return asks;
}

/** The heroes of a seat who are ready at this stop and could come back, as long as others are not. */
export function readyAt(s: State, seat: Seat): number[] {
  const f = s.stack.at(-1);
  if (f?.proc !== 'between') return [];
  return s.heroes.flatMap((h, n) => (!h.dead && f.ready?.[n] && leads(s, seat, n) ? [n] : []));
}

/** How many heroes besides this one are still getting ready at the stop. */
export function unready(s: State, n: number): number {
  const f = s.stack.at(-1);
  if (f?.proc !== 'between') return 0;
  return s.heroes.filter((h, other) => other !== n && !h.dead && !f.ready?.[other]).length;
}

/** A hero who was ready is not any more (DYS-INN.2): his player is asked as well as those who are being asked. */
export function comeBackTo(g: Table, n: number): void {
  const { s } = g;
  const f = s.stack.at(-1) as FrameOf<Locals, 'between'>;
  f.ready![n] = false;
  g.tell?.({ type: 'unready', rule: 'DYS-INN.2', hero: n });
  const before = s.pending.splice(0);
  for (const ask of stopQuestions(f, g)) {
    const same = before.find((d) => d.seat === ask.seat && d.kind === ask.kind && d.options.join() === ask.options.join());
    s.pending.push(same ?? { ...ask, id: ++s.lastId, first: true });
  }
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
    const kind = s.stop?.place === null ? 'before' : (s.stop?.kind ?? 'camp');
    g.tell?.({ type: 'stopReached', rule: 'DYS-INN.1', level: s.level, kind });
    if (s.stop && s.stop.place !== null) arrive(g, s.stop.rest);
    f.ready = s.heroes.map((h) => h.dead);
    share(g);
  },

  /** Everybody acts at once, as often as they like, until all are ready (DYS-INN.2). */
  next(f, g) {
    const asks = stopQuestions(f, g);
    return asks.length > 0 ? { askAny: asks } : 'end';
  },

  act(f, g) {
    const n = f.acting![f.seat!]!;
    const [what = '', thing = '', to] = f.choice!.split(':');
    const h = g.hero(n);
    switch (what) {
      case 'ready':
        f.ready![n] = true;
        g.tell?.({ type: 'ready', rule: 'DYS-INN.2', hero: n });
        break;
      case 'as':
        f.acting![f.seat!] = Number(thing);
        break;
      case 'ease':
        g.s.options.difficulty = g.s.options.difficulty === 'hard' ? 'normal' : 'easy';
        g.tell?.({ type: 'eased', rule: 'DYS-AIW.7', difficulty: g.s.options.difficulty });
        break;
      case 'buy':
        h.gold -= priceOf(thing);
        g.tell?.({ type: 'bought', rule: 'DYS-INN.3', hero: n, thing, price: priceOf(thing) });
        receive(g, n, thing);
        break;
      case 'sell':
        h.gold += sellsFor(thing);
        remove(g, n, thing);
        g.tell?.({ type: 'sold', rule: 'DYS-INN.3', hero: n, thing, price: sellsFor(thing) });
        break;
      case 'swap':
        h.attack = thing === '-' ? null : thing;
        h.defence = to === '-' ? null : (to ?? null);
        g.tell?.({ type: 'swapped', rule: 'DYS-EQP.9', hero: n, attack: h.attack, defence: h.defence });
        break;
      case 'eat':
        return { call: 'eat', with: { hero: n, item: thing } };
      case 'take':
        takeFromHeap(g, n, thing);
        break;
      case 'leave':
        remove(g, n, thing);
        g.s.heap.things.push(thing);
        g.tell?.({ type: 'laid', rule: 'DYS-EQP.5', hero: n, things: [thing], gold: 0, at: '' });
        break;
      default:
        handOn(f, g, n, what, thing, Number(to));
    }
    return 'next';
  },

  again: () => 'next',
});

function takeFromHeap(g: Table, n: number, thing: string): void {
  const { heap } = g.s;
  const pile = heap.things.includes(thing) ? heap.things : heap.spells;
  pile.splice(pile.indexOf(thing), 1);
  g.tell?.({ type: 'picked', rule: 'DYS-EQP.14', hero: n, things: [thing], gold: 0 });
  receive(g, n, thing);
}

/** Gold, a thing or a spell goes to another hero (DYS-TRD.5), also a weapon too many (DYS-EQP.5). */
function handOn(f: FrameOf<Locals, 'between'>, g: Table, n: number, what: string, thing: string, to: number): void {
  if (what === 'gold') {
    const gold = Number(thing);
    g.hero(n).gold -= gold;
    g.hero(to).gold += gold;
    g.tell?.({ type: 'paid', rule: 'DYS-TRD.5', hero: n, to, gold });
  } else {
    const rule = tooMany(g.hero(n)) ? 'DYS-EQP.5' : 'DYS-TRD.5';
    remove(g, n, thing);
    g.tell?.({ type: 'handed', rule, hero: n, to, thing });
    receive(g, to, thing);
  }
  callBack(f, to);
}

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
