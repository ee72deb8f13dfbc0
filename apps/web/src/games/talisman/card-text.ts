import {
  cardOf,
  cardText,
  characterFacts,
  characterOf,
  characterText,
  type SpaceId,
  spaceOf,
  spaceText,
  spellOf,
  spellText,
  type TalismanView,
} from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';

/** What is to be done on a space by the house rules of the match, made from the data that the engine runs. */
export const spaceLines = (id: string, speak: Speaker, { options }: Pick<TalismanView, 'options'>): string[] =>
  spaceText(spaceOf(id as SpaceId), { sentinel: Number(options['sentinel']), commandFrom: Number(options['commandFrom']) }).map(speak.say);

/** What is printed on a card, a Spell or a character, line by line; nothing for a card that this page does not know. */
export function cardLines(card: string, speak: Speaker): string[] {
  try {
    if (card.startsWith('sp.')) return spellText(spellOf(card)).map(speak.say);
    if (card.startsWith('chr.')) return [characterFacts(characterOf(card)), ...characterText(characterOf(card))].map(speak.say);
    return cardText(cardOf(card)).map(speak.say);
  } catch (e) {
    // A newer server may deal cards that this page was built without: their names and pictures are shown all the same.
    console.error(`no text of ${card}`, e);
    return [];
  }
}
