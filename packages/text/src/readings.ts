import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from './locales.ts';

/** What stands in a reading where something else is filled in. */
export const GAP = '▢';

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** What intl-messageformat calls the parts of a message: words, and the `#` of a counted noun. */
const WORDS = 0;
const COUNT = 7;

/**
 * A message as a person may come to read it: one reading for each of its variants (`{n, plural, …}`, `{of, select, …}`),
 * with {@link GAP} for what is filled in. Where several gaps have variants, their first ones are read together, their
 * second ones, and so on: each variant is in some reading, not each combination.
 * @throws where the message does not parse
 */
export function readings(message: string, locale: Locale): string[] {
  const elements = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst() as unknown as readonly Element[];
  return [...new Set(read(elements))];
}

const read = (parts: readonly Element[]): string[] => parts.map(variantsOf).reduce(beside, ['']);

function variantsOf(part: Element): string[] {
  if (part.type === WORDS) return [String(part.value)];
  if (part.type === COUNT) return ['#'];
  return part.options ? Object.values(part.options).flatMap(({ value }) => read(value)) : [GAP];
}

/** The shorter list goes on with its last one. */
const beside = (before: readonly string[], after: readonly string[]): string[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, i) => `${before[i] ?? before.at(-1)}${after[i] ?? after.at(-1)}`);
