import type { Words } from '../../expansion-words.ts';
import { words as drownedCrypts } from '../drowned-crypts/text.ts';
import { words as realmOfSouls } from '../realm-of-souls/text/index.ts';

export { shaftText, tideBellText } from '../drowned-crypts/text.ts';
export { breachText, crownTexts, endingText, terrainName } from '../realm-of-souls/text/card.ts';

/** How the expansions tell their effects, abilities, cards and events. */
export const WORDS: readonly Words[] = [
  // in the order in which their lines stand on a card
  realmOfSouls,
  drownedCrypts,
];
