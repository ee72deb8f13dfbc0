import type { BotLevel, SeatInfo, TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { seatName } from '../games/names.ts';
import { Icon } from '../icons/icon.tsx';
import { NameField } from '../pages/name-field.tsx';
import { useT } from '../text/words.tsx';
import { BotFace, ChooseBot } from '../ui/choose-bot.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { isAwaited, ReadyMark } from './ready-part.tsx';
import { SeatStandee } from './standee.tsx';

/** What may be done with a chair. */
export type SeatAction =
  | { do: 'join'; name?: string }
  | { do: 'accept' }
  | { do: 'leave' }
  | { do: 'clear' }
  | { do: 'bot'; level: BotLevel };

/** One chair at the table, with what may be done with it. */
export function LobbySeat({ seat, table, busy, on }: { seat: SeatInfo; table: TableInfo; busy: boolean; on: (what: SeatAction) => void }) {
  const t = useT();
  const [sitting, setSitting] = useState(false);
  const others = table.seats.filter((s) => s.yours).length;
  const name = seat.invited?.name ?? seatName(seat);
  return (
    <li className="lobby-seat" data-kind={seat.kind}>
      <SeatStandee game={table.game} seat={seat} />
      <div className="lobby-who">
        <b>{name ?? t('ui.seat.open')}</b>
        <span className="hint">
          {seat.kind === 'bot' ? <BotFace level={seat.level ?? 'normal'} icon={false} /> : null}
          {seat.kind === 'person' ? (seat.yours ? t('ui.seat.you') : seat.online ? t('ui.seat.here') : t('ui.seat.away')) : null}
          {seat.kind === 'open'
            ? t(seat.invited ? (seat.invited.you ? 'ui.lobby.invitedYou' : 'ui.seat.invited') : 'ui.seat.waiting')
            : null}
        </span>
        {seat.kind !== 'open' && isAwaited(table) ? <ReadyMark seat={seat} /> : null}
      </div>
      <div className="lobby-do">
        {seat.invited?.you ? (
          <>
            <button type="button" className="btn small" disabled={busy} onClick={() => on({ do: 'accept' })}>
              {t('ui.lobby.accept')}
            </button>
            <button type="button" className="btn paper small" disabled={busy} onClick={() => on({ do: 'leave' })}>
              {t('ui.lobby.decline')}
            </button>
          </>
        ) : null}
        {seat.kind === 'open' && !seat.invited ? (
          <>
            {table.host ? (
              <button type="button" className="btn paper small" disabled={busy} onClick={() => on({ do: 'bot', level: 'normal' })}>
                <Icon name="cog" size={18} />
                {t('ui.lobby.addBot')}
              </button>
            ) : null}
            <button type="button" className="btn paper small" disabled={busy} onClick={() => setSitting(true)}>
              <Icon name="wooden-chair" size={18} />
              {t('ui.lobby.sitHere')}
            </button>
          </>
        ) : null}
        {seat.kind === 'bot' && table.host ? (
          <details className="bot-kinds">
            <summary>{t('ui.lobby.otherBot')}</summary>
            <ChooseBot
              label={<span className="vh">{t('ui.level')}</span>}
              value={seat.level ?? 'normal'}
              onChange={(level) => on({ do: 'bot', level })}
              note={false}
            />
          </details>
        ) : null}
        {seat.invited && !seat.invited.you && table.host ? (
          <button
            type="button"
            className="icon-btn"
            disabled={busy}
            onClick={() => on({ do: 'clear' })}
            aria-label={t('ui.lobby.remove', { name: name ?? '' })}
          >
            <Icon name="close" />
          </button>
        ) : null}
        {seat.kind !== 'open' && (table.host || seat.yours) && !(seat.yours && others === 1 && table.host) ? (
          <button
            type="button"
            className="icon-btn"
            disabled={busy}
            onClick={() => on({ do: seat.yours ? 'leave' : 'clear' })}
            aria-label={seat.yours ? t('ui.lobby.leave') : t('ui.lobby.remove', { name: name ?? '' })}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </div>
      {sitting ? <SecondSeat onClose={() => setSitting(false)} onSit={(second) => on({ do: 'join', name: second })} /> : null}
    </li>
  );
}

/** Another person at the same screen: the hands are shown one after the other, behind a curtain. */
function SecondSeat({ onClose, onSit }: { onClose: () => void; onSit: (name: string) => void }) {
  const t = useT();
  const [name, setName] = useState('');
  return (
    <Dialog title={t('ui.lobby.sitHere')} onClose={onClose} className="small">
      <form
        onSubmit={(e) => {
          e.preventDefault();
          onSit(name.trim());
          onClose();
        }}
      >
        <p>{t('ui.lobby.sameScreen')}</p>
        <NameField value={name} onChange={setName} />
        <div className="sheet-buttons">
          <button type="submit" className="btn small" disabled={name.trim() === ''}>
            {t('ui.join.sit')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
