import { fr as drownedCrypts } from '../drowned-crypts/fr.ts';
import { fr as realmOfSouls } from '../realm-of-souls/text/fr/index.ts';

/** What the expansions say in this language. */
export const fr: Readonly<Record<string, string>> = {
  ...realmOfSouls,
  ...drownedCrypts,
};
