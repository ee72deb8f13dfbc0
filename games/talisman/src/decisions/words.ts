import { type Decision, type Refusal, type Seat, type Target, type Text, text } from '@questhall/kernel';
import { type SpaceId, spaceOf } from '../board/index.ts';
import type { Foe } from '../events.ts';
import { figureOf } from '../figure.ts';
import { reckon } from '../reckon.ts';
import type { State } from '../state.ts';
import { counted, nameOf } from '../text/names.ts';
import { placeName, spotName } from '../text/place-name.ts';
import { ofSpell } from './brings.ts';

/** Pieces of which questions and options are worded. Names are texts, so every language has its own forms of them. */

export const cardText = (card: string): Text => nameOf(card);
/** A space as it lies now (TDE-11.15). */
export const spaceText = (s: State, space: SpaceId): Text => placeName(space, reckon(s).called(s));
export const seatText = (seat: Seat): { seat: Seat } => ({ seat });
export const foeText = (foe: Foe): Text => ('card' in foe ? cardText(foe.card) : text(`creature.${foe.creature}`));

export const foesText = (foes: readonly Foe[]): Text[] => counted(foes.map(foeText));

/** A coin, a card, or a Spell that is only known by its place in the hand. */
export function goodText(item: string): Text {
  if (item.startsWith('coin.')) return text('good.coin');
  if (item.startsWith('spell.')) return text('good.spell');
  return cardText(item);
}

/** Goods in a sentence: the coins together, then the cards, then the unseen Spells together; empty for none. */
export function goodsText(items: readonly string[], unseen = 0): Text[] {
  const count = (start: string) => items.filter((item) => item.startsWith(start)).length;
  const coins = count('coin.');
  const spells = count('spell.') + unseen;
  return [
    ...(coins > 0 ? [text('amount.gold', { n: coins })] : []),
    ...counted(items.filter((item) => !/^(coin|spell)\./.test(item)).map(cardText)),
    ...(spells > 0 ? [text('good.spells', { n: spells })] : []),
  ];
}

/** A space to choose among others, as it lies now: where several have the same name, with what tells them apart. */
export const spotText = (s: State, id: string): Text => spotName(spaceOf(id).id, reckon(s).called(s));

export const goodTarget = (item: string): Target => ({ card: item });
export const onSpace = (space: string): Target => ({ space });
export const onSeat = (seat: Seat): Target => ({ seat });

/** The part of an option's id before and after the first colon. */
export function cut(id: string): [what: string, rest: string] {
  const at = id.indexOf(':');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
}

/** Casting one of the Spells in hand. */
export function castOption(spell: string): { label: Text; note?: Text; target: Target } {
  return { label: text('pick.cast', { spell: cardText(spell) }), ...ofSpell(spell), target: { card: spell } };
}

export function refusal(id: string, label: Text, reason: Text, rule: string, target?: Target): Refusal {
  return { id, label, reason, rule, ...(target ? { target } : {}) };
}

/** The character of whoever is asked. */
export const asked = (s: State, d: Decision) => figureOf(s, d.seat);

/** A list among what a question is about. */
export const listOf = <T>(d: Decision, key: string): readonly T[] => (d.about?.[key] ?? []) as readonly T[];
