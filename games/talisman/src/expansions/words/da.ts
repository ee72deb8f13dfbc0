import { da as drownedCrypts } from '../drowned-crypts/da.ts';
import { da as realmOfSouls } from '../realm-of-souls/text/da/index.ts';

/** What the expansions say in this language. */
export const da: Readonly<Record<string, string>> = {
  ...realmOfSouls,
  ...drownedCrypts,
};
