import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/index.ts';
import { cardOf } from '../../editions/index.ts';
import type { Deck } from '../../expansion-rules.ts';
import { inPlay } from '../../installed.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import { cardsThat, fromDeck, has, ownAbility } from '../character/numbers.ts';
import { drawCard, give, lay, lift } from '../kit/cards.ts';
import type { Looking } from '../kit/looking.ts';
import type { Table } from '../kit/table.ts';
import { unmet } from './meetings.ts';

type Frame = Locals['space'];

/** What drawing and taking on a space are made of. */

/** The next Adventure card, face up onto the space. */
export function drawOne(g: Table, seat: Seat, at: SpaceId): string | undefined {
  const card = drawCard(g);
  if (card === undefined) return undefined;
  lay(g, at, [card]);
  g.tell?.({ type: 'drew', rule: 'T86-6.13.4a', seat, card, space: at });
  return card;
}

export const isForced = (f: Frame, card: string): boolean => f.forced?.includes(card) === true;

export const lies = (f: Frame, g: Table, card: string): boolean => (g.s.lying[g.of(f.seat).space] ?? []).includes(card);

/** Whether an Enemy that still lies here does something to whoever did not kill it; one evaded clings to nobody. */
export function doesMore(f: Frame, g: Table, card: string): boolean {
  const { foe } = cardOf(card);
  return foe?.unslain !== undefined && lies(f, g, card) && reckon(g.s).clings(g.s, card);
}

/** What lets the character send back a card it has drawn: its own ability and the Orb, each once. */
export function replacers(g: Table, seat: Seat): string[] {
  if (!has(g.s, seat, 'replaceDrawn')) return [];
  const own = ownAbility(g.s, seat, 'replaceDrawn') ? [g.of(seat).card!] : [];
  return [...own, ...cardsThat(g.s, seat, 'replaceDrawn')];
}

/** The deck from which cards are drawn where no expansion has another. */
export const ADVENTURE = 'adventure';

/** A deck that an expansion has brought. @throws Error for one of none */
export function deckOf(g: Looking, name: string): Deck {
  for (const { decks } of inPlay(g.s)) if (decks?.[name]) return decks[name];
  throw new Error(`no deck ${name}`);
}

/** One more card onto the space, from the deck that this character draws from; undefined where there is none. */
export function drawMore(f: Frame, g: Table, at: SpaceId): string | undefined {
  const other = f.deck !== undefined && f.deck !== ADVENTURE;
  const card = !other ? drawOne(g, f.seat, at) : deckOf(g, f.deck).lay(g, f.seat, at);
  if (card === undefined) return undefined;
  f.drawn.push(card);
  if (!other && !fromDeck(card)) f.forced = [...(f.forced ?? []), card];
  return card;
}

/** A card drawn later that puts itself on another space and has not done so yet. */
export function astray(f: Frame, g: Table): string[] {
  if (f.drawn.length === 0 || f.only !== undefined) return [];
  const lying = g.s.lying[g.of(f.seat).space] ?? [];
  const found = f.drawn.find((card) => cardOf(card).placedBy && !f.placed?.includes(card) && lying.includes(card));
  return found !== undefined ? [found] : [];
}

/** Cursed cards are taken before anything else, whether one likes it or not (TDE-11.23). */
export function takeCursed(f: Frame, g: Table): void {
  // A toad leaves them (TDE-11.27).
  if (g.of(f.seat).toad > 0) return;
  const cursed = (g.s.lying[g.of(f.seat).space] ?? []).filter((card) => cardOf(card).cursed === true && unmet(f, g, 5).includes(card));
  for (const card of cursed) {
    lift(g, g.of(f.seat).space, card);
    g.tell?.({ type: 'cursed', rule: 'TDE-11.23', seat: f.seat, card });
    give(g, f.seat, card);
  }
}
