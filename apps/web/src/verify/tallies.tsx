import type { Report } from '@questhall/record';
import type { Speaker } from '@questhall/text';
import { useWords } from '../text/words.tsx';
import { drawName, itemName } from './words.ts';

type Tally = Report['tallies'][number];

/** Dice and draws, counted: what came, what was to be expected, and where 95 of 100 matches lie. Calm, whatever came. */
export function Tallies({ tallies, speak }: { tallies: readonly Tally[]; speak: Speaker }) {
  const say = (key: string) => speak.say({ key: `ui.verify.${key}` });
  return (
    <section className="scroll verify-tallies">
      <h2>{say('draws.title')}</h2>
      {tallies.length === 0 ? (
        <p>{say('draws.none')}</p>
      ) : (
        <p>
          {say('draws.what')} {say('draws.outside')}
        </p>
      )}
      {tallies.map((tally) => (
        <TallyTable key={`${tally.what} ${tally.rows.length}`} tally={tally} speak={speak} />
      ))}
    </section>
  );
}

function TallyTable({ tally: { what, n, rows }, speak }: { tally: Tally; speak: Speaker }) {
  const { locale } = useWords();
  const say = (key: string) => speak.say({ key: `ui.verify.${key}` });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <table>
      <caption>{speak.say({ key: 'ui.verify.draws.kind', args: { what: drawName(speak, what), n } })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('col.item')}</th>
          <th scope="col">{say('col.count')}</th>
          <th scope="col">{say('col.expected')}</th>
          <th scope="col">{say('col.range')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, count, expected, low, high }) => (
          <tr key={item}>
            <th scope="row">{itemName(speak, item, what)}</th>
            <td>
              {count < low || count > high ? (
                <>
                  <span className="verify-ring" aria-hidden="true">
                    ○
                  </span>
                  <span className="vh">{say('outside')} </span>
                </>
              ) : null}
              {count}
            </td>
            <td>{number.format(expected)}</td>
            <td>
              {low}–{high}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
