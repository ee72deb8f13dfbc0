import type { Text } from '@questhall/kernel';
import type { Catalogue, Locale } from '@questhall/text';

/** What a game's editions do differently: `differs.ts` of its folder exports it as `differences`. */
export interface Differences {
  /** The two editions that are compared, as values of the option `edition`. */
  editions: readonly [string, string];
  chapters: readonly Chapter[];
  loadCatalogue(locale: Locale): Promise<Catalogue>;
}

export interface Chapter {
  id: string;
  name: Text;
  rows: readonly Row[];
}

/** One difference: what each edition says, and the rules that say it. */
export interface Row {
  id: string;
  says: readonly [Text, Text];
  rules: readonly [string | null, string | null];
}

const FOUND = import.meta.glob<{ differences: Differences }>('../games/*/differs.ts');
const pathOf = (game: string) => `../games/${game}/differs.ts`;

/** Whether a game has editions that can be compared. */
export const hasDifferences = (game: string): boolean => pathOf(game) in FOUND;

/** Loads what the editions of a game do differently. Rejects for a game without. */
export async function loadDifferences(game: string): Promise<Differences> {
  const load = FOUND[pathOf(game)];
  if (!load) throw new Error(`no differences of ${game}`);
  return (await load()).differences;
}
