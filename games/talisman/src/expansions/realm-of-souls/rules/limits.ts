import type { Seat } from '@questhall/kernel';
import { abilitiesOf, cardOf, givers } from '../../../editions/index.ts';
import { figureOf } from '../../../figure.ts';
import type { Character, State } from '../../../state.ts';
import { fallenBeside, isSoulbound, soulsOf } from './who.ts';

/** What cards of the Veil change in the reckoning of limits and values. Pure. */

const SILENCERS = givers('noMagicObjects');
const MULES = givers('carrySoulbound');
const HEARTS = givers('store');
const TALISMANS = givers('fallenTalisman');
const SWORDS = givers('fallenSword');

/** Whether Shackles of Silence keep this Magic Object from working; what binds goes on binding (TDE-G.3). */
export function silenced(c: Character, card: string): boolean {
  return c.objects.some((one) => SILENCERS.has(one)) && !cardOf(card).cursed;
}

/** Whether the Object counts for no limit, since the Ghostly Mule carries it. */
export function onMule(c: Character, card: string): boolean {
  return c.followers.some((one) => MULES.has(one)) && isSoulbound(c, card);
}

/** How many Objects more the Heart of Night holds. */
export const heartRoom = (c: Character): number => c.objects.filter((card) => HEARTS.has(card)).length;

/** The Heart of Night and what it holds: no victor, ability or Spell takes them (TDE-G.3). */
export function guarded(s: State, c: Character, card: string): boolean {
  return c.objects.some((one) => HEARTS.has(one)) && (HEARTS.has(card) || soulsOf(s).heart === card);
}

/** What this card adds to either value because of others beside it (the Talisman of the Fallen). */
export const fallenBonus = (c: Character, card: string): number => (TALISMANS.has(card) ? fallenBeside(c, card) : 0);

/** What the Sword of the Fallen adds in psychic combat. */
export function swordBonus(s: State, seat: Seat, card: string): number {
  if (!SWORDS.has(card)) return 0;
  const [sword] = abilitiesOf(card, 'fallenSword');
  const c = figureOf(s, seat);
  return (s.souls?.ghosts[seat] ? sword!.ghost : sword!.n) + fallenBeside(c, card);
}

/** The Object that the character loses with the Heart of Night that it has lost (TDE-G.3). */
export function heartBroken(s: State, seat: Seat): string | undefined {
  const held = soulsOf(s).heart;
  const { objects } = figureOf(s, seat);
  return held !== null && objects.includes(held) && !objects.some((card) => HEARTS.has(card)) ? held : undefined;
}
