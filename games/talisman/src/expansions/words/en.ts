import { en as drownedCrypts } from '../drowned-crypts/en.ts';
import { en as realmOfSouls } from '../realm-of-souls/text/en/index.ts';

/** What the expansions say in this language. */
export const en: Readonly<Record<string, string>> = {
  ...realmOfSouls,
  ...drownedCrypts,
};
