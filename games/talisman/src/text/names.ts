import { type Text, text } from '@questhall/kernel';
import type { SpaceId } from '../board/index.ts';
import { namesake } from '../editions/namesake.ts';
import type { Creature } from '../vocabulary.ts';

/**
 * The name of an Adventure, purchase or Talisman card, of a Spell or a character.
 * A card that the editions print differently has one name in both.
 * @param instance an instance, or a kind
 */
export function nameOf(instance: string): Text {
  return text(namesake(instance));
}

/** The name of a space. */
export function spaceName(id: SpaceId): Text {
  return text(`space.${id}`);
}

/** A creature that is no card. */
export function creatureName(creature: Creature): Text {
  return text(`creature.${creature}`);
}

/** What a card is called, whether it was drawn or bought: a Sword is a Sword. */
const called = ({ key }: Text): string => key.replace(/^(?:adv|pur|tal)\./, '');

/** Names in a list, each once: what is there several times is counted ("2 Helmets and the Sword"). */
export function counted(names: readonly Text[]): Text[] {
  const first = names.filter((name, i) => names.findIndex((other) => called(other) === called(name)) === i);
  return first.map((name) => {
    const n = names.filter((other) => called(other) === called(name)).length;
    return n > 1 ? text('good.several', { n, card: name }) : name;
  });
}
