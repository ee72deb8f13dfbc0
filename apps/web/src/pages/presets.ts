import type { NewMatch } from '@questhall/protocol';
import type { Locale } from '@questhall/text';
import { isWhat } from '../games/editions.ts';

/** A way to play that a table can choose at one touch: house rules that go together. Names and words in every language. */
export interface Preset {
  id: string;
  /** The address of the picture on its card. */
  picture: string;
  name: Readonly<Record<Locale, string>>;
  about: Readonly<Record<Locale, string>>;
  /** The options that differ from the rulebook. */
  options: NonNullable<NewMatch['options']>;
}

type Options = NonNullable<NewMatch['options']>;

/** Every game with a `presets.ts` in its folder. */
const PRESETS = import.meta.glob<{ presets: readonly Preset[] }>('../games/*/presets.ts', { eager: true });

/** The ways to play that a game offers; the first is by the rulebook. */
export const presetsOf = (game: string): readonly Preset[] => PRESETS[`../games/${game}/presets.ts`]?.presets ?? [];

/** These options played the way of the preset. `offered` are the options that say something in this edition. */
export function withPreset(values: Options, { options }: Preset, offered: readonly string[]): Options {
  const kept = Object.entries(values).filter(([option]) => isWhat(option));
  const own = Object.entries(options).filter(([option]) => offered.includes(option));
  return Object.fromEntries([...kept, ...own]);
}

/** The options that are not as the rulebook has them, in their order. */
export function differing(values: Options, specs: readonly { id: string; byDefault: unknown }[]): string[] {
  return specs.filter(({ id, byDefault }) => !isWhat(id) && values[id] !== undefined && values[id] !== byDefault).map(({ id }) => id);
}

/** The preset that these options are; undefined where somebody has set rules of their own. */
export function presetIn(
  values: Options,
  presets: readonly Preset[],
  specs: readonly { id: string; byDefault: unknown }[],
): Preset | undefined {
  const ids = specs.map(({ id }) => id);
  const asWords = (options: Options) => JSON.stringify(differing(options, specs).map((id) => [id, options[id]]));
  const now = asWords(values);
  return presets.find((preset) => asWords(withPreset({}, preset, ids)) === now);
}

/** Every option with its value: what was chosen, else the rulebook's. */
export function withDefaults(specs: readonly { id: string; byDefault: string | number | boolean }[], values: Options): Options {
  return { ...Object.fromEntries(specs.map(({ id, byDefault }) => [id, byDefault])), ...values };
}
