import type { DecisionView, DiceResult, OptionView } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { useWords } from '../text/words.tsx';
import { Said } from './said.tsx';

type Shown = { [K in 'note' | 'odds' | 'results' | 'prospects']?: OptionView[K] | undefined };

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

/**
 * What choosing an option brings, below its label: its sentence, its odds, and its dice as a row of cells.
 * @param chance how its odds are said: `chanceKey`
 */
export function Consequence({
  of: { note, odds, results, prospects },
  chance = 'ui.decision.odds',
}: {
  of: Shown;
  chance?: string | undefined;
}) {
  const { speak, locale } = useWords();
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
      {prospects ? (
        // In place of the table, where a plate stands in short.
        <b className="odds plate-sums" aria-hidden="true">
          {speak.say({ key: 'ui.decision.goodAndBad', args: { good: said(prospects.good), bad: said(prospects.bad) } })}
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
