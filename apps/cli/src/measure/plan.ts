import { type AnyGame, type MatchOptions, matchOptions, type OptionSpec } from '@questhall/kernel';

type Value = string | number | boolean;

/** What is played in one row: the game as in the rulebook, or with one option otherwise. */
export interface MeasuredSetting {
  base: Record<string, Value>;
  seats: number;
  /** Absent in a row that measures the base itself. */
  change?: { option: string; value: Value };
}

interface GamePlan {
  /** The games within the game: each edition and level is measured by itself. */
  bases: { options: Record<string, Value>; without?: readonly string[] }[];
  /** The number of seats at which options are measured: what most tables have. */
  seats: number;
  /** The numbers that are tried of an option that takes a range. */
  numbers: Record<string, readonly number[]>;
  /** Options that say what is played, or change nothing that bots notice. */
  leftOut: readonly string[];
  /** Rows that no other one stands for, by the rulebook alone: with as many seats as are named. */
  more?: { options: Record<string, Value>; seats: readonly number[] }[];
}

/** Options of the Digital Edition alone, and of the Realm of Souls alone, say nothing elsewhere. */
const SOULS = ['finale', 'lifeTrophies', 'randomBreach', 'ghostRestart'];
const DIGITAL = ['bigTable', ...SOULS];

const PLANS: Readonly<Record<string, GamePlan>> = {
  nachtwacht: {
    bases: [{ options: {} }],
    seats: 3,
    numbers: { roundLimit: [20, 30] },
    leftOut: [],
  },
  talisman: {
    bases: [
      { options: { edition: '1986', expansion: 'none' }, without: [...DIGITAL, 'tideBell'] },
      {
        options: { edition: 'digital', expansion: 'none' },
        without: [...SOULS, 'tideBell', 'startSpaces', 'craftTrophies', 'takingBeside', 'healing'],
      },
      {
        options: { edition: 'digital', expansion: 'realm-of-souls' },
        without: ['tideBell', 'startSpaces', 'craftTrophies', 'takingBeside', 'healing'],
      },
    ],
    seats: 3,
    numbers: {
      lives: [3, 5, 6],
      gold: [0, 3, 5],
      trophyPoints: [5, 6, 8, 9],
      objectLimit: [3, 6, 8],
      sentinel: [6, 12],
      commandFrom: [3, 5],
      roundLimit: [60, 120],
    },
    leftOut: ['edition', 'expansion'],
  },
  dystopia: {
    bases: [{ options: { campaign: false, level: 1 } }, { options: { campaign: false, level: 5 } }],
    seats: 3,
    numbers: { roundLimit: [10, 20] },
    leftOut: ['level', 'campaign', 'wizor', 'heroes', 'muster', 'ownLevel', 'fallen', 'checkpoint', 'passing'],
    // Fewer people than heroes lead several each: as many answers as at a full table, from fewer people.
    more: [
      ...[1, 5].map((level) => ({ options: { campaign: false, level, heroes: 4 }, seats: [1, 2, 3] })),
      // The other levels, whose options do what they do on those two: their lengths alone, those of four heroes first.
      ...[4, 3, 2].flatMap((n) => [2, 3, 4, 6, 7, 8, 9, 10].map((level) => ({ options: { campaign: false, level }, seats: [n] }))),
    ],
  },
};

/**
 * For each base the usual number of seats first, then every option by itself at that number; the other numbers of seats come
 * behind them, since the options can be told without them, and last what only lengths are measured of.
 */
export function settingsOf(game: AnyGame): MeasuredSetting[] {
  const plan = PLANS[game.id];
  if (!plan) return [];
  const numbers = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const changed = plan.bases.flatMap(({ options: base, without = [] }): MeasuredSetting[] => [
    { base, seats: plan.seats },
    ...game.options
      .filter(({ id, text }) => !text && !plan.leftOut.includes(id) && !without.includes(id))
      .flatMap((spec) => valuesOf(spec, plan).map((value) => ({ base, seats: plan.seats, change: { option: spec.id, value } }))),
  ]);
  const others = plan.bases.flatMap(({ options: base }) => {
    const { min, max } = game.seatsFor?.(matchOptions(game.options, base)) ?? game.seats;
    return numbers.filter((n) => n !== plan.seats && n >= min && n <= max).map((seats) => ({ base, seats }));
  });
  const more = (plan.more ?? []).flatMap(({ options: base, seats }) => seats.map((n) => ({ base, seats: n })));
  return [...changed, ...others, ...more];
}

function valuesOf({ id, values, byDefault }: OptionSpec, { numbers }: GamePlan): Value[] {
  return 'min' in values ? [...(numbers[id] ?? [])] : values.filter((value) => value !== byDefault);
}

/** The options of a row, as `--set` would give them. */
export const optionsIn = ({ base, change }: MeasuredSetting): MatchOptions => ({
  ...base,
  ...(change ? { [change.option]: change.value } : {}),
});
