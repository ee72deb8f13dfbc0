import { printable } from '@questhall/plain';
import type { CheckLine, Finding, Kept, Report } from '@questhall/record';
import type { Speaker } from '@questhall/text';
import { seatLetter } from '../text/words.tsx';
import { Tallies } from './tallies.tsx';
import { seatWords } from './words.ts';

const MARKS: Record<CheckLine['state'], string> = { good: '✓', bad: '✗', skipped: '–' };

/** What came of a check: the verdict, each line of it, what was found, the codes, and the draws counted. */
export function ReportView({ report, kept, speak }: { report: Report; kept: Kept; speak: Speaker }) {
  const say = (key: string, args: Record<string, string | number> = {}) => speak.say({ key: `ui.verify.${key}`, args });
  const { facts, verdict, lines, findings, more, unchecked } = report;
  const taken = facts?.seats.filter((seat) => seat.withheld) ?? [];
  return (
    <>
      <section className="scroll verify-report" aria-live="polite">
        <h2 data-verdict={verdict}>{say(`verdict.${verdict}`)}</h2>
        {verdict === 'partly' && !unchecked.includes('replay') ? null : <p>{say(`why.${verdict}`, { rules: facts?.rules ?? 0 })}</p>}
        {facts?.chance === 'fast' ? <p className="hint">{say('simulated')}</p> : null}
        {findings.length > 0 ? (
          <ul className="verify-findings">
            {findings.map((f) => (
              <li key={f.message}>
                <b>{placeWords(say, speak, f)}</b>: {say(`found.${f.code}`, shown(f))}
              </li>
            ))}
            {more > 0 ? <li>{say('more', { n: more })}</li> : null}
          </ul>
        ) : null}
        <ul className="verify-lines">
          {lines.map(({ step, state, count }) => (
            <li key={step} data-state={state}>
              <span aria-hidden="true" className="verify-mark">
                {MARKS[state]}
              </span>
              {state === 'good' ? (
                <span>
                  {say(`line.${step}`, { n: count })} <span className="vh">({say('state.good')})</span>
                </span>
              ) : (
                <b>
                  {say(`topic.${step}`)}: {say(`state.${state}`)}
                </b>
              )}
            </li>
          ))}
        </ul>
        {facts ? (
          <>
            <h3>{say('codes')}</h3>
            <p className="hint">{say(keptKey(kept, findings))}</p>
            <dl className="verify-codes">
              {facts.commitment ? <Code name={say('commitment')} code={facts.commitment} /> : null}
              <Code name={say('opening')} code={facts.opening} />
              <Code name={say('head')} code={facts.head} />
              {facts.seats.map(({ seat, name, level, contribution, withheld }) => (
                <Code
                  key={seat}
                  name={`${seatWords(speak, seat)} · ${withheld ? say('withheld') : name === null ? (botName(speak, level) ?? seatLetter(seat)) : printable(name)}`}
                  code={printable(contribution) || '–'}
                />
              ))}
            </dl>
          </>
        ) : null}
        {taken.length > 0 ? (
          <p>{say('end.names', { n: taken.length, seats: taken.map(({ seat }) => seatLetter(seat)).join(', ') })}</p>
        ) : null}
        <p className="verify-end">
          <b>{say(`end.${endKey(report)}`, { rules: facts?.rules ?? 0 })}</b>
        </p>
      </section>
      {facts ? <Tallies tallies={report.tallies} speak={speak} /> : null}
    </>
  );
}

/** What the result is worth, said last, where nobody overlooks it. */
function endKey({ verdict, unchecked, lines }: Report): 'not' | 'other' | 'yet' | 'good' {
  if (unchecked.includes('replay')) return 'not';
  if (lines.some(({ step, state }) => step === 'outcome' && state === 'bad')) return 'other';
  return verdict === 'bad' ? 'yet' : 'good';
}

/** Whether this browser kept the codes, and whether they are these. */
function keptKey(kept: Kept, findings: readonly Finding[]): string {
  if (kept.commitment === undefined) return 'kept.no';
  return findings.some(({ code }) => code.startsWith('kept-')) ? 'kept.other' : 'kept.yes';
}

/** What stands in the record as it may stand in a sentence: nothing hidden, nothing that turns its direction. */
function shown({ args, code }: Finding): Record<string, string | number> {
  const words = (key: string, value: string | number) => {
    if (code === 'not-asked' && key === 'seat') return seatLetter(Number(value));
    return typeof value === 'string' ? printable(value) : value;
  };
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, words(key, value)]));
}

/** A bot by its strength, as the rest of the page calls it. */
function botName(speak: Speaker, level: string | null): string | undefined {
  if (level === null) return undefined;
  const key = `ui.level.${level}`;
  return speak.say({ key: 'ui.bot.named', args: { level: speak.has(key) ? speak.say({ key }) : level } });
}

function placeWords(say: (key: string, args?: Record<string, string | number>) => string, speak: Speaker, { place }: Finding): string {
  if (place.part === 'seat') return seatWords(speak, place.n);
  return 'n' in place ? say(`place.${place.part}`, { n: place.n }) : say(`place.${place.part}`);
}

function Code({ name, code }: { name: string; code: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{code}</code>
      </dd>
    </div>
  );
}
