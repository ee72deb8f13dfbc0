import { constant } from '../constant.ts';
import { PRINTED } from '../expansions/printed.ts';
import type { AddedMarks } from '../open.ts';
import type { Can, Card, CharacterCard } from '../vocabulary.ts';

/*
 * Cards are written with the fields that they need, so hardly two are alike. A machine that compiles as it runs finds a
 * field at once where all objects are of one shape, and has to search where they are not: every look at a card would
 * cost five times as much. So the engine gets each card with every field there is, in one order; a field that the card
 * does not have is undefined.
 */

/** The names of its abilities beside them: asked for at each step of each playout. */
export interface Able {
  readonly cans: readonly Can[];
}

const cansOf = ({ abilities = [] }: Pick<Card, 'abilities'>): readonly Can[] => abilities.map((ability) => ability.can);

const MARKS = PRINTED.flatMap(({ marks }) => marks);

/** The same card with all fields that a card may have. */
export function shapedCard(card: Card): Card & Able {
  const shaped: { [K in Exclude<keyof Required<Card>, keyof AddedMarks>]: Card[K] | undefined } & Able = {
    id: card.id,
    type: card.type,
    number: card.number,
    strength: card.strength,
    craft: card.craft,
    gold: card.gold,
    meet: constant(card.meet),
    placedBy: card.placedBy,
    holds: card.holds,
    evadable: card.evadable,
    leaves: card.leaves,
    toll: card.toll,
    fee: card.fee,
    owners: card.owners,
    abilities: card.abilities,
    cursed: card.cursed,
    foe: constant(card.foe),
    cans: cansOf(card),
  };
  for (const mark of MARKS) Object.assign(shaped, { [mark]: card[mark as keyof Card] });
  return shaped as Card & Able;
}

/** The same for a character. */
export function shapedCharacter(card: CharacterCard): CharacterCard & Able {
  const shaped: { [K in keyof Required<CharacterCard>]: CharacterCard[K] | undefined } & Able = {
    id: card.id,
    strength: card.strength,
    craft: card.craft,
    lives: card.lives,
    fate: card.fate,
    alignment: card.alignment,
    start: card.start,
    abilities: card.abilities,
    cans: cansOf(card),
  };
  return shaped as CharacterCard & Able;
}
