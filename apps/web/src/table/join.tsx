import type { TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { boxOf, gameEntry } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { api, sessionNamed } from '../net/api.ts';
import { BoxLid } from '../pages/box-lid.tsx';
import { NameField } from '../pages/name-field.tsx';
import { Page } from '../pages/page.tsx';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { joinWithDice } from '../verify/contribution.ts';
import { OptionList } from './option-list.tsx';
import { handedSeat } from './table-actions.ts';
import { takeHanded } from './take-handed.ts';

/** Somebody came by a link: a name is all that is needed, and what will be played is said before they sit down. Where no seat is free, one may watch. */
export function Join({ table, onJoined, onWatch }: { table: TableInfo; onJoined?: (table: TableInfo) => void; onWatch?: () => void }) {
  const t = useT();
  const set = useSettings((s) => s.set);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const open = table.status === 'open' ? table.seats.filter((s) => s.kind === 'open' && (s.invited === null || s.invited.you)) : [];
  // The seat that is kept for me comes first.
  open.sort((a, b) => Number(b.invited?.you ?? false) - Number(a.invited?.you ?? false));
  const kept = open[0]?.invited?.you ? open[0] : undefined;
  // On a device that does not know the name yet, it is the one that the invitation has.
  const [handed] = useState(() => handedSeat(location.hash));
  const giver = handed && table.status === 'running' ? table.seats[handed.seat] : undefined;
  const [name, setName] = useState(useSettings.getState().name || (kept?.invited?.name ?? ''));
  const entry = gameEntry(table.game);
  const host = table.seats[0] && seatName(table.seats[0]);

  async function join(seat: number) {
    setBusy(true);
    const joined = await attempt(async () => {
      await sessionNamed(name.trim());
      return joinWithDice(table, seat);
    });
    setBusy(false);
    if (!joined) return;
    set({ name: name.trim() });
    onJoined?.(joined);
  }

  async function take(handed: { seat: number; code: string }) {
    setBusy(true);
    const taken = await takeHanded(table.id, handed, name);
    setBusy(false);
    if (taken) onJoined?.(taken);
  }

  async function decline(seat: number) {
    setBusy(true);
    const declined = await attempt(() => api.leave(table.id, seat));
    setBusy(false);
    if (declined) go('/');
  }

  return (
    <Page narrow>
      <form
        className="scroll join"
        onSubmit={(e) => {
          e.preventDefault();
          const first = open[0];
          if (handed && giver) void take(handed);
          else if (first) void join(first.seat);
        }}
      >
        {entry ? <BoxLid game={entry} scene={boxOf(table.game, table.options)?.scene} /> : null}
        <h1>{entry?.title ?? table.game}</h1>
        <p>
          {giver
            ? t('ui.join.handed', { name: seatName(giver) ?? '' })
            : host
              ? t(kept ? 'ui.join.again' : 'ui.join.invites', { host })
              : t('ui.join.invited')}
        </p>
        <ul className="join-seats">
          {table.seats.map((s) => (
            <li key={s.seat}>
              <SeatBadge seat={s.seat} size={34} />
              <span>{s.invited?.name ?? seatName(s) ?? t('ui.seat.open')}</span>
            </li>
          ))}
        </ul>
        {giver ? (
          <>
            <NameField value={name} onChange={setName} required />
            <button type="submit" className="btn" disabled={busy}>
              {t('ui.join.take')}
            </button>
            {onWatch ? (
              <button type="button" className="btn paper" onClick={onWatch}>
                {t('ui.join.watch')}
              </button>
            ) : null}
          </>
        ) : open.length > 0 ? (
          <>
            <NameField value={name} onChange={setName} required />
            <button type="submit" className="btn" disabled={busy}>
              {t('ui.join.sit')}
            </button>
            {kept ? (
              <button type="button" className="btn paper" disabled={busy} onClick={() => void decline(kept.seat)}>
                {t('ui.lobby.decline')}
              </button>
            ) : null}
          </>
        ) : (
          <>
            <p>{table.status === 'open' ? t('ui.join.full') : t('ui.join.running')}</p>
            {onWatch ? (
              <button type="button" className="btn" onClick={onWatch}>
                {t('ui.join.watch')}
              </button>
            ) : (
              <Link href="/" className="btn">
                {t('ui.backToHall')}
              </Link>
            )}
          </>
        )}
      </form>
      {table.status === 'open' ? <OptionList table={table} /> : null}
    </Page>
  );
}
