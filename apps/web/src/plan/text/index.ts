import type { Catalogue, Locale } from '@questhall/text';

const LOADERS: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  da: async () => (await import('./da.ts')).da,
};

/** The words of turns planned ahead, fetched with the note. */
export const loadPlanWords = (locale: Locale): Promise<Catalogue> => LOADERS[locale]();
