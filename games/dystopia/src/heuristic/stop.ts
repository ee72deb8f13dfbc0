import { itemCard, spellCard, type Weapon } from '../content/index.ts';
import { isSpell, isWeapon } from '../rules/hero-options.ts';
import type { Hero, State } from '../state.ts';
import { bestOwn, gain, gearWorth, wants } from './gear.ts';
import { betterWeapon } from './hero.ts';
import { type Offers, offersOf } from './offers.ts';

/** Kept back where something better is in sight than what can be paid for. */
const RESERVE = 10;
/** So much better must another hero fight with a weapon to be given it. */
const NOTABLY = 0.2;

/**
 * What an automatic hero does at a stop (DYS-AIH.9): takes what lies there, passes on what is worth more in other hands,
 * shares his gold, and then buys the weapon or defence that gains most per gold, the heart-stone, and food.
 */
export function shopping(s: State, n: number, options: readonly string[]): string {
  const h = s.heroes[n]!;
  const offers = offersOf(options);
  const swap = betterWeapon(s, n, offers);
  if (swap) return swap;
  const taken = offers.take.find((id) => wants(h, id.slice(5)));
  return taken ?? passOn(s, n, offers) ?? rid(h, offers) ?? shareGold(s, n, offers) ?? buy(s, h, offers);
}

/** A gift that does more good in other hands: Wizard spells to the Wizard, a weapon to whoever gains most. */
function passOn(s: State, n: number, { give }: Offers): string | undefined {
  const h = s.heroes[n]!;
  let best: string | undefined;
  let most = NOTABLY;
  for (const option of give) {
    const between = option.indexOf(':', 5);
    const thing = option.slice(5, between);
    const other = s.heroes[Number(option.slice(between + 1))]!;
    if (isSpell(thing)) {
      if (spellCard(thing).wizard && other.code === 'wizard') return option;
    } else if (isWeapon(thing)) {
      const better = gain(other, thing) - loss(h, thing);
      if (better <= most) continue;
      most = better;
      best = option;
    }
  }
  return best;
}

/** What a hero would lose with a weapon. */
function loss(h: Hero, thing: string): number {
  const weapon = itemCard(thing) as Weapon;
  return Math.max(0, gearWorth(h, weapon) - bestOwn(h, weapon.slot, thing));
}

/** A weapon that neither he nor anybody else fights with is sold. */
function rid(h: Hero, { sell }: Offers): string | undefined {
  return sell.find((id) => isWeapon(id.slice(5)) && gearWorth(h, itemCard(id.slice(5)) as Weapon) <= 0);
}

/** Half of what he has more than a living hero who comes after him, in the largest sums there are. */
function shareGold(s: State, n: number, { gold: sums }: Offers): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const option of sums) {
    const between = option.indexOf(':', 5);
    const gold = Number(option.slice(5, between));
    const to = Number(option.slice(between + 1));
    if (to <= n || gold <= most || 2 * gold > s.heroes[n]!.gold - s.heroes[to]!.gold) continue;
    most = gold;
    best = option;
  }
  return best;
}

/** The weapon or defence that gains most per gold, then the heart-stone, then up to three pieces of food. */
function buy(s: State, h: Hero, offers: Offers): string {
  const buys = offers.buy.filter((id) => !id.startsWith('buy:spell.')).map((id) => id.slice(4));
  const rate = (id: string) => gain(h, id) / Math.max(1, (itemCard(id) as Weapon).price);
  const weapons = buys.filter((id) => gain(h, id) > 0).sort((a, b) => rate(b) - rate(a));
  if (weapons[0]) return `buy:${weapons[0]}`;
  if (buys.includes('heart-stone') && !h.things.includes('heart-stone')) return 'buy:heart-stone';
  const meals = h.things.filter((id) => itemCard(id).kind === 'food').length;
  const dear = (s.stop?.stock ?? []).some((id) => !id.startsWith('spell.') && gain(h, id) > 0);
  // Nobody goes without any food for it.
  const purse = h.gold - (dear && meals > 0 ? RESERVE : 0);
  const food = buys.filter((id) => {
    const item = itemCard(id);
    return item.kind === 'food' && id !== 'small-ale' && id !== 'shamyr-drink' && item.price <= purse;
  });
  return meals < 3 && food.length > 0 ? `buy:${food.at(-1)!}` : 'ready';
}
