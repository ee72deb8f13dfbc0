import type { Catalogue, Locale } from '@questhall/text';

const LOADERS: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  da: async () => (await import('./da.ts')).da,
};

/** The words for whoever comes by the link of a call, which are fetched with it. */
export const loadVisitWords = (locale: Locale): Promise<Catalogue> => LOADERS[locale]();
