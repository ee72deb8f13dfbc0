import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogue, LOCALES, type Locale } from './locales.ts';

/**
 * What is wrong with a set of catalogues, in sentences; empty where all is well. Every message must parse; every
 * language must have the same keys with the same gaps. Forms (keys with a slash) belong to their language alone,
 * but their base key must exist.
 */
export function catalogueProblems(catalogues: Readonly<Record<Locale, Catalogue>>): string[] {
  const problems: string[] = [];
  const gaps = new Map<Locale, Map<string, string>>();
  for (const locale of LOCALES) {
    const own = new Map<string, string>();
    gaps.set(locale, own);
    for (const [key, message] of Object.entries(catalogues[locale])) {
      if (message.trim() === '') problems.push(`${locale} ${key}: empty`);
      const found = gapsOf(message, locale);
      if (typeof found === 'string') problems.push(`${locale} ${key}: ${found}`);
      else if (!key.includes('/')) own.set(key, found.join(' '));
      else if (!Object.hasOwn(catalogues[locale], key.slice(0, key.indexOf('/')))) problems.push(`${locale} ${key}: a form of nothing`);
    }
  }
  const keys = new Set([...gaps.values()].flatMap((own) => [...own.keys()]));
  for (const key of keys) {
    const wanted = gaps.get('en')?.get(key);
    for (const locale of LOCALES) {
      const found = gaps.get(locale)?.get(key);
      if (found === undefined) problems.push(`${locale} ${key}: missing`);
      else if (wanted !== undefined && found !== wanted) problems.push(`${locale} ${key}: gaps {${found}}, English has {${wanted}}`);
    }
  }
  return problems;
}

/** The names of a message's gaps in alphabetical order, forms folded into their base; or why it does not parse. */
function gapsOf(message: string, locale: Locale): string[] | string {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const element = value as { type?: number; value?: unknown; options?: Record<string, { value: unknown }> };
      if (typeof element.type === 'number' && element.type >= 1 && element.type <= 6 && typeof element.value === 'string') {
        names.add(element.value.replace(/_[a-zA-Z]+$/, ''));
      }
      if (element.options) for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  try {
    walk(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst());
  } catch (e) {
    return `does not parse: ${e instanceof Error ? e.message : String(e)}`;
  }
  return [...names].sort();
}
