import type { EditionEntry } from './contract.ts';
import { gameEntry } from './index.ts';

/** The edition that these options ask for, the first where they do not say; undefined for a game with only one. */
export function editionIn(game: string, options: Readonly<Record<string, unknown>>): EditionEntry | undefined {
  const editions = gameEntry(game)?.editions;
  return editions?.find((one) => one.id === options.edition) ?? editions?.[0];
}

/** The options that have something to say in the edition which these values ask for; the edition itself is chosen apart. */
export function offered<O extends { id: string }>(game: string, specs: readonly O[], values: Readonly<Record<string, unknown>>): O[] {
  const edition = editionIn(game, values);
  return edition ? specs.filter((spec) => spec.id !== 'edition' && !edition.without.includes(spec.id)) : [...specs];
}

/** These options in another edition: those that say nothing there are dropped. */
export function inEdition<V>(game: string, values: Readonly<Record<string, V>>, id: string): Record<string, V | string> {
  const without = gameEntry(game)?.editions?.find((one) => one.id === id)?.without ?? [];
  return { ...Object.fromEntries(Object.entries(values).filter(([option]) => !without.includes(option))), edition: id };
}
