import { LONG_CLOCK, type SeatInfo, type TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { clockTime } from '../calls/times.ts';
import type { GameModule, GameProps } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { ago } from '../text/ago.ts';
import { dayAndTime, sinceWhen } from '../text/day.ts';
import { useT, useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/toasts.tsx';
import { AwayDialog } from './agreements.tsx';
import { useAwaited } from './awaited.ts';
import { HandOverDialog } from './hand-over.tsx';
import { freeAt, ReserveTold } from './seat-clock.tsx';
import { holidayOf, isAway, isQuiet, standInWords } from './seat-mark.tsx';

/** The server lets nobody be reminded sooner than that. */
const NUDGE_MS = 12 * 3_600_000;

/** More about a seat, and what may be done with it: a bot for somebody who is away, one's own seat back. */
export function SeatDialog({
  seat,
  name,
  table,
  module,
  props,
  onClose,
}: {
  seat: SeatInfo;
  name: string;
  table: TableInfo;
  module: GameModule;
  props: GameProps<unknown>;
  onClose: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const match = useMatch();
  const [away, setAway] = useState(false);
  const [handing, setHanding] = useState(false);
  const [opened] = useState(() => Date.now());
  const waiting = useAwaited(module);
  const deadline = useMatchState((m) => m.sight?.deadlines?.[seat.seat]);
  const reserve = useMatchState((m) => m.sight?.reserves?.[seat.seat]);
  function act(step: () => Promise<TableInfo>): void {
    void attempt(step).then((changed) => {
      if (changed) match.setTable(changed);
      onClose();
    });
  }
  const running = table.status === 'running';
  const holiday = holidayOf(seat);
  const free = freeAt(table, seat);
  const night = free?.night;
  const minutes = Math.round(table.patience / 60);
  // Whether it is long enough the server knows, and says how long it still is.
  const seated = table.seats.some(({ yours }) => yours);
  // Where a decision has hours or days, to be away says nothing.
  const isLong = table.clock !== null && table.clock >= LONG_CLOCK;
  const mayAsk = isQuiet(seat) ? seated : !isLong && isAway(seat) && (table.host || (seated && table.hostAwaySince !== null));
  const mayStandIn = running && seat.kind === 'person' && seat.standIn === null && (seat.yours || mayAsk);
  // Whom the table waits for is what everybody may know.
  const waits = running && seat.kind === 'person' && seat.standIn === null && waiting.includes(seat.seat);
  const rested = seat.nudged === undefined || opened - seat.nudged.at >= NUDGE_MS;
  const mayNudge = seated && !seat.yours && waits && rested && match.transport.nudge !== undefined;
  if (away) return <AwayDialog onClose={onClose} onChoose={(until) => act(() => match.transport.standIn(seat.seat, 'normal', until))} />;
  if (handing) return <HandOverDialog table={table} seat={seat.seat} onClose={onClose} />;
  return (
    <Dialog title={name} onClose={onClose} className={module.SeatSheet ? 'wide' : 'small'}>
      <div className="seat-sheet">
        <SeatBadge seat={seat.seat} size={44} />
        <module.Pawn seat={seat.seat} size={72} view={props.view} />
        <div>
          <p>
            {seat.kind === 'bot'
              ? t('ui.bot.named', { level: t(`ui.level.${seat.level ?? 'normal'}`) })
              : seat.out
                ? t('ui.seat.out')
                : seat.standIn !== null
                  ? standInWords(seat, t, locale)
                  : holiday
                    ? t('ui.seat.holiday', { day: dayAndTime(holiday.until, locale) })
                    : isAway(seat)
                      ? t('ui.seat.away')
                      : isQuiet(seat)
                        ? t('ui.seat.quiet')
                        : t('ui.seat.here')}
            {seat.yours ? ` · ${t('ui.seat.you')}` : ''}
            {seat.hinted ? ` · ${t('ui.seat.hinted', { count: seat.hinted })}` : ''}
          </p>
          {reserve === undefined || seat.kind !== 'person' || seat.out ? null : (
            <ReserveTold left={reserve} from={(waiting.includes(seat.seat) && deadline) || null} free={free} />
          )}
          {seat.quietSince !== null && isQuiet(seat) ? (
            <p className="hint">
              {seat.yours
                ? t('ui.seat.quiet.you', { minutes })
                : t('ui.seat.quiet.note', { name, minutes, time: sinceWhen(seat.quietSince, locale) })}
            </p>
          ) : null}
          {free && night && night.from !== night.to ? (
            <p className="hint">
              {t('ui.seat.night', { from: clockTime(night.from), to: clockTime(night.to), zone: free.zone.replaceAll('_', ' ') })}
            </p>
          ) : null}
          {free?.weekends ? <p className="hint">{t('ui.seat.weekends', { zone: free.zone.replaceAll('_', ' ') })}</p> : null}
          {seat.nudged ? (
            <p className="hint">
              {t(seat.yours ? 'ui.seat.nudged.you' : 'ui.seat.nudged', {
                by: table.seats[seat.nudged.by]?.name ?? t('ui.gone'),
                name,
                ago: ago(seat.nudged.at, locale),
              })}
            </p>
          ) : null}
          <p className="hint">
            <module.SeatNote {...props} seat={seat.seat} />
          </p>
        </div>
      </div>
      {module.SeatSheet ? <module.SeatSheet {...props} seat={seat.seat} /> : null}
      <div className="sheet-buttons">
        {props.seek && module.figures(props.view, seat.seat) ? (
          <button
            type="button"
            className="btn paper small"
            onClick={() => {
              onClose();
              props.seek?.(seat.seat);
            }}
          >
            <Icon name="pin" size={18} />
            {t('ui.seat.find')}
          </button>
        ) : null}
        {mayNudge ? (
          <button type="button" className="btn small" onClick={() => act(() => match.transport.nudge!(seat.seat))}>
            {t('ui.seat.nudge', { name })}
          </button>
        ) : null}
        {mayStandIn ? (
          <button
            type="button"
            className="btn paper small"
            onClick={() =>
              seat.yours && !match.transport.onDevice ? setAway(true) : act(() => match.transport.standIn(seat.seat, 'normal'))
            }
          >
            {seat.yours ? t('ui.menu.standIn') : t('ui.seat.letBot', { name })}
          </button>
        ) : null}
        {seat.yours && running && !seat.out && match.transport.agreements ? (
          <button type="button" className="btn paper small" onClick={() => setHanding(true)}>
            {t('ui.hand')}
          </button>
        ) : null}
        {seat.yours && seat.standIn !== null && !seat.out ? (
          <button type="button" className="btn small" onClick={() => act(() => match.transport.back(seat.seat))}>
            {t('ui.menu.back')}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
