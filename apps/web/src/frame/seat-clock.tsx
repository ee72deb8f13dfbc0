import { useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';

/** Time left as "1:05", or in hours and days where it is long. */
export function timeLeft(ms: number, locale: string): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  const [value, unit] = s < 172_800 ? [Math.round(s / 3600), 'hour' as const] : [Math.round(s / 86_400), 'day' as const];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** The server's time, looked at every second. */
function useServerTime(): number {
  const skew = useMatchState((m) => m.clockSkew);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + skew;
}

/**
 * Runs down to the moment when a seat's time is over, by the server's time: first what this decision has, then the reserve.
 * @param reserve the milliseconds in reserve that `deadline` includes
 */
export function SeatClock({ deadline, reserve = 0 }: { deadline: number; reserve?: number }) {
  const left = deadline - useServerTime();
  const own = left - reserve;
  return (
    <span className={left < 10_000 || own <= 0 ? 'clock soon' : 'clock'}>
      {timeLeft(own > 0 ? own : left, document.documentElement.lang)}
    </span>
  );
}

/**
 * What a seat has in reserve for the rest of the match.
 * @param until where it is being used now, or will be: when it would be used up
 */
export function SeatReserve({ left, until }: { left: number; until: number | null }) {
  return until === null ? <Reserve left={left} /> : <RunningReserve left={left} until={until} />;
}

function RunningReserve({ left, until }: { left: number; until: number }) {
  return <Reserve left={Math.min(left, until - useServerTime())} />;
}

function Reserve({ left }: { left: number }) {
  const t = useT();
  const { locale } = useWords();
  const time = timeLeft(left, locale);
  return (
    <span className="seat-reserve" title={t('ui.seat.reserve', { time })}>
      <Icon name="clock" size={12} />
      <span aria-hidden="true">{time}</span>
      <span className="vh">{t('ui.seat.reserve', { time })}</span>
    </span>
  );
}
