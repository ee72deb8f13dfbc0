import type { Seat } from '@questhall/kernel';
import type { Space, SpaceId } from '../../../board/index.ts';
import { cardOf } from '../../../editions/index.ts';
import { figureOf } from '../../../figure.ts';
import { ability, cardsThat, has, lawful } from '../../../rules/character/numbers.ts';
import { isEnemy } from '../../../rules/fight/creatures.ts';
import type { Looking } from '../../../rules/kit/looking.ts';
import type { Table } from '../../../rules/kit/table.ts';
import { numberIn } from '../../../rules/space/meetings.ts';
import { placeOf } from '../../../rules/space/places.ts';
import type { Locals, State } from '../../../state.ts';
import type { Effect } from '../../../vocabulary.ts';
import { dispel, layVeil } from './veil.ts';
import { countsAsVeil, isGhost, isVeil } from './who.ts';

type Frame = Locals['space'];

/** The encounter number of what can be taken. */
const TAKING = 5;

/** The deck from which this character draws here: the dead everywhere from that of the Veil, all on a Breach (TDE-11.12b, TDE-G.3). */
export const deckHere = (s: State, seat: Seat, place: Space): string | undefined =>
  place.other?.deck ?? (isGhost(s, seat) ? 'veil' : undefined);

/** How many Veil cards are drawn: the dead count those that lie there, a Breach counts none. */
export function veilToDraw(g: Looking, space: SpaceId): number {
  const place = placeOf(g.s, space);
  if (place.other) return place.other.n;
  return Math.max(0, place.draw - (g.s.lying[space] ?? []).filter((card) => countsAsVeil(g.s, card)).length);
}

/** Those of the cards on a space that count for somebody who draws Adventure cards (TDE-11.14a). */
export const adventuresAmong = (lying: readonly string[], s: State): readonly string[] => lying.filter((card) => !countsAsVeil(s, card));

/**
 * Whether the character meets this card here: the living meet what is no Veil card, the dead Veil cards and what can be
 * taken; everybody what it was told to meet, and on a Breach all (TDE-11.12b, TDE-11.14, TDE-G.3).
 */
export function meets(g: Looking, seat: Seat, card: string): boolean {
  const veil = countsAsVeil(g.s, card);
  if (isGhost(g.s, seat)) return veil || numberIn(g, card) === TAKING;
  return !veil || placeOf(g.s, g.of(seat).space).other?.deck === 'veil';
}

/** A Veil card on top of the Adventure deck, or one that the fog brings, is met by whoever drew it (TDE-11.14a). */
export function adventureDrawn(f: Frame, g: Table): void {
  if (f.drawn.length === 0) return;
  const { space } = g.of(f.seat);
  f.forced = [...(f.forced ?? []), ...f.drawn.filter(isVeil)];
  if (!lawful(g.s, 'fog')) return;
  const card = layVeil(g, f.seat, space);
  if (card === undefined) return;
  f.drawn.push(card);
  f.forced.push(card);
}

/** What lets the character send back a Veil card it has drawn; the Orb of the Veil works on any. */
export const replacers = (s: State, seat: Seat, deck: string): string[] => [
  ...(deck === 'veil' && has(s, seat, 'replaceVeil') ? [figureOf(s, seat).card!] : []),
  ...cardsThat(s, seat, 'secondDraw'),
];

/** Whether the character may draw a Veil card in place of an Adventure card (the Spirit Caller, a familiar). */
export const mayDrawVeil = (g: Table, seat: Seat): boolean =>
  ability(g.s, seat, 'veilInstead') !== undefined || g.of(seat).followers.some((card) => g.s.tame[card] === 'familiar');

/** The next card whose turning up has still to be told: it may dispel another one and do something at once. */
export function reveal(f: Frame, g: Table): readonly Effect[] | undefined {
  for (const card of f.drawn) {
    if (!isVeil(card) || f.revealed?.includes(card)) continue;
    f.revealed = [...(f.revealed ?? []), card];
    f.card = card;
    dispel(g, card);
    const effects = cardOf(card).foe?.revealed;
    if (effects) return effects;
  }
  return undefined;
}

/** Whether no Enemy that a ghost does not fight keeps it from taking anything here (TDE-11.12b). */
export function mayTake(g: Table, f: Frame): boolean {
  if (!isGhost(g.s, f.seat) || has(g.s, f.seat, 'mistEvade')) return true;
  return !(g.s.lying[g.of(f.seat).space] ?? []).some((card) => isEnemy(card) && g.s.tame[card] === undefined && !f.met.includes(card));
}
