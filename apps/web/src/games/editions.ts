import type { Locale } from '@questhall/text';
import type { EditionEntry, GameEntry } from './contract.ts';
import { gameEntry } from './index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The edition that these options ask for, the first where they do not say; undefined for a game with only one. */
export function editionIn(game: string, options: Values): EditionEntry | undefined {
  const editions = gameEntry(game)?.editions;
  return editions?.find((one) => one.id === options.edition) ?? editions?.[0];
}

/** What stands below the title of a game, in this language. */
export const subtitleIn = ({ subtitle }: GameEntry, locale: Locale): string => (typeof subtitle === 'string' ? subtitle : subtitle[locale]);

/** Whether an option has this value; where it may have several together, a+b, whether this is one of them. */
const has = (value: unknown, wanted: unknown): boolean => value === wanted || String(value).split('+').includes(String(wanted));

/** Whether an option has something to say in this edition, with these values of the others. */
function speaks({ without, needs, seats }: EditionEntry, option: string, values: Values): boolean {
  const need = needs?.[option];
  return !without.includes(option) && option !== seats?.more && (need === undefined || has(values[need[0]], need[1]));
}

/**
 * The options that have something to say in the edition which these values ask for, expansions first, with the rules of its rulebook. The edition itself
 * is chosen apart, and how many may play by the seats.
 */
export function offered<O extends { id: string; rule?: string }>(game: string, specs: readonly O[], values: Values): O[] {
  const edition = editionIn(game, values);
  if (!edition) return [...specs];
  const leads = new Set(Object.values(edition.needs ?? {}).map(([option]) => option));
  const rank = ({ id }: O) => (leads.has(id) ? 0 : edition.needs?.[id] ? 1 : 2);
  const cited = (spec: O): O => ({ ...spec, ...(edition.rules?.[spec.id] ? { rule: edition.rules[spec.id] } : {}) });
  return specs
    .filter(({ id }) => id !== 'edition' && speaks(edition, id, values))
    .map(cited)
    .sort((a, b) => rank(a) - rank(b));
}

/** These options in another edition: those that say nothing there are dropped. */
export function inEdition<V>(game: string, values: Readonly<Record<string, V>>, id: string): Record<string, V | string> {
  const edition = gameEntry(game)?.editions?.find((one) => one.id === id);
  const kept = Object.entries(values).filter(([option]) => edition && speaks(edition, option, values));
  return { ...Object.fromEntries(kept), edition: id };
}

/** The options with which so many play: those that say nothing are left out, and the one that allows more is set. */
export function seatedFor<V>(game: string, values: Readonly<Record<string, V>>, seats: number): Record<string, V | string | true> {
  const edition = editionIn(game, values);
  if (!edition) return { ...values, ...gameEntry(game)?.seated?.(seats) };
  const kept = Object.fromEntries(Object.entries(values).filter(([option]) => option === 'edition' || speaks(edition, option, values)));
  return edition.seats && seats > edition.seats.most ? { ...kept, [edition.seats.more]: true } : kept;
}

/**
 * Options on the page of a new table, where some follow from how many play: what is shown, which of them are settled, and
 * what a person's own values become when another option is set. With another number of seats their own values come back.
 */
export function settledBySeats<V extends string | number | boolean>(game: string, own: Readonly<Record<string, V>>, seats: number) {
  const settled: Readonly<Record<string, string>> = gameEntry(game)?.seated?.(seats) ?? {};
  return {
    shown: { ...own, ...settled },
    settled: new Set(Object.keys(settled)),
    set(next: Readonly<Record<string, V | string>>): Record<string, V | string> {
      const free = Object.entries(next).filter(([id]) => !(id in settled));
      const kept = Object.entries(own).filter(([id]) => id in settled);
      return Object.fromEntries([...free, ...kept]);
    },
  };
}

const WHAT = ['edition', 'expansion', 'finale', 'level', 'ownLevel', 'wizor', 'heroes'];

/** True for an option that says what is played, not by which rules: a preset leaves it alone. */
export const isWhat = (option: string): boolean => WHAT.includes(option);

/**
 * These options for one level, where a match goes over many: nobody plays all of them at a sitting, and a level was measured. Undefined
 * for any other match. `options` name all that has a default, the level among it.
 */
export function oneLevelOf(
  game: string,
  options: Readonly<Record<string, string | number | boolean>>,
): { level: number; options: Record<string, string | number | boolean> } | undefined {
  const one = gameEntry(game)?.level?.(options);
  return one && { level: Number(options['level']), options: { ...options, ...one } };
}
