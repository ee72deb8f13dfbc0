import { loadCatalogue as loadGame } from '@questhall/dystopia/client';
import type { Catalogue, Locale } from '@questhall/text/locales';

const OWN: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  da: async () => (await import('./da.ts')).da,
};

/** The words of the game and of its table in one language. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const [game, own] = await Promise.all([loadGame(locale), OWN[locale]()]);
  return { ...game, ...own };
}
