import { beside } from '../board/grid.ts';
import { CURSES, curseCard, itemCard, type Weapon } from '../content/index.ts';
import { rule, type Table } from './kit.ts';
import { heroId, onBoard } from './values.ts';

/** A hero gets treasure, entry by entry (DYS-TRES.4). What is left when he dies on the way lies in his pile. */
export const gain = rule('gain', {
  next(f, g) {
    const h = g.hero(f.hero);
    const entry = f.treasure.shift();
    if (entry === undefined) return 'end';
    if (h.dead) {
      // What he did not come to any more lies with his things.
      const pile = g.s.piles.find((one) => one.of === h.code);
      if (pile) g.spill(pile, [entry, ...f.treasure]);
      return 'end';
    }
    if ('gold' in entry) {
      h.gold += entry.gold;
      g.tell?.({ type: 'found', rule: 'DYS-TRES.6', hero: f.hero, gold: entry.gold });
      return 'next';
    }
    if ('spell' in entry) {
      h.spells.push(entry.spell);
      g.tell?.({ type: 'found', rule: 'DYS-TRES.6', hero: f.hero, spell: entry.spell });
      return 'next';
    }
    if ('curse' in entry) return { call: 'curse', with: { hero: f.hero } };
    return obtain(g, f.hero, entry.item);
  },

  again: () => 'next',
});

/** A thing comes into a hero's hands; a second additional weapon of a slot makes him choose (DYS-EQP.5). */
export function obtain(g: Table, hero: number, thing: string): ReturnType<typeof put> {
  g.tell?.({ type: 'found', rule: 'DYS-TRES.6', hero, thing });
  return put(g, hero, thing);
}

/** The same without a word about it: where an event has told already. */
export function put(
  g: Table,
  hero: number,
  thing: string,
): { call: 'surplus'; with: { hero: number; slot: 'attack' | 'defence' } } | undefined {
  const h = g.hero(hero);
  const item = itemCard(thing);
  // Found is found, even if it is lost again (DYS-GOAL.3).
  g.meetGoals((goal) => goal.type === 'findItem' && goal.item === thing);
  if (item.kind !== 'weapon') {
    h.things.push(thing);
    return undefined;
  }
  h.weapons.push(thing);
  const same = h.weapons.filter((id) => (itemCard(id) as Weapon).slot === item.slot);
  return same.length > 1 ? { call: 'surplus', with: { hero, slot: item.slot } } : undefined;
}

/** Which of two weapons stays behind, or goes to a hero beside him who has room and agrees (DYS-EQP.5). */
export const surplus = rule('surplus', {
  ask(f, g) {
    const h = g.hero(f.hero);
    const weapons = [...new Set(h.weapons.filter((id) => (itemCard(id) as Weapon).slot === f.slot))];
    const neighbours = g.s.heroes.flatMap((other, n) =>
      n !== f.hero && onBoard(other) && onBoard(h) && beside(g.grid, h.at, other.at) && !has(g, n, f.slot) && !f.refused?.includes(n)
        ? [n]
        : [],
    );
    const options = weapons.flatMap((id) => [`leave:${id}`, ...neighbours.map((n) => `give:${id}:${n}`)]);
    return g.askHero(f.hero, { kind: 'surplus', options, about: { hero: f.hero }, into: 'choice' });
  },

  offer(f, g) {
    const [what, thing = '', to] = f.choice!.split(':');
    if (what === 'leave') return 'do';
    const about = { hero: Number(to), from: f.hero, thing };
    return g.askHero(Number(to), { kind: 'accept', options: ['accept', 'no'], about, into: 'agreed' });
  },

  answered(f, g) {
    if (f.agreed === 'accept') return;
    const to = Number(f.choice!.split(':')[2]);
    f.refused = [...(f.refused ?? []), to];
    g.tell?.({ type: 'declined', rule: 'DYS-EQP.5', hero: to });
    return 'ask';
  },

  do(f, g) {
    const h = g.hero(f.hero);
    const [what, id = '', to] = f.choice!.split(':');
    h.weapons.splice(h.weapons.indexOf(id), 1);
    letGo(g, f.hero, id);
    if (what === 'give') g.hero(Number(to)).weapons.push(id);
    else if (h.at < 0) g.s.heap.things.push(id);
    else g.pileOn(h.at).things.push(id);
    g.tell?.(
      what === 'give'
        ? { type: 'handed', rule: 'DYS-EQP.5', hero: f.hero, to: Number(to), thing: id }
        : { type: 'laid', rule: 'DYS-EQP.5', hero: f.hero, things: [id], gold: 0, at: h.at < 0 ? '' : g.name(h.at) },
    );
  },
});

export const has = (g: Table, hero: number, slot: 'attack' | 'defence'): boolean =>
  g.hero(hero).weapons.some((id) => (itemCard(id) as Weapon).slot === slot);

/** A weapon that leaves the hero's card leaves his hand too (DYS-EQP.15). */
export function letGo(g: Table, hero: number, thing: string): void {
  const h = g.hero(hero);
  if (h.attack === thing && !h.weapons.includes(thing)) h.attack = null;
  if (h.defence === thing && !h.weapons.includes(thing)) h.defence = null;
}

/** A random curse, put back at once (DYS-CURS.2, DYS-CURS.3). */
export const curse = rule('curse', {
  draw(f, g) {
    const h = g.hero(f.hero);
    const card = g.pick(CURSES, 'curse');
    g.tell?.({ type: 'cursed', rule: 'DYS-CURS.2', hero: f.hero, curse: card.id });
    if (card.once === 'hurt') return { call: 'harm', with: { figure: heroId(f.hero), n: 1 } };
    if (card.once === 'sleep') g.owe(heroId(f.hero));
    else if (card.once === 'gold') h.gold -= Math.ceil(h.gold / 2);
    else {
      // Again: the full duration, not twice (DYS-CURS.6).
      h.curses = h.curses.filter(({ id }) => id !== card.id);
      h.curses.push({ id: card.id, until: typeof card.lasts === 'number' ? g.s.round + card.lasts - 1 : 0 });
      if (card.bans === 'weapon') h.attack = null;
    }
    return 'end';
  },
});

/** Every curse ends (Lyra, Shamyr's drink; DYS-CURS.5). */
export function cure(g: Table, hero: number): void {
  const h = g.hero(hero);
  if (h.curses.length === 0) return;
  h.curses = [];
  g.tell?.({ type: 'cured', rule: 'DYS-CURS.5', hero });
}

/** Curses of rounds run out at the end of Wizor's round (DYS-GEN.8). */
export function expire(g: Table): void {
  const { round } = g.s;
  for (const h of g.s.heroes) {
    if (h.curses.length > 0) h.curses = h.curses.filter(({ id, until }) => curseCard(id).lasts === 'cured' || until > round);
    if (h.effects.length > 0) h.effects = h.effects.filter(({ until }) => until > round);
  }
  for (const m of g.s.monsters) if (m.effects.length > 0) m.effects = m.effects.filter(({ until }) => until > round);
}
