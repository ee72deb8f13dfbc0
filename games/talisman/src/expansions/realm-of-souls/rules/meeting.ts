import type { Seat } from '@questhall/kernel';
import type { Space } from '../../../board/index.ts';
import { cardOf } from '../../../editions/index.ts';
import type { Table } from '../../../rules/kit.ts';
import { ability, has, lawful } from '../../../rules/numbers.ts';
import type { Locals } from '../../../state.ts';
import type { Effect } from '../../../vocabulary.ts';
import { dispel, layVeil } from './veil.ts';
import { countsAsVeil, isCursed, isEnemy, isGhost, isVeil } from './who.ts';

type Frame = Locals['space'];

/** Whether this character draws Veil cards here: the dead everywhere, all on a Breach (TDE-11.12b, TDE-G.3). */
export const drawsVeil = (g: Table, seat: Seat, place: Space): boolean => place.veil !== undefined || isGhost(g.s, seat);

/** How many Veil cards are drawn: the dead count those that lie there, a Breach counts none. */
export function veilToDraw(g: Table, place: Space, lying: readonly string[]): number {
  if (place.veil !== undefined) return place.veil;
  return Math.max(0, place.draw - lying.filter((card) => countsAsVeil(g.s, card)).length);
}

/** Those of the cards on a space that count for somebody who draws Adventure cards (TDE-11.14a). */
export const adventuresAmong = (g: Table, lying: readonly string[]): readonly string[] =>
  g.s.souls ? lying.filter((card) => !countsAsVeil(g.s, card)) : lying;

/**
 * Whether the character meets this card here: the living meet what is no Veil card, the dead Veil cards and what can be
 * taken; everybody what it was told to meet, and on a Breach all (TDE-11.12b, TDE-11.14, TDE-G.3).
 */
export function meets(f: Frame, g: Table, card: string, takeable: boolean, place: Space): boolean {
  if (f.only !== undefined) return card === f.only;
  if (!g.s.souls || f.forced?.includes(card)) return true;
  const veil = countsAsVeil(g.s, card);
  if (isGhost(g.s, f.seat)) return veil || takeable;
  return !veil || place.veil !== undefined;
}

/** Draws the Veil cards of this encounter onto the space. */
export function drawVeilHere(f: Frame, g: Table): void {
  const { space } = g.of(f.seat);
  for (; f.left! > 0; f.left!--) {
    const card = layVeil(g, f.seat, space);
    if (card === undefined) break;
    f.drawn!.push(card);
  }
}

/** A Veil card on top of the Adventure deck, or one that the fog brings, is met by whoever drew it (TDE-11.14a). */
export function adventureDrawn(f: Frame, g: Table): void {
  if (!g.s.souls || f.drawn!.length === 0) return;
  const { space } = g.of(f.seat);
  f.forced = [...(f.forced ?? []), ...f.drawn!.filter(isVeil)];
  if (!lawful(g.s, 'fog')) return;
  const card = layVeil(g, f.seat, space);
  if (card === undefined) return;
  f.drawn!.push(card);
  f.forced.push(card);
}

/** What lets the character send back a Veil card it has drawn. */
export function veilReplacers(g: Table, seat: Seat): string[] {
  return has(g.s, seat, 'replaceVeil') ? [g.of(seat).card!] : [];
}

/** Whether the character may draw a Veil card in place of an Adventure card (the Spirit Caller, a familiar). */
export const mayDrawVeil = (g: Table, seat: Seat): boolean =>
  g.s.souls !== undefined &&
  (ability(g.s, seat, 'veilInstead') !== undefined || g.of(seat).followers.some((card) => g.s.tame[card] === 'familiar'));

/** The next card whose turning up has still to be told: it may dispel another one and do something at once. */
export function reveal(f: Frame, g: Table): readonly Effect[] | undefined {
  for (const card of f.drawn!) {
    if (!isVeil(card) || f.revealed?.includes(card)) continue;
    f.revealed = [...(f.revealed ?? []), card];
    f.card = card;
    dispel(g, card);
    const effects = cardOf(card).foe?.revealed;
    if (effects) return effects;
  }
  return undefined;
}

/** Whether an Enemy that a ghost does not fight keeps it from taking anything here (TDE-11.12b). */
export function barredFromTaking(f: Frame, g: Table): boolean {
  if (!isGhost(g.s, f.seat) || has(g.s, f.seat, 'mistEvade')) return false;
  return (g.s.lying[g.of(f.seat).space] ?? []).some((card) => isEnemy(card) && g.s.tame[card] === undefined && !f.met!.includes(card));
}

/** Cursed cards that whoever gets to the taking has to take (TDE-11.23, TDE-11.27). A toad leaves them. */
export function cursedHere(f: Frame, g: Table, fits: (card: string) => boolean): string[] {
  if (!g.s.souls || g.of(f.seat).toad > 0) return [];
  return (g.s.lying[g.of(f.seat).space] ?? []).filter((card) => isCursed(card) && fits(card));
}
