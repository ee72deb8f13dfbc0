import type { Text } from '@questhall/kernel';
import {
  cardOf,
  cardText,
  characterFacts,
  characterOf,
  characterText,
  endingText,
  REALM_OF_SOULS,
  spellOf,
  spellText,
  type TalismanView,
  tideBellText,
} from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { spaceTexts } from './souls.ts';

/** What is to be done on a space as it lies, by the house rules of the match, made from the data that the engine runs. */
export const spaceLines = (id: string, speak: Speaker, view: TalismanView): string[] => spaceTexts(view, id).map(speak.say);

/** So many letters stand beside a space without hiding half the board: a longer table is read on the space itself. */
const BRIEF = 150;

/**
 * The same in a sentence or two, where there is little room: of visits to choose from whom one may visit, of a table its rows side
 * by side, else the first line.
 */
export function spaceBrief(id: string, speak: Speaker, view: TalismanView): string {
  const [head, ...rest] = spaceTexts(view, id);
  if (!head) return '';
  if (head.key !== 'line.list') return speak.say(head);
  const choices = rest.flatMap(({ key, args }) => (key === 'line.choice' ? [speak.say(args?.['choice'] as Text)] : []));
  const rows = rest.filter(({ key }) => key === rest[0]?.key).map((row) => speak.say(row).replace(/\.$/, ''));
  const told = choices.length > 0 ? choices : rows;
  const brief = `${speak.say(head)} ${told.join(' · ')}`;
  return brief.length <= BRIEF ? brief : speak.say(head).replace(/\s*:$/, '.');
}

/** What is printed on a card, a Spell or a character, line by line; nothing for a card that this page does not know. */
export function cardLines(card: string, speak: Speaker): string[] {
  try {
    if (card.startsWith('sp.')) return spellText(spellOf(card)).map(speak.say);
    if (/^(chr|ghost)\./.test(card)) return [characterFacts(characterOf(card)), ...characterText(characterOf(card))].map(speak.say);
    const ending = REALM_OF_SOULS.endings.find(({ id }) => id === card);
    if (card === 'ending.tide-bell') return tideBellText().map(speak.say);
    if (ending) return endingText(ending).map(speak.say);
    return cardText(cardOf(card)).map(speak.say);
  } catch (e) {
    // A newer server may deal cards that this page was built without: their names and pictures are shown all the same.
    console.error(`no text of ${card}`, e);
    return [];
  }
}
