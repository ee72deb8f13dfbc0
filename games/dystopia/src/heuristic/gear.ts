import { heroCard, itemCard, type Weapon } from '../content/index.ts';
import { isSpell } from '../rules/hero-options.ts';
import type { Hero, Pile } from '../state.ts';

/** What a weapon is worth to a hero: a bow that does not reach what is beside one is for archers. */
export function gearWorth(h: Hero, weapon: Weapon): number {
  if (!weapon.users.includes(h.code)) return -9;
  const awkward = weapon.range !== undefined && weapon.range[0] > heroCard(h.code).range[0] ? 3 : 0;
  return 1.2 * (weapon.adds.attack ?? 0) + (weapon.adds.defence ?? 0) + 0.4 * (weapon.adds.speed ?? 0) - awkward;
}

/** How much better a hero would fight with this than with what he carries of its kind. */
export function gain(h: Hero, id: string): number {
  const item = itemCard(id);
  if (item.kind !== 'weapon') return 0;
  return gearWorth(h, item) - bestOwn(h, item.slot);
}

/** What the best of his weapons of a kind is worth to a hero, without one of them where that is said; 0 at least. */
export function bestOwn(h: Hero, slot: Weapon['slot'], without?: string): number {
  const but = without === undefined ? -1 : h.weapons.indexOf(without);
  let most = 0;
  for (let i = 0; i < h.weapons.length; i++) {
    if (i === but) continue;
    const own = itemCard(h.weapons[i]!) as Weapon;
    if (own.slot === slot) most = Math.max(most, gearWorth(h, own));
  }
  return most;
}

/** Whether a hero would take this from a pile: everything but a weapon that is no better than his own. */
export function wants(h: Hero, id: string): boolean {
  if (id.startsWith('gold') || isSpell(id)) return true;
  return itemCard(id).kind !== 'weapon' || gain(h, id) > 0;
}

/** Whether there is anything in it for him. */
export const wantsOf = (h: Hero, pile: Pile): boolean => pile.gold > 0 || pile.spells.length > 0 || pile.things.some((id) => wants(h, id));
