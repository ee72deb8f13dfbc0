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

const here = new Map<Locale, Catalogue>();

/** The page's texts in one language. Rejects where they cannot be fetched; the next call then tries again. */
export async function loadUi(locale: Locale): Promise<Catalogue> {
  const catalogue = await LOADERS[locale]();
  here.set(locale, catalogue);
  return catalogue;
}

/** The same, where they have been fetched already. */
export const uiHere = (locale: Locale): Catalogue | undefined => here.get(locale);
