import type { Catalogue, Locale } from '@questhall/text';
import type { en } from './en.ts';

/** A key of the page's own texts. */
export type UiKey = keyof typeof en;

const LOADERS: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  da: async () => (await import('./da.ts')).da,
};

const loaded = new Map<Locale, Promise<Catalogue>>();

/** The page's texts in one language; fetched once. A failed fetch is forgotten, so that the next call tries again. */
export function loadUi(locale: Locale): Promise<Catalogue> {
  let catalogue = loaded.get(locale);
  if (!catalogue) {
    catalogue = LOADERS[locale]();
    catalogue.catch(() => loaded.delete(locale));
    loaded.set(locale, catalogue);
  }
  return catalogue;
}
