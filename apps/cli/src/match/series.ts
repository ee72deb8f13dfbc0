import { CliError } from '../errors.ts';

/** An option that takes each number of a range in turn: `--set level=1..10`. */
export interface Series {
  option: string;
  /** The settings of each row, in order. */
  rows: { value: number; set: string[] }[];
}

/** No more rows than a person would read. */
const MOST = 100;

/**
 * The rows that a range among the settings stands for; undefined where there is none.
 * @throws CliError where a range runs backwards or is very long, or where there are two
 */
export function seriesOf(set: readonly string[]): Series | undefined {
  const found = set.flatMap((one, at) => {
    const range = /^([^=]+)=(\d+)\.\.(\d+)$/.exec(one);
    return range ? [{ at, option: range[1]!, from: Number(range[2]), to: Number(range[3]) }] : [];
  });
  const [range] = found;
  if (!range) return undefined;
  if (found.length > 1) throw new CliError(`Only one option can run over a range; here it is ${found.map((f) => f.option).join(' and ')}.`);
  const { at, option, from, to } = range;
  if (to < from) throw new CliError(`--set ${set[at]!}: a range goes from the least to the most.`);
  if (to - from >= MOST) throw new CliError(`--set ${set[at]!}: a range has at most ${MOST} numbers.`);
  const rows = Array.from({ length: to - from + 1 }, (_, i) => {
    const value = from + i;
    return { value, set: set.map((one, n) => (n === at ? `${option}=${value}` : one)) };
  });
  return { option, rows };
}
