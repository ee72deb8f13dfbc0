import { loadCatalogue as loadTable } from '../index.ts';

const WORDS = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  da: async () => (await import('./da.ts')).da,
};

/** The words of the comparison beside those of the game, whose cards and spaces it names. */
export async function loadCatalogue(locale: keyof typeof WORDS): Promise<Readonly<Record<string, string>>> {
  const [table, differs] = await Promise.all([loadTable(locale), WORDS[locale]()]);
  return { ...table, ...differs };
}
