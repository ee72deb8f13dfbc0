import type { DecisionView, DiceResult, OptionView } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { useWords } from '../text/words.tsx';
import { Said } from './said.tsx';

type Shown = { [K in 'note' | 'odds' | 'results']?: OptionView[K] | undefined };

/** The numbers of a result: "2–3", or one of them. */
const rangeOf = ({ from, to }: DiceResult): string => (from === to ? String(from) : `${from}–${to}`);

/** A cell of a table: all numbers that bring the same, in one. */
interface Cell {
  range: string;
  brings: string;
  helps: boolean | undefined;
}

/** The cells of a table, in the order of their first numbers: what several numbers bring that are no neighbours stands there once, save with a chance, which is that of these numbers. */
export function cellsOf(results: readonly DiceResult[], speak: Speaker): Cell[] {
  const cells = new Map<string, Cell>();
  for (const result of results) {
    const [range, brings] = [rangeOf(result), speak.say(result.brings)];
    const key = result.brings.args?.['odds'] === undefined ? brings : `${range} ${brings}`;
    const same = cells.get(key);
    cells.set(key, same ? { ...same, range: `${same.range}, ${range}` } : { range, brings, helps: result.helps });
  }
  return [...cells.values()];
}

/** The text that says what the odds of this question are a chance of, where the game has one. */
export const chanceKey = ({ prompt, kind }: DecisionView, speak: Speaker): string | undefined =>
  [`${prompt.key}.odds`, `ask.${kind}.odds`].find(speak.has);

/** How likely it is that dice help, and that they hurt, each 0 to 1; null where they do neither, or the results are not all that plain dice can show. */
export function goodAndBad(results: readonly DiceResult[]): { good: number; bad: number } | null {
  const [least, most] = [Math.min(...results.map(({ from }) => from)), Math.max(...results.map(({ to }) => to))];
  if (least < 1 || most !== 6 * least || results.reduce((n, { from, to }) => n + to - from + 1, 0) !== most - least + 1) return null;
  /** In how many ways so many dice come to a sum. */
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < least; die++) {
    const next = new Map<number, number>();
    for (const [sum, n] of ways) for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + n);
    ways = next;
  }
  const share = (helps: boolean) =>
    results
      .filter((result) => result.helps === helps)
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => ways.get(from + i) ?? 0))
      .reduce((sum, n) => sum + n, 0) /
    6 ** least;
  const [good, bad] = [share(true), share(false)];
  return good + bad > 0 ? { good, bad } : null;
}

/**
 * What choosing an option brings, below its label: its sentence, its odds, and its dice as a row of cells.
 * @param chance how its odds are said: `chanceKey`
 */
export function Consequence({ of: { note, odds, results }, chance = 'ui.decision.odds' }: { of: Shown; chance?: string | undefined }) {
  const { speak, locale } = useWords();
  const sums = results ? goodAndBad(results) : null;
  const said = (share: number) => percent(share, locale);
  return (
    <>
      {note || odds !== undefined ? (
        <span className="plate-note">
          {note ? (
            <span className="plate-sentence">
              <Said parts={speak.parts(note)} />
            </span>
          ) : null}
          {odds === undefined ? null : <b className="odds"> {speak.say({ key: chance, args: { odds: percent(odds, locale) } })}</b>}
        </span>
      ) : null}
      {results ? (
        <span className="plate-results">
          {cellsOf(results, speak).map(({ range, brings, helps }) => (
            <span key={range} className="plate-result" data-helps={helps}>
              <b>{range}</b> {brings}{' '}
            </span>
          ))}
        </span>
      ) : null}
      {sums ? (
        // In place of the table, where a plate stands in short.
        <b className="odds plate-sums" aria-hidden="true">
          {speak.say({ key: 'ui.decision.goodAndBad', args: { good: said(sums.good), bad: said(sums.bad) } })}
        </b>
      ) : null}
    </>
  );
}

const percent = (odds: number, locale: string): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(odds);

/**
 * The same in one breath, for what stands for an option without being its plate (a space of the board): label, sentence,
 * odds, results.
 * @param said how the table says a chance ("14 % chance")
 */
export function spoken({ label, note, odds, results }: OptionView, speak: Speaker, said: (odds: string) => string): string {
  const parts = [speak.say(label)];
  if (note) parts.push(speak.say(note));
  if (odds !== undefined) parts.push(said(percent(odds, speak.locale)));
  if (results)
    parts.push(
      cellsOf(results, speak)
        .map(({ range, brings }) => `${range} ${brings}`)
        .join(' · '),
    );
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
