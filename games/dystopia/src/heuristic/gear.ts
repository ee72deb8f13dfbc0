import { heroCard, itemCard, SPELLS, type Weapon } from '../content/index.ts';
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
  const owned = h.weapons.map((one) => itemCard(one) as Weapon).filter((one) => one.slot === item.slot);
  return gearWorth(h, item) - Math.max(0, ...owned.map((one) => gearWorth(h, one)));
}

/** Whether a hero would take this from a pile: everything but a weapon that is no better than his own. */
export function wants(h: Hero, id: string): boolean {
  if (id.startsWith('gold') || SPELLS.some((spell) => spell.id === id)) return true;
  return itemCard(id).kind !== 'weapon' || gain(h, id) > 0;
}

/** Whether there is anything in it for him. */
export const wantsOf = (h: Hero, pile: Pile): boolean => pile.gold > 0 || pile.spells.length > 0 || pile.things.some((id) => wants(h, id));
