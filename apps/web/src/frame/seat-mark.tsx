import { type Holiday, holidayAt, type SeatInfo } from '@questhall/protocol';
import { Icon } from '../icons/icon.tsx';
import { dayAndTime } from '../text/day.ts';
import { useT, useWords } from '../text/words.tsx';

/** A person's seat with nobody at the other end and no bot that stands in. */
export const isAway = (seat: SeatInfo) => seat.kind === 'person' && !seat.online && seat.standIn === null;

/** The holiday that a person has now, where no bot stands in. */
export const holidayOf = ({ free, standIn }: SeatInfo): Holiday | undefined =>
  free && standIn === null ? holidayAt(free, Date.now()) : undefined;

/** A person's seat for which the table waits, without a sign of life. */
export const isQuiet = (seat: SeatInfo) => seat.quietSince !== null && seat.standIn === null;

/** That a bot stands in, and until when where the person has said. */
export const standInWords = ({ standInUntil }: SeatInfo, t: ReturnType<typeof useT>, locale: string): string =>
  standInUntil === undefined ? t('ui.seat.standIn') : t('ui.seat.standIn.until', { day: dayAndTime(standInUntil, locale) });

/** A small sign after the name: a bot, a bot that stands in, a holiday, or nobody at the other end. Who is silent is thought to think: see `Seats`. */
export function SeatMark({ seat }: { seat: SeatInfo }) {
  const t = useT();
  const { locale } = useWords();
  const holiday = holidayOf(seat);
  const words =
    seat.kind === 'bot'
      ? t('ui.seat.bot')
      : seat.out
        ? t('ui.seat.out')
        : seat.standIn !== null
          ? standInWords(seat, t, locale)
          : holiday
            ? t('ui.seat.holiday', { day: dayAndTime(holiday.until, locale) })
            : isAway(seat)
              ? t('ui.seat.away')
              : null;
  return (
    <>
      {words === null ? null : (
        <span className="seat-mark" title={words} data-holiday={holiday ? '' : undefined}>
          <Icon name={seat.out ? 'hourglass' : holiday ? 'sun' : isAway(seat) ? 'broken' : 'cog'} size={14} />
          <span className="vh">{words}</span>
        </span>
      )}
      {seat.hinted ? <Hinted count={seat.hinted} /> : null}
    </>
  );
}

/** A small lamp: this person has asked what a bot would do, so often. */
function Hinted({ count }: { count: number }) {
  const words = useT()('ui.seat.hinted', { count });
  return (
    <span className="seat-mark" title={words}>
      <Icon name="bulb" size={14} />
      <span className="vh">{words}</span>
    </span>
  );
}
