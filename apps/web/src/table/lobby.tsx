import { LONG_CLOCK, type SeatInfo, type TableInfo } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { editionIn, subtitleIn } from '../games/editions.ts';
import { boxOf, gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { ApiFailure, api } from '../net/api.ts';
import { useReach } from '../net/reach.ts';
import { BoxLid } from '../pages/box-lid.tsx';
import { Page } from '../pages/page.tsx';
import { LobbyTalk } from '../talk/talk-drawer.tsx';
import { useT, useWords } from '../text/words.tsx';
import { attempt, tell } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { joinWithDice, useContributions } from '../verify/contribution.ts';
import { DicePart } from '../verify/dice-part.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { LobbySeat, type SeatAction } from './lobby-seat.tsx';
import { useMatch } from './match-context.tsx';
import { OptionList } from './option-list.tsx';
import { QrCode } from './qr-code.tsx';
import { ReadyPart } from './ready-part.tsx';
import { freeSeats, startNote } from './start-note.ts';
import { copyLink, screenLink, shareLink, tableLink } from './table-actions.ts';

/** The table before the match: who sits where, how others come, what is played, and the start. */
export function Lobby({ table }: { table: TableInfo }) {
  const t = useT();
  const match = useMatch();
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState(false);
  const { locale } = useWords();
  const entry = gameEntry(table.game);
  const edition = editionIn(table.game, table.options);
  const { open, invited } = freeSeats(table);
  const complete = open + invited === 0;
  const { key: waits, count } = startNote(table);
  const note = <p className="hint">{t(waits, { count })}</p>;
  const isLong = table.clock !== null && table.clock >= LONG_CLOCK;
  const fixedBy = table.seats.find(({ ready }) => ready)?.name;
  useContributions(table, match.setTable);
  useNewTerms(table);

  async function act(step: () => Promise<TableInfo>): Promise<void> {
    setBusy(true);
    const changed = await attempt(async () => {
      try {
        return await step();
      } catch (e) {
        // Somebody was quicker: the socket tells who; nothing to be sorry about.
        if (e instanceof ApiFailure && e.code === 'already-started') return await api.match(table.id);
        throw e;
      }
    });
    if (changed) match.setTable(changed);
    setBusy(false);
  }

  return (
    <Page>
      <div className="lobby">
        <div className="lobby-main">
          <div className="lobby-lid">
            {entry ? <BoxLid game={entry} scene={boxOf(table.game, table.options)?.scene} /> : null}
            <h1 className="lobby-title">
              {entry?.title ?? table.game}
              {entry ? <small>{edition?.name[locale] ?? subtitleIn(entry, locale)}</small> : null}
            </h1>
          </div>
          <ol className="lobby-seats">
            {table.seats.map((seat) => (
              <LobbySeat
                key={seat.seat}
                seat={seat}
                table={table}
                busy={busy}
                on={(what) => void act(() => seatAction(table, seat, what))}
              />
            ))}
          </ol>
          <OptionList table={table}>
            {table.host ? (
              <div className="lobby-start">
                <button type="button" className="btn paper small" disabled={fixedBy != null} onClick={() => setChanging(true)}>
                  {t('ui.terms.change')}
                </button>
                {fixedBy == null ? null : <p className="hint">{t('error.terms-fixed', { name: fixedBy })}</p>}
              </div>
            ) : null}
          </OptionList>
          <section className="scroll lobby-go" aria-label={t('ui.lobby.start')}>
            <ReadyPart
              table={table}
              busy={busy}
              on={(seats, ready) =>
                void act(async () => {
                  let next = table;
                  for (const seat of seats) next = await api.ready(table, seat, ready);
                  return next;
                })
              }
            />
            {table.host ? (
              <div className="lobby-start">
                <button type="button" className="btn" disabled={busy || !complete} onClick={() => void act(() => api.start(table.id))}>
                  {t('ui.lobby.start')}
                </button>
                {note}
              </div>
            ) : (
              note
            )}
            {!table.host && table.hostAwaySince !== null ? (
              <div className="lobby-start">
                <button type="button" className="btn paper small" disabled={busy} onClick={() => void act(() => api.takeHost(table.id))}>
                  {t('ui.lobby.takeHost')}
                </button>
                <p className="hint">{t('ui.lobby.hostGone')}</p>
              </div>
            ) : null}
            {isLong && entry?.orders && table.seats.some(({ yours }) => yours) ? <p className="hint">{t('ui.lobby.orders')}</p> : null}
            {isLong && table.seats.some(({ yours }) => yours) ? <Untold /> : null}
            <DicePart table={table} changed={match.setTable} />
          </section>
        </div>
        <Invite table={table} wanted={table.host && open > 0} />
        <LobbyTalk table={table} />
      </div>
      {changing ? <ChangeTerms table={table} changed={match.setTable} onClose={() => setChanging(false)} /> : null}
    </Page>
  );
}

/** At a table of days, whoever is told by no way that it is their turn reads so, and how that is changed. */
function Untold() {
  const t = useT();
  const calls = useLoad(() => api.calls(), '');
  if (calls.state !== 'here') return null;
  const { pushes, mail, hook, feed } = calls.value;
  if (pushes > 0 || mail !== null || hook !== null || feed !== null) return null;
  return (
    <p className="hint untold">
      {t('ui.lobby.untold')} <Link href="/calls">{t('ui.settings.calls')}</Link>
    </p>
  );
}

/** Tells a guest that what is played is another now. */
function useNewTerms({ terms, host }: TableInfo): void {
  const known = useRef(terms);
  useEffect(() => {
    if (terms > known.current && !host) tell('ui.terms.changed');
    known.current = terms;
  }, [terms, host]);
}

async function seatAction(table: TableInfo, seat: SeatInfo, what: SeatAction): Promise<TableInfo> {
  switch (what.do) {
    case 'join':
      return joinWithDice(table, seat.seat, what.name);
    case 'accept':
      return joinWithDice(table, seat.seat);
    case 'leave':
      return api.leave(table.id, seat.seat);
    case 'clear':
      return api.clear(table.id, seat.seat);
    case 'bot':
      if (seat.kind === 'bot') await api.clear(table.id, seat.seat);
      return api.bot(table.id, seat.seat, what.level);
  }
}

/** How others come. `wanted`: nothing else is to be done here, so the golden button is this one. */
function Invite({ table, wanted }: { table: TableInfo; wanted: boolean }) {
  const t = useT();
  const title = gameEntry(table.game)?.title ?? table.game;
  const reach = useReach();
  const link = tableLink(table, reach);
  const screen = screenLink(table, reach);
  return (
    <section className="scroll invite">
      <h2>{t('ui.share.title')}</h2>
      <p>{t('ui.share.how')}</p>
      <p className="big-code">
        <span className="vh">{t('ui.share.code', { code: table.code.split('').join(' ') })}</span>
        <span aria-hidden="true">{table.code}</span>
      </p>
      <QrCode text={link} label={t('ui.share.qr')} />
      <input className="field" readOnly value={link} aria-label={t('ui.share.link')} onFocus={(e) => e.target.select()} />
      <div className="sheet-buttons">
        <button
          type="button"
          className={wanted ? 'btn small' : 'btn paper small'}
          onClick={(e) => {
            const field = e.currentTarget.closest('section')?.querySelector('input');
            void copyLink(table, reach).then((copied) => (copied ? tell('ui.share.copied') : field?.focus()));
          }}
        >
          <Icon name="copy" size={18} />
          {t('ui.share.copy')}
        </button>
        {'share' in navigator ? (
          <button type="button" className="btn paper small" onClick={() => void shareLink(link, title)}>
            <Icon name="share" size={18} />
            {t('ui.share.share')}
          </button>
        ) : null}
      </div>
      <p className="hint invite-screen">
        {table.lookingOn === 'players' ? t('ui.screen.note.players') : t('ui.screen.note', { address: screen.replace(/^https?:\/\//, '') })}{' '}
        <a href={screenLink(table)} target="_blank" rel="noopener">
          {t('ui.screen')}
        </a>
      </p>
    </section>
  );
}
