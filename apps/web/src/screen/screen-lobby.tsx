import type { TableInfo } from '@questhall/protocol';
import { editionIn, subtitleIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { ForecastLine } from '../measured/forecast-line.tsx';
import { api } from '../net/api.ts';
import { useReach } from '../net/reach.ts';
import { QrCode } from '../table/qr-code.tsx';
import { isAwaited, ReadyMark } from '../table/ready-part.tsx';
import { SeatStandee } from '../table/standee.tsx';
import { tableLink } from '../table/table-actions.ts';
import { WhatDiffers } from '../table/what-differs.tsx';
import { hourOf } from '../text/day.ts';
import { useT, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { type Say, titleOf } from './say.ts';

/** Before the match: how one sits down, large, and who sits already. `awake`: false where this browser lets its screen fall asleep. */
export function ScreenLobby({ table, say, awake }: { table: TableInfo; say: Say; awake: boolean }) {
  const t = useT();
  const { locale } = useWords();
  const reach = useReach();
  const entry = gameEntry(table.game);
  const games = useLoad(api.games, '');
  const specs = games.state === 'here' ? games.value.find(({ id }) => id === table.game)?.options : undefined;
  const edition = editionIn(table.game, table.options);
  const open = table.seats.filter((s) => s.kind === 'open' && s.invited === null).length;
  const invited = table.seats.filter((s) => s.invited !== null).length;
  return (
    <main className="screen-lobby walnut">
      <section className="scroll screen-sit">
        <h2>{say('sit')}</h2>
        <QrCode text={tableLink(table, reach)} label={t('ui.share.qr')} />
        <p className="big-code">
          <span className="vh">{say('code', { code: table.code.split('').join(' ') })}</span>
          <span aria-hidden="true">{table.code}</span>
        </p>
        <p>{say('how', { address: reach.replace(/^https?:\/\//, '') })}</p>
        {awake ? null : <p className="hint">{say('asleep')}</p>}
      </section>
      <section className="scroll screen-who">
        <h1>
          {titleOf(table)}
          {entry ? <small>{edition?.name[locale] ?? subtitleIn(entry, locale)}</small> : null}
        </h1>
        <ul aria-label={say('seats')}>
          {table.seats.map((seat) => (
            <li key={seat.seat} data-kind={seat.kind}>
              <SeatStandee game={table.game} seat={seat} />
              <b>{seat.invited?.name ?? seatName(seat) ?? t('ui.seat.open')}</b>
              {seat.kind !== 'open' && isAwaited(table) ? <ReadyMark seat={seat} /> : null}
            </li>
          ))}
        </ul>
        <ForecastLine
          game={table.game}
          options={table.options}
          people={table.seats.filter(({ kind }) => kind !== 'bot').length}
          bots={table.seats.filter(({ kind }) => kind === 'bot').length}
        />
        {table.doneBy ? <p className="forecast">{t('ui.doneBy.is', { clock: hourOf(table.doneBy.at, locale) })}</p> : null}
        {table.lookingOn === 'players' ? <p className="forecast">{t('ui.lookingOn.is')}</p> : null}
        <div className="screen-rules">
          <WhatDiffers game={table.game} specs={specs} options={table.options} />
        </div>
        <output>
          {open > 0
            ? t('ui.lobby.waitSeats', { count: open })
            : invited > 0
              ? t('ui.lobby.waitInvited', { count: invited })
              : t('ui.lobby.waitHost')}
        </output>
      </section>
    </main>
  );
}
