import { type Text, text } from '@questhall/kernel';
import type { CardId } from '../deck.ts';
import type { Card, Effect, Verb } from '../vocabulary.ts';

/** The patterns that a language must have: one a verb and one a way in which a card comes into play. */
export type Patterns = Record<`verb.${Verb}` | `when.${'spell' | 'cast' | 'loseLives' | 'instead' | 'after'}`, string>;
export type Names = Record<`card.${CardId}`, string>;

export const cardName = (id: CardId): Text => text(`card.${id}`);

export type Sentences = { [V in Verb]: (e: Extract<Effect, { do: V }>) => Text };

/** What fills the gaps of each verb's pattern. */
const SENTENCES: Sentences = {
  loseLives: (e) => text('verb.loseLives', { who: e.who, n: e.amount }),
  gainLives: (e) => text('verb.gainLives', { who: e.who, n: e.amount }),
  draw: (e) => text('verb.draw', { who: e.who, n: e.count }),
  discard: (e) => text('verb.discard', { who: e.who, n: e.count }),
  roll: (e) => text('verb.roll', { n: e.atLeast, effect: sentence(e.effect) }),
  stop: () => text('verb.stop'),
  redirect: () => text('verb.redirect'),
};

function sentence(effect: Effect): Text {
  return (SENTENCES[effect.do] as (e: Effect) => Text)(effect);
}

/** A card's text, sentence by sentence, made from its data. */
export function cardText(card: Card): Text[] {
  const when = card.kind === 'spell' ? 'spell' : card.kind === 'answer' ? card.to : card.when;
  return [text(`when.${when}`), ...card.effects.map(sentence)];
}
