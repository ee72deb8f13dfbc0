import { de as drownedCrypts } from '../drowned-crypts/de.ts';
import { de as realmOfSouls } from '../realm-of-souls/text/de/index.ts';

/** What the expansions say in this language. */
export const de: Readonly<Record<string, string>> = {
  ...realmOfSouls,
  ...drownedCrypts,
};
