import type { Seat } from '@questhall/kernel';
import type { TableInfo } from '@questhall/protocol';
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useLocation } from 'wouter';
import { hasGallery } from '../gallery/galleries.ts';
import type { GameModule, GameProps } from '../games/contract.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { LessonContext } from '../learn/context.ts';
import { hasLessons } from '../learn/lessons.ts';
import { api } from '../net/api.ts';
import { useReach } from '../net/reach.ts';
import { replayPath } from '../replay/address.ts';
import { useMatch } from '../table/match-context.tsx';
import { copyLink, rematch, screenLink } from '../table/table-actions.ts';
import { useT } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt, tell } from '../ui/toasts.tsx';
import { isVisiting, rememberVisit } from '../visit/visiting.ts';
import { AwayDialog, ProposeDialog } from './agreements.tsx';

/** Fetched when somebody asks for the keys. */
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** Where a game is learnt, in the edition of this table. */
function learnPath({ game, options }: TableInfo): string {
  const { edition } = options;
  return `/learn/${game}${typeof edition === 'string' ? `?edition=${edition}` : ''}`;
}

/** What one does at a table beside playing, below what `children` tell. `onSettings`: where the head has no room for their own button. */
export function Menu({
  module,
  props,
  table,
  me,
  onSettings,
  onNote,
  children,
}: {
  module: GameModule;
  props: GameProps<unknown>;
  table: TableInfo;
  me: Seat | null;
  onSettings?: (() => void) | undefined;
  onNote: () => void;
  children?: ReactNode;
}) {
  const t = useT();
  const [open, setOpen] = useState<'menu' | 'leave' | 'away' | 'agree' | 'keys' | 'orders' | null>(null);
  const [, go] = useLocation();
  const match = useMatch();
  const lesson = useContext(LessonContext);
  const { transport } = match;
  const reach = useReach(!transport.onDevice);
  const close = () => setOpen(null);
  const seat = me === null ? undefined : table.seats[me];
  const running = table.status === 'running' || table.status === 'closed';

  function change(step: () => Promise<TableInfo>): void {
    void attempt(step).then((changed) => {
      if (changed) match.setTable(changed);
      close();
    });
  }

  async function leave() {
    await attempt(() => transport.leave(table.seats.filter((other) => other.yours).map((s) => s.seat)));
    go('/');
  }

  /** Whoever plays here by the link of a call goes, and the device forgets whom it played for. */
  async function endVisit() {
    await attempt(() => api.endVisit(table.id));
    rememberVisit(table.id, undefined);
    go('/');
  }

  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
        aria-label={t('ui.menu')}
        title={t('ui.menu')}
      >
        <Icon name="menu" />
      </button>
      {open === 'menu' ? (
        <Dialog title={t('ui.menu')} onClose={close} className="small">
          {children}
          <ul className="menu">
            {seat && running && seat.standIn === null ? (
              <Item
                icon="cog"
                note={t('ui.menu.standIn.note')}
                onClick={() => (transport.onDevice ? change(() => transport.standIn(seat.seat, 'normal')) : setOpen('away'))}
              >
                {t('ui.menu.standIn')}
              </Item>
            ) : null}
            {seat && seat.standIn !== null && !seat.out ? (
              <Item icon="wooden-chair" onClick={() => change(() => transport.back(seat.seat))}>
                {t('ui.menu.back')}
              </Item>
            ) : null}
            {seat && table.status === 'running' && seat.standIn === null && transport.agreements ? (
              <Item icon="round-table" note={t('ui.menu.agree.note')} onClick={() => setOpen('agree')}>
                {t('ui.menu.agree')}
              </Item>
            ) : null}
            {seat && running && !seat.out && module.Orders ? (
              <Item icon="scroll-unfurled" note={t('ui.orders.note')} onClick={() => setOpen('orders')}>
                {t('ui.orders')}
              </Item>
            ) : null}
            {table.status === 'over' && seat ? (
              <Item icon="round-table" onClick={() => void rematch(transport, go)}>
                {t('ui.over.rematch')}
              </Item>
            ) : null}
            {table.status === 'open' ? null : (
              <Item
                icon="clock"
                note={running ? t('ui.replay.fromStart.note') : undefined}
                onClick={() => go(replayPath(transport.path, { at: 0 }))}
              >
                {t(running ? 'ui.replay.fromStart' : 'ui.replay.again')}
              </Item>
            )}
            {seat && !transport.onDevice ? (
              <Item
                icon="scroll-unfurled"
                note={t('ui.menu.note.what')}
                onClick={() => {
                  close();
                  onNote();
                }}
              >
                {t('ui.menu.note')}
              </Item>
            ) : null}
            {onSettings ? null : (
              <Item icon="keyboard" onClick={() => setOpen('keys')}>
                {t('ui.keys')}
              </Item>
            )}
            {onSettings ? (
              <Item
                icon="cog"
                onClick={() => {
                  close();
                  onSettings();
                }}
              >
                {t('ui.settings')}
              </Item>
            ) : null}
            {transport.onDevice ? null : (
              <Item
                icon="copy"
                onClick={() => {
                  close();
                  void copyLink(table, reach).then((copied) => copied && tell('ui.share.copied'));
                }}
              >
                {t('ui.share.copy')}
              </Item>
            )}
            {transport.onDevice ? null : (
              <Item
                icon="full"
                note={
                  table.lookingOn === 'players'
                    ? undefined
                    : t('ui.screen.note', { address: screenLink(table, reach).replace(/^https?:\/\//, '') })
                }
                onClick={() => {
                  close();
                  window.open(screenLink(table), '_blank', 'noopener');
                }}
              >
                {t('ui.screen')}
              </Item>
            )}
            {hasLessons(table.game) && lesson === null ? (
              <Item icon="candle-flame" onClick={() => go(learnPath(table))}>
                {t('ui.learn')}
              </Item>
            ) : null}
            {hasGallery(table.game) ? (
              // In a window of its own: the match goes on beside it.
              <Item
                icon="open-book"
                note={t('ui.gallery.note')}
                onClick={() => window.open(`/gallery/${table.game}`, '_blank', 'noopener')}
              >
                {t('ui.gallery')}
              </Item>
            ) : null}
            {document.fullscreenEnabled ? (
              <Item
                icon="full"
                onClick={() => {
                  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
                  done.catch((e: unknown) => console.error(e));
                  close();
                }}
              >
                {document.fullscreenElement ? t('ui.menu.window') : t('ui.menu.full')}
              </Item>
            ) : null}
            <Item
              icon="left"
              onClick={() => go('/')}
              note={seat && running ? t(seat.standIn === null ? 'ui.menu.hall.note' : 'ui.menu.hall.bot') : undefined}
            >
              {t('ui.backToHall')}
            </Item>
            {isVisiting(table.id) && seat ? (
              <Item icon="exit-door" note={t('ui.menu.endVisit.note')} onClick={() => void endVisit()}>
                {t('ui.menu.endVisit')}
              </Item>
            ) : null}
            {seat && (running || transport.onDevice) && !isVisiting(table.id) ? (
              <Item icon="exit-door" onClick={() => setOpen('leave')}>
                {t(transport.onDevice ? 'ui.local.remove' : 'ui.menu.leave')}
              </Item>
            ) : null}
          </ul>
        </Dialog>
      ) : null}
      {open === 'keys' ? (
        <Suspense fallback={null}>
          <KeysDialog onClose={close} />
        </Suspense>
      ) : null}
      {open === 'orders' && module.Orders ? (
        <Suspense fallback={null}>
          <module.Orders props={props} onClose={close} />
        </Suspense>
      ) : null}
      {open === 'agree' ? <ProposeDialog table={table} onClose={close} /> : null}
      {open === 'away' && seat ? (
        <AwayDialog onClose={close} onChoose={(until) => change(() => transport.standIn(seat.seat, 'normal', until))} />
      ) : null}
      {open === 'leave' ? (
        <Dialog title={t(transport.onDevice ? 'ui.local.remove.title' : 'ui.leave.title')} onClose={close} className="small">
          <p>{t(transport.onDevice ? 'ui.local.remove.why' : 'ui.leave.why')}</p>
          <div className="sheet-buttons">
            <button type="button" className="btn small" onClick={() => void leave()}>
              {t(transport.onDevice ? 'ui.local.remove.yes' : 'ui.leave.yes')}
            </button>
            <button type="button" className="btn paper small" onClick={close}>
              {t(transport.onDevice ? 'ui.local.remove.no' : 'ui.leave.no')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Item({ icon, note, onClick, children }: { icon: IconName; note?: string | undefined; onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onClick}>
        <Icon name={icon} />
        <span>
          {children}
          {note ? <span className="hint">{note}</span> : null}
        </span>
      </button>
    </li>
  );
}
