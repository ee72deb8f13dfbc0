import { useEffect, useState } from 'react';
import { useMatchState } from '../table/match-context.tsx';

/** Time left as "1:05", or in hours and days where it is long. */
export function timeLeft(ms: number, locale: string): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  const [value, unit] = s < 172_800 ? [Math.round(s / 3600), 'hour' as const] : [Math.round(s / 86_400), 'day' as const];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** Runs down to the moment when the clock plays the default, by the server's time. */
export function SeatClock({ deadline }: { deadline: number }) {
  const skew = useMatchState((m) => m.clockSkew);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = deadline - (now + skew);
  return <span className={left < 10_000 ? 'clock soon' : 'clock'}>{timeLeft(left, document.documentElement.lang)}</span>;
}
