import { nl as drownedCrypts } from '../drowned-crypts/nl.ts';
import { nl as realmOfSouls } from '../realm-of-souls/text/nl/index.ts';

/** What the expansions say in this language. */
export const nl: Readonly<Record<string, string>> = {
  ...realmOfSouls,
  ...drownedCrypts,
};
