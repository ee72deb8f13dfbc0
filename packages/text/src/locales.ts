/** The languages of Questhall. All five are first class: no key may be missing in any. */
export const LOCALES = ['en', 'nl', 'fr', 'de', 'da'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words, for the language switch. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch', da: 'Dansk' };

/** Messages in ICU syntax by key. A key with a slash (`power.torch/acc`) is a form that only that language needs. */
export type Catalogue = Readonly<Record<string, string>>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The first of the wanted languages (as a browser or an Accept-Language header lists them) that we speak; else English. */
export function negotiate(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'en';
}
