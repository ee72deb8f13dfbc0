/** What many matches of bots under the same options came to. Lengths are in the unit of `MeasuredRules`. */
export interface Sample {
  matches: number;
  /** Mean length, and its standard deviation between matches. */
  mean: number;
  deviation: number;
  /** Eight matches of ten are as long as this: from the tenth to the ninetieth in a hundred, with the one in the middle. */
  low: number;
  median: number;
  high: number;
  /** Decisions a match, of all seats together. */
  decisions: number;
  /** Matches that somebody won. */
  won: number;
}

/** Matches by the rulebook with so many seats. */
export interface MeasuredLength extends Sample {
  /** The edition, expansion and level that were played, where the game has them. */
  base: Readonly<Record<string, string | number | boolean>>;
  seats: number;
}

/** Matches in which one option alone is otherwise than in the rulebook. */
export interface MeasuredValue extends Sample {
  base: Readonly<Record<string, string | number | boolean>>;
  seats: number;
  option: string;
  value: string | number | boolean;
}

/** What `questhall measure-rules` writes of one game. */
export interface MeasuredRules {
  game: string;
  /** The version of the game's rules that were measured. */
  rules: number;
  unit: string;
  bots: string;
  seed: number;
  /** The day on which the last row was measured: YYYY-MM-DD. */
  date: string;
  lengths: MeasuredLength[];
  values: MeasuredValue[];
}

/** What an option does, with the interval in which it truly lies. */
export interface Effect {
  /** How long matches are, by how long they were: 0.69 is 31 % shorter. */
  length: { ratio: number; low: number; high: number; sure: boolean };
  /** How much more often somebody wins: 0.12 is 12 matches more of a hundred. */
  won: { more: number; low: number; high: number; sure: boolean };
  matches: number;
}

/** 99 of 100 of a normal distribution: a page shows twenty effects at once, of which one in twenty would be chance at 95. */
const Z = 2.575829;

/**
 * What a change of rules did to the length of matches and to how often somebody wins, with 99 % intervals: of the ratio of two
 * means (by the logarithm) and of the difference of two rates. `sure` where the interval leaves out "no difference".
 */
export function effectOf(without: Sample, changed: Sample): Effect {
  const log = Math.log(changed.mean / without.mean);
  const relative = ({ deviation, mean, matches }: Sample) => (deviation / mean) ** 2 / matches;
  const half = Z * Math.sqrt(relative(without) + relative(changed));
  const [before, now] = [without.won / without.matches, changed.won / changed.matches];
  const spread = Z * Math.sqrt((before * (1 - before)) / without.matches + (now * (1 - now)) / changed.matches);
  const more = now - before;
  return {
    length: { ratio: Math.exp(log), low: Math.exp(log - half), high: Math.exp(log + half), sure: Math.abs(log) > half },
    won: { more, low: more - spread, high: more + spread, sure: Math.abs(more) > spread },
    matches: changed.matches,
  };
}

/** True where these options are played on that base: every option of the base has its value. */
export function isOn(base: MeasuredLength['base'], options: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(base).every(([option, value]) => options[option] === value);
}
