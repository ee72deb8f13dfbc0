const CATALOGUES = {
  en: () => import('./text/en.ts').then((m) => m.en),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  de: () => import('./text/de.ts').then((m) => m.de),
  da: () => import('./text/da.ts').then((m) => m.da),
} as const;

/** The messages of the game in one language, loaded when they are first wanted. */
export function loadCatalogue(locale: keyof typeof CATALOGUES): Promise<Readonly<Record<string, string>>> {
  return CATALOGUES[locale]();
}
