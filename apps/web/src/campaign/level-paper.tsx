import type { Speaker } from '@questhall/text';
import type { ReactNode } from 'react';
import { rounded } from '../measured/measured.ts';
import { timeOf } from '../measured/time-of.ts';
import { usePlayed } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { DIFFICULTIES, type Difficulty, hardnessOf, percent, type StationState } from './campaign.ts';
import { levelText, type Say } from './say.tsx';
import { Sign } from './sign.tsx';

const SIGNS = { easy: 'goblin-head', normal: 'crossed-swords', hard: 'crowned-skull' } as const;

/** One level: how hard it is and how long it takes, as measured, and what can be done about it. */
export function LevelPaper({
  level,
  state,
  before,
  difficulty,
  onDifficulty,
  say,
  speak,
  locale,
  children,
}: {
  level: number;
  state: StationState;
  /** The title of the level that has to be won first, where it is locked. */
  before: string | undefined;
  difficulty: Difficulty;
  /** Absent where the campaign has been begun: its Wizor stays as he is. */
  onDifficulty: ((difficulty: Difficulty) => void) | undefined;
  say: Say;
  speak: Speaker;
  locale: string;
  children: ReactNode;
}) {
  const t = useT();
  const played = usePlayed('dystopia');
  const hard = hardnessOf(level, difficulty);
  return (
    <section className="scroll cp-level" aria-labelledby="cp-level">
      <header>
        <span className="cp-seal cz" aria-hidden="true">
          {level}
        </span>
        <div>
          <h2 id="cp-level">
            <span className="vh">{say('level', { n: level })} </span>
            {levelText(speak, level, 'title')}
          </h2>
          <p className="hint">
            {say(`is.${state}`)}
            {hard ? ` · ${say('minutes', { time: timeOf(rounded(hard.minutes), t) })}` : ''}
            {hard && !played ? ` · ${t('ui.box.first', { time: timeOf(rounded(hard.first), t, true) })}` : ''}
          </p>
        </div>
      </header>
      {before === undefined ? null : <p className="cp-why">{say('locked.why', { title: before })}</p>}
      <fieldset className="cp-difficulty">
        <legend>{say('hard')}</legend>
        {DIFFICULTIES.map((one) => {
          const found = hardnessOf(level, one);
          return (
            <label key={one} className="cp-plate" data-on={one === difficulty || undefined}>
              <input
                type="radio"
                name="cp-difficulty"
                checked={one === difficulty}
                disabled={!onDifficulty && one !== difficulty}
                onChange={() => onDifficulty?.(one)}
              />
              <Sign name={SIGNS[one]} size={24} />
              <b>{say(`hard.${one}`)}</b>
              <span>{found ? say('rate.short', { rate: percent(found.rate) }) : say('rate.none')}</span>
            </label>
          );
        })}
      </fieldset>
      {children}
      {hard ? (
        <p className="hint cp-how">
          {say('rate', { rate: percent(hard.rate), low: percent(hard.low), high: percent(hard.high), n: hard.tried })}{' '}
          {say('rate.how', { day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(`${hard.date}T12:00:00`)) })}
        </p>
      ) : null}
    </section>
  );
}
