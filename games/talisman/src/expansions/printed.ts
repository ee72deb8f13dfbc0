/*
 * The expansions, as they are printed: one line each. What they rule stands in `index.ts` beside it, what they say in `words/`; a test
 * sees to it that none is forgotten.
 */
import type { Printed } from '../expansion.ts';
import { printed as drownedCrypts } from './drowned-crypts/cards.ts';
import { printed as realmOfSouls } from './realm-of-souls/cards.ts';

export { CRYPT_SPACES, SHAFT } from './drowned-crypts/spaces.ts';
export { LAST_RING } from './drowned-crypts/state.ts';
export { REALM_OF_SOULS } from './realm-of-souls/cards.ts';

export const PRINTED: readonly Printed[] = [
  // in the order in which the set-up of a table offers them, a new one last: the values of the option `expansion` are made in it
  realmOfSouls,
  drownedCrypts,
];
