import { LONGEST_NIGHT, type OwnHours } from '@questhall/protocol';
import { useId, useState } from 'react';
import { api } from '../net/api.ts';
import { dayAndTime } from '../text/day.ts';
import { useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { attempt } from '../ui/toasts.tsx';
import { DayRule } from './day-rule.tsx';
import type { PartProps } from './part.ts';
import { clockTime, dateField, minuteOf, zoneHere } from './times.ts';
import { useOwn } from './use-own.ts';

const USUAL_NIGHT = { from: 22 * 60, to: 8 * 60 };
const DAY = 86_400_000;
/** How long a holiday is thought to be, in days. */
const A_WEEK = 7;

/** When one's clock stands still in matches of hours and days: hours of every day, weekends. */
export function FreeHours({ info, say, changed }: PartProps) {
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const zone = zoneHere();
  const [hours, change] = useOwn<OwnHours>(info.hours ?? { zone, night: null, weekends: false }, api.setHours, changed);
  const { night } = hours;
  const put = (piece: Partial<OwnHours>) => {
    const isTooLong = !!piece.night && (piece.night.to - piece.night.from + 1440) % 1440 > LONGEST_NIGHT;
    setWrong(isTooLong);
    if (!isTooLong) change({ zone, ...piece });
  };
  const field = (which: 'from' | 'to') => (
    <>
      <label htmlFor={`${id}-${which}`}>{say(`hours.${which}`)}</label>
      <input
        id={`${id}-${which}`}
        className="field"
        type="time"
        required
        aria-describedby={`${id}-note`}
        value={clockTime((night ?? USUAL_NIGHT)[which])}
        onChange={(e) => {
          const minute = minuteOf(e.target.value);
          if (minute !== null) put({ night: { ...(night ?? USUAL_NIGHT), [which]: minute } });
        }}
      />
    </>
  );
  return (
    <section className="scroll">
      <h2>{say('hours')}</h2>
      <p>{say('hours.what')}</p>
      <Choose<boolean>
        label={say('hours.night')}
        value={night !== null}
        values={[false, true]}
        words={(on) => say(on ? 'on' : 'off')}
        onChange={(on) => put({ night: on ? USUAL_NIGHT : null })}
      />
      {night ? (
        <>
          <p className="calls-row">
            {field('from')}
            {field('to')}
          </p>
          <DayRule {...night} />
          <p className="hint" id={`${id}-note`} role={wrong ? 'alert' : undefined}>
            {wrong ? say('hours.most', { count: LONGEST_NIGHT / 60 }) : say('quiet.zone', { zone: hours.zone.replaceAll('_', ' ') })}
          </p>
        </>
      ) : null}
      <Choose<boolean>
        label={say('hours.weekends')}
        value={hours.weekends}
        values={[false, true]}
        words={(on) => say(on ? 'on' : 'off')}
        onChange={(weekends) => put({ weekends })}
      />
    </section>
  );
}

/** A holiday, begun and ended by one tap. */
export function Away({ info, say, changed }: PartProps) {
  const { locale } = useWords();
  const id = useId();
  const [now] = useState(() => Date.now());
  const [date, setDate] = useState(() => dateField(now + Math.min(A_WEEK, info.holidayDays) * DAY));
  const act = async (step: () => Promise<typeof info>) => {
    const done = await attempt(step);
    if (done) changed(done);
  };
  // As long a time as there are days, to the same time of that day.
  const until = new Date(`${date}T${clockTime(new Date(now).getHours() * 60 + new Date(now).getMinutes())}`).getTime();
  return (
    <section className="scroll">
      <h2>{say('away')}</h2>
      <p>{say('away.what', { count: info.holidayDays })}</p>
      {info.away ? (
        <>
          <p>
            <b>{say('away.now', { day: dayAndTime(info.away.until, locale) })}</b>
          </p>
          <button type="button" className="btn small" onClick={() => void act(() => api.comeBack())}>
            {say('away.back')}
          </button>
        </>
      ) : info.holidayDays > 0 ? (
        <p className="calls-row">
          <label htmlFor={id}>{say('away.until')}</label>
          <input
            id={id}
            className="field"
            type="date"
            required
            min={dateField(now + DAY)}
            max={dateField(now + info.holidayDays * DAY)}
            value={date}
            onChange={(e) => setDate(e.target.value)}
          />
          <button type="button" className="btn small" disabled={Number.isNaN(until)} onClick={() => void act(() => api.goAway(until))}>
            {say('away.go')}
          </button>
        </p>
      ) : null}
    </section>
  );
}
