import type { TableInfo } from '@questhall/protocol';
import { lazy, Suspense, useState } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useMatchState } from '../table/match-context.tsx';
import { BotBubble } from '../talk/bot-bubble.tsx';
import { seatLetter, useT } from '../text/words.tsx';
import { useAwaited } from './awaited.ts';
import { freeAt, SeatClock, SeatReserve } from './seat-clock.tsx';
import { isAway, isQuiet, SeatMark } from './seat-mark.tsx';

/** Fetched when somebody taps a plate. */
const SeatDialog = lazy(async () => ({ default: (await import('./seat-dialog.tsx')).SeatDialog }));

/** Whether a name has a word that would be broken on the small plate of a phone. */
const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 7);

/** Everybody at the table: badge, name, the game's note, and whom the table waits for. */
export function Seats({ module, props, table }: { module: GameModule; props: GameProps<unknown>; table: TableInfo }) {
  const t = useT();
  const [open, setOpen] = useState<number | null>(null);
  const waiting = useAwaited(module);
  const deadlines = useMatchState((m) => m.sight?.deadlines);
  const reserves = useMatchState((m) => m.sight?.reserves);
  // On a phone, and beside a path that is in sight as a whole, the sheet of a seat leads to its figures.
  const pins = module.layout === 'square' && props.layout !== 'phone';
  const where = (seat: number) => t('ui.seat.where', { name: props.nameOf(seat), letter: seatLetter(seat) });
  const chosen = open === null ? undefined : table.seats[open];
  return (
    <>
      <ul className="seats" aria-label={t('ui.seats')}>
        {table.seats.map((seat) => {
          const thinks = waiting.includes(seat.seat);
          // Whoever looks at the table is there, however long they think.
          const quiet = seat.seat !== props.me && isQuiet(seat);
          const deadline = (thinks && deadlines?.[seat.seat]) || null;
          const inReserve = seat.kind === 'person' && !seat.out ? reserves?.[seat.seat] : undefined;
          return (
            <li key={seat.seat}>
              <button
                type="button"
                className="seat"
                data-long={isLong(props.nameOf(seat.seat)) || undefined}
                data-me={seat.seat === props.me || undefined}
                data-thinks={thinks || undefined}
                data-away={isAway(seat) || undefined}
                onClick={() => setOpen(seat.seat)}
              >
                <SeatBadge seat={seat.seat} size={30} />
                <span className="seat-words">
                  <span className="seat-name">
                    <span className="seat-called">{props.nameOf(seat.seat)}</span>
                    {seat.seat === props.me ? <span className="seat-you">{t('ui.seat.you')}</span> : null}
                    <SeatMark seat={seat} />
                    {inReserve === undefined ? null : <SeatReserve left={inReserve} from={deadline} free={freeAt(table, seat)} />}
                  </span>
                  <span className="seat-note">
                    <module.SeatNote {...props} seat={seat.seat} />
                  </span>
                </span>
                {thinks ? (
                  <span className="seat-thinks" title={t(quiet ? 'ui.seat.quiet' : 'ui.seat.thinks')}>
                    <Icon name={quiet ? 'asleep' : 'hourglass'} size={15} />
                    <span className="vh">{t(quiet ? 'ui.seat.quiet' : 'ui.seat.thinks')}</span>
                    {deadline === null ? null : <SeatClock deadline={deadline} reserve={inReserve ?? 0} free={freeAt(table, seat)} />}
                  </span>
                ) : null}
              </button>
              {pins && props.seek && module.figures(props.view, seat.seat) ? (
                <button type="button" className="seat-pin" onClick={() => props.seek?.(seat.seat)} title={where(seat.seat)}>
                  <span className="seat-pin-sign" aria-hidden="true">
                    <Icon name="pin" size={17} />
                  </span>
                  <span className="vh">{where(seat.seat)}</span>
                </button>
              ) : null}
              {seat.kind === 'bot' ? <BotBubble table={table} seat={seat.seat} /> : null}
            </li>
          );
        })}
      </ul>
      {chosen ? (
        <Suspense fallback={null}>
          <SeatDialog
            seat={chosen}
            name={props.nameOf(chosen.seat)}
            table={table}
            module={module}
            props={props}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
