import { countedBetween, type FreeTime, LONG_CLOCK, type SeatInfo, type TableInfo } from '@questhall/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';

/** Time left as "1:05", or in hours and days where it is long. */
export function timeLeft(ms: number, locale: string, unitDisplay: 'short' | 'narrow' = 'short'): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  const [value, unit] = s < 172_800 ? [Math.round(s / 3600), 'hour' as const] : [Math.round(s / 86_400), 'day' as const];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
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

/** What this seat's clock leaves out at this table. */
export function freeAt({ clock }: TableInfo, { free }: SeatInfo): FreeTime | undefined {
  return clock === null || clock < LONG_CLOCK ? undefined : free;
}

/**
 * The milliseconds that somebody has left, and whether they are those of their reserve.
 * @param deadline when the decision's own time is over
 * @param reserve the milliseconds that the seat has in reserve
 * @param free what is left out of it
 */
export function leftUntil(deadline: number, now: number, reserve: number, free: FreeTime | undefined): { ms: number; inReserve: boolean } {
  const own = deadline - now;
  const inReserve = own <= 0 && reserve > 0;
  return { ms: own > 0 ? own : reserve - countedBetween(deadline, now, free), inReserve };
}

/**
 * Runs down to the moment when a decision's own time is over, by the server's time, and from then on what is in reserve.
 * @param reserve the milliseconds that the seat has in reserve
 * @param free what is left out of it
 */
export function SeatClock({ deadline, reserve = 0, free }: { deadline: number; reserve?: number; free?: FreeTime | undefined }) {
  const now = useServerTime();
  const own = deadline - now;
  const { ms } = leftUntil(deadline, now, reserve, free);
  return <span className={own <= 0 || own + reserve < 10_000 ? 'clock soon' : 'clock'}>{timeLeft(ms, document.documentElement.lang)}</span>;
}

/**
 * What a seat has in reserve for the rest of the match.
 * @param from when it begins to be used; null where the seat is not asked
 * @param free what is left out of it
 */
export function SeatReserve({ left, from, free }: { left: number; from: number | null; free?: FreeTime | undefined }) {
  return from === null ? <Reserve left={left} /> : <RunningReserve left={left} from={from} free={free} />;
}

/** The same in words, where there is room for them. */
export function ReserveTold({ left, from, free }: { left: number; from: number | null; free?: FreeTime | undefined }) {
  const t = useT();
  const { locale } = useWords();
  const now = useServerTime();
  return (
    <p className="hint">
      {t('ui.seat.reserve', { time: timeLeft(from === null ? left : left - countedBetween(from, now, free), locale) })}
    </p>
  );
}

function RunningReserve({ left, from, free }: { left: number; from: number; free: FreeTime | undefined }) {
  return <Reserve left={left - countedBetween(from, useServerTime(), free)} />;
}

function Reserve({ left }: { left: number }) {
  const t = useT();
  const { locale } = useWords();
  const time = timeLeft(left, locale);
  return (
    <span className="seat-reserve" title={t('ui.seat.reserve', { time })}>
      <Icon name="clock" size={12} />
      {/* Beside a name, which is to be read whole. */}
      <span aria-hidden="true">{timeLeft(left, locale, 'narrow')}</span>
      <span className="vh">{t('ui.seat.reserve', { time })}</span>
    </span>
  );
}
