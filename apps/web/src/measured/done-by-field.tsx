import type { NewMatch } from '@questhall/protocol';
import { useId, useState } from 'react';
import { useT } from '../text/words.tsx';
import { clockIn, LAST_ROUND, minutesUntil } from './done-by.ts';
import './measured.css';

/** The evenings that most tables mean: an hour at most, or so many. */
const EVENINGS = [1, 2, 3];

function ClockField({ clock, onClock }: { clock: string; onClock: (said: string) => void }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('ui.doneBy')}</label>
      <input id={id} type="time" className="field" value={clock} onChange={(e) => onClock(e.target.value)} />
    </>
  );
}

/**
 * "Done by 22:30": the last round is reckoned while the match runs. Nothing in a campaign, whose
 * rounds count towards no end.
 */
export function HourField({
  options,
  onHour,
}: {
  options: NonNullable<NewMatch['options']>;
  /** In milliseconds since 1970; null for none. */
  onHour: (at: number | null) => void;
}) {
  const t = useT();
  const [clock, setClock] = useState('');
  const choose = (said: string) => {
    setClock(said);
    const now = new Date();
    const minutes = minutesUntil(said, now);
    onHour(minutes === undefined ? null : Math.round(now.getTime() / 60_000 + minutes) * 60_000);
  };
  if (!(LAST_ROUND in options) || options['campaign'] === true) return null;
  return (
    <div className="done-by">
      <ClockField clock={clock} onClock={choose} />
      <div className="done-in">
        {EVENINGS.map((hours) => (
          <button key={hours} type="button" className="btn paper small" onClick={() => choose(clockIn(hours, new Date()))}>
            {t('ui.doneBy.in', { hours })}
          </button>
        ))}
      </div>
      <p className="hint">{t('ui.doneBy.reckoned')}</p>
    </div>
  );
}
