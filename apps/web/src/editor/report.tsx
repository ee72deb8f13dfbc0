import type { LevelFile, LevelReport } from '@questhall/dystopia/levels';
import { useWords } from '../text/words.tsx';
import { useGoalWords } from './level-form.tsx';
import { nameIn, useSay, useSpeak } from './words.tsx';

/** From which win rate on a level is called what. */
const VERDICTS = [
  [0.9, 'easy'],
  [0.6, 'fair'],
  [0.3, 'hard'],
  [0, 'deadly'],
] as const;
const SHOWN = 5;

/** What the parties of bots found out, in words and bars. */
export function Report({ report, heroes, level }: { report: LevelReport; heroes: number; level: LevelFile }) {
  const say = useSay();
  const speak = useSpeak();
  const goalWords = useGoalWords(level);
  const { locale } = useWords();
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const number = (n: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(n);
  const { won, rounds, deaths, areas, neverVisited } = report;
  const verdict = VERDICTS.find(([least]) => won.rate >= least)![1];

  const areaName = (area: string): string => {
    if (area === '+' || area === '') return say('measure.doorway');
    return level.areas?.[area] ?? say(area < 'a' ? 'at.room' : 'at.corridor', { area });
  };
  const cause = (by: string): string => {
    if (by === '') return say('measure.other');
    return nameIn(speak, level.monsters.some(({ code }) => code === by) || speak.has(`monster.${by}`) ? `monster.${by}` : `trap.${by}`);
  };
  const larger = level.monsters.filter(({ minParty = 1 }) => minParty > heroes).length;
  const listed = (counts: Readonly<Record<string, number>>, name: (key: string) => string, none: string) =>
    Object.entries(counts)
      .slice(0, SHOWN)
      .map(([key, n]) => say('measure.times', { what: name(key), n }))
      .join(', ') || none;

  return (
    <div className="ed-report">
      <p className="ed-rate">{say('measure.won', { rate: percent(won.rate) })}</p>
      <div className="ed-interval" aria-hidden="true">
        <span style={{ left: `${won.low * 100}%`, right: `${(1 - won.high) * 100}%` }} />
        <i style={{ left: `${won.rate * 100}%` }} />
      </div>
      <p>
        <b>{say(`measure.verdict.${verdict}`)}</b>{' '}
        {say('measure.interval', { n: report.parties, low: percent(won.low), high: percent(won.high) })}
      </p>
      <dl>
        <dt>{say('measure.rounds')}</dt>
        <dd>{rounds ? say('measure.rounds.are', { mean: number(rounds.mean), p95: rounds.p95 }) : '–'}</dd>
        <dt>{say('measure.deaths')}</dt>
        <dd>{say('measure.deaths.are', { mean: number(deaths.mean), heroes, rate: percent(deaths.nobody.rate) })}</dd>
        <dt>{say('measure.causes')}</dt>
        <dd>{listed(deaths.by, cause, say('measure.nobody'))}</dd>
        <dt>{say('measure.where')}</dt>
        <dd>{listed(deaths.byArea, areaName, say('measure.nowhere'))}</dd>
        <dt>{say('measure.monsters')}</dt>
        <dd>
          {say('measure.monsters.are', { beaten: percent(report.beaten), met: percent(report.beatenOfMet) })}
          {larger > 0 ? ` ${say('measure.monsters.larger', { n: larger })}` : null}
        </dd>
        {report.unfinished > 0 ? (
          <>
            <dt>{say('measure.unfinished')}</dt>
            <dd>{say('measure.unfinished.are', { n: report.unfinished })}</dd>
          </>
        ) : null}
        {report.goals.length > 1
          ? report.goals.map(({ goal, rate }) => (
              <div key={JSON.stringify(goal)} className="ed-goal">
                <dt>{goalWords(goal)}</dt>
                <dd>{say('measure.share', { share: percent(rate) })}</dd>
              </div>
            ))
          : null}
      </dl>
      <h3>{say('measure.areas')}</h3>
      {neverVisited.length > 0 ? <p className="ed-note">{say('measure.never', { areas: neverVisited.map(areaName).join(', ') })}</p> : null}
      <ul className="ed-areas">
        {areas.map(({ area, share }) => (
          <li key={area}>
            <span>{areaName(area)}</span>
            <span className="ed-bar" aria-hidden="true">
              <i style={{ width: `${share * 100}%` }} />
            </span>
            <span className="ed-share">{percent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
