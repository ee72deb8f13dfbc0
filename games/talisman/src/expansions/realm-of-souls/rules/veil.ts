import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../../board/index.ts';
import { cardOf } from '../../../editions/index.ts';
import { innermost } from '../../../frames.ts';
import { discardFrom, lay, lift } from '../../../rules/kit/cards.ts';
import type { Table } from '../../../rules/kit/table.ts';
import { spaceWith } from '../../../rules/magic/spells.ts';
import { soulsOf } from './who.ts';

/** The next card of the Veil deck; the discard pile becomes a new deck when it is empty (TDE-11.14a). */
export function drawVeil(g: Table): string | undefined {
  const souls = soulsOf(g.s);
  if (souls.veil.length === 0) {
    if (souls.veilDiscard.length === 0) return undefined;
    g.tell?.({ type: 'reshuffled', rule: 'TDE-11.14a', pile: 'veil', n: souls.veilDiscard.length });
    souls.veil = souls.veilDiscard;
    souls.veilDiscard = [];
  }
  return g.take(souls.veil, 'veil');
}

/** Draws a Veil card face up onto a space. */
export function layVeil(g: Table, seat: Seat, space: SpaceId): string | undefined {
  const card = drawVeil(g);
  if (card === undefined) return undefined;
  lay(g, space, [card]);
  g.tell?.({ type: 'drew', rule: 'TDE-11.14a', seat, card, space });
  return card;
}

/** When this card is drawn another one on the board goes: the Lost Maiden and the Lost Warrior. */
export function dispel(g: Table, card: string): void {
  const { dispels } = cardOf(card);
  const at = dispels === undefined ? undefined : spaceWith(g.s, dispels);
  if (at) discardFrom(g, at, dispels!, 'TDE-G.3');
}

/** The card comes to be met by this seat in the encounter that is under way, whatever it otherwise meets. */
export function mustMeet(g: Table, seat: Seat, card: string): void {
  const frame = innermost(g.s, 'space', (one) => one.seat === seat);
  if (!frame) return;
  frame.drawn = [...(frame.drawn ?? []), card];
  frame.forced = [...(frame.forced ?? []), card];
  frame.met = frame.met?.filter((one) => one !== card) ?? [];
}

/** Moves face-up Spirits to a space. */
export function gather(g: Table, spaces: readonly SpaceId[], to: SpaceId): void {
  const cards: string[] = [];
  for (const from of spaces) {
    if (from === to) continue;
    for (const card of [...(g.s.lying[from] ?? [])]) {
      if (cardOf(card).type !== 'spirit' || g.s.tame[card] !== undefined) continue;
      lift(g, from, card);
      cards.push(card);
    }
  }
  lay(g, to, cards);
  if (cards.length > 0) g.tell?.({ type: 'gathered', rule: 'TDE-G.3', cards, space: to });
}
