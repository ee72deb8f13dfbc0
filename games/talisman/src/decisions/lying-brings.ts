import { type Seat, type Text, text } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { mayOwn } from '../rules/character/numbers.ts';
import type { State } from '../state.ts';
import { amount } from '../text/effect-text.ts';
import { inRow } from '../text/lists.ts';
import { nameOf } from '../text/names.ts';
import type { Card, Effect } from '../vocabulary.ts';
import { briefly, resultsOf } from './dice-brings.ts';
import { comesOf } from './for-seat.ts';

/*
 * What a card that lies on a space brings whoever comes there, in as few words as fit beside its name. The card itself, which
 * can be read on its space, says it in full.
 */

/** From so many things to choose from on, only their number is told. */
const MANY = 4;

/** Something that is met there, with what it brings this character as it is now. */
export const withBrings = (s: State, seat: Seat, card: string): Text => beside(nameOf(card), bringsOf(s, seat, card));

/** Something that may be taken, with what it costs. */
export const priced = (card: string): Text => beside(nameOf(card), cardOf(card).fee ? amount('gold', cardOf(card).fee!) : undefined);

/** A Hex, and the life that it costs. */
export const hexed = (card: string): Text => beside(nameOf(card), text('note.brief.lose', { what: amount('life', 1) }));

const beside = (thing: Text, brings: Text | undefined): Text => (brings ? text('note.brief.thing', { thing, brings }) : thing);

function bringsOf(s: State, seat: Seat, id: string): Text | undefined {
  const card = cardOf(id);
  if (card.cursed) return text('note.brief.must');
  if (card.meet) {
    const come = comesOf(s, seat, card.meet);
    return come.length > 0 ? inRow(come.map((effect) => inBrief(s, seat, card, effect))) : text('note.brief.notNow');
  }
  if (!mayOwn(figureOf(s, seat), id)) return text('note.brief.notYours');
  return card.fee ? amount('gold', card.fee) : undefined;
}

/** One effect beside a name: a table of dice row by row, of a shop its goods, of many gifts how many. */
function inBrief(s: State, seat: Seat, card: Card, effect: Effect): Text {
  switch (effect.do) {
    case 'roll': {
      const rows = resultsOf(s, seat, effect, { card }).filter(({ from }) => effect.rows.some((row) => from >= row.from && from <= row.to));
      return rows
        .map(({ from, to, brings }) => text('note.brief.row', { range: text(from === to ? 'range.one' : 'range', { from, to }), brings }))
        .reduce((a, b) => text('note.brief.rows', { a, b }));
    }
    case 'choose':
      return effect.of.length < MANY ? briefly([effect], { card }) : text('note.brief.gifts', { n: effect.of.length });
    case 'takeOne':
      return text('note.brief.gain', { what: amount(card.holds?.what ?? 'life', 1) });
    case 'buy':
      return text('note.brief.buy', { goods: inRow(effect.goods.map(({ kind }) => nameOf(kind))) });
    default:
      return briefly([effect], { card });
  }
}
