import type { CallTimes } from '@questhall/protocol';
import { useId } from 'react';
import { api } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { DayRule } from './day-rule.tsx';
import type { PartProps } from './part.ts';
import { clockTime, minuteOf, zoneHere } from './times.ts';
import { useOwn } from './use-own.ts';

/** Seconds that a match may wait. */
const AFTER = [0, 300, 1800, 3600, 14_400] as const;
const USUAL_QUIET = { from: 22 * 60 + 30, to: 7 * 60 + 30 };

/** After how long one is called, and when not. */
export function Hours({ info, say, changed }: PartProps) {
  const { locale } = useWords();
  const id = useId();
  const zone = zoneHere();
  const [{ quiet, after, always, last }, put] = useOwn<Pick<CallTimes, 'quiet' | 'after' | 'always' | 'last'>>(
    { quiet: info.quiet, after: info.after, always: info.always === true, last: info.last !== false },
    (times) => api.setCallTimes({ locale, zone, ...times }),
    changed,
  );
  const putTime = (which: 'from' | 'to', time: string) => {
    const minute = minuteOf(time);
    if (minute !== null) put({ quiet: { ...(quiet ?? USUAL_QUIET), [which]: minute } });
  };
  const afterWords = (seconds: number) => {
    if (seconds === 0) return say('after.now');
    return seconds < 3600 ? say('after.minutes', { count: seconds / 60 }) : say('after.hours', { count: seconds / 3600 });
  };
  return (
    <section className="scroll">
      <Choose
        label={say('after')}
        value={after}
        values={AFTER}
        words={afterWords}
        onChange={(seconds) => put({ after: seconds })}
        note={say('after.note')}
      />
      <Choose<boolean>
        label={say('last')}
        value={last !== false}
        values={[false, true]}
        words={(on) => say(on ? 'on' : 'off')}
        onChange={(on) => put({ last: on })}
        note={say('last.note')}
      />
      <Choose<boolean>
        label={say('always')}
        value={always === true}
        values={[false, true]}
        words={(on) => say(on ? 'on' : 'off')}
        onChange={(on) => put({ always: on })}
      />
      <Choose<boolean>
        label={say('quiet')}
        value={quiet !== null}
        values={[false, true]}
        words={(on) => say(on ? 'on' : 'off')}
        onChange={(on) => put({ quiet: on ? USUAL_QUIET : null })}
      />
      {quiet ? (
        <>
          <p className="calls-row">
            <label htmlFor={`${id}-from`}>{say('quiet.use')}</label>
            <input
              id={`${id}-from`}
              className="field"
              type="time"
              required
              value={clockTime(quiet.from)}
              onChange={(e) => putTime('from', e.target.value)}
            />
            <label htmlFor={`${id}-to`}>{say('quiet.to')}</label>
            <input
              id={`${id}-to`}
              className="field"
              type="time"
              required
              value={clockTime(quiet.to)}
              onChange={(e) => putTime('to', e.target.value)}
            />
          </p>
          <DayRule {...quiet} />
          <p className="hint">
            {say('quiet.zone', { zone: zone.replaceAll('_', ' ') })} {say('quiet.note')}
          </p>
        </>
      ) : null}
    </section>
  );
}
