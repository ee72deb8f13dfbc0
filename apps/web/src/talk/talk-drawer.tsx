import type { TableInfo } from '@questhall/protocol';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Layout } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import { TalkEar } from './talk-ear.tsx';
import { useTalk } from './use-talk.ts';
import './talk-button.css';

const TalkBox = lazy(async () => ({ default: (await import('./talk-box.tsx')).TalkBox }));

/** Opens the talk, and says how much of it is new. */
export function TalkButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const t = useT();
  const { unread: all } = useTalk();
  // What is open is read.
  const unread = open ? 0 : all;
  const words = t('ui.talk.unread', { count: unread });
  return (
    <button type="button" className="icon-btn talk-button" aria-expanded={open} aria-label={words} title={words} onClick={onToggle}>
      <Icon name="talk" />
      <TalkUnread count={unread} />
    </button>
  );
}

/** How much is new, as a mark on what leads to it. */
export function TalkUnread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="talk-unread" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

/**
 * The talk over the board, never over what is asked, with what makes it heard. On a phone its button lies beside the chronicle;
 * at a desk it is a tab of the chronicle instead (talk-tab.tsx).
 */
export function TalkDrawer({
  table,
  layout,
  open,
  onToggle,
}: {
  table: TableInfo;
  layout: Layout;
  /** What it is opened for; null: not at all. */
  open: 'talk' | 'note' | null;
  onToggle: () => void;
}) {
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) ref.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <>
      <TalkEar />
      {layout === 'phone' ? (
        <div className="talk-corner on-dark">
          <TalkButton open={open !== null} onToggle={onToggle} />
        </div>
      ) : null}
      {open && layout !== 'desktop' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
        <aside
          ref={ref}
          className="talk-drawer scroll"
          aria-label={t('ui.talk')}
          onKeyDown={(e) => {
            if (e.key !== 'Escape') return;
            e.preventDefault();
            onToggle();
            document.querySelector<HTMLElement>('.talk-button')?.focus();
          }}
        >
          <div className="sheet-head">
            <h2>{t('ui.talk')}</h2>
            <button type="button" className="icon-btn" onClick={onToggle} aria-label={t('ui.close')}>
              <Icon name="close" />
            </button>
          </div>
          <Suspense fallback={null}>
            <TalkBox key={open} table={table} first={open === 'note' ? open : undefined} />
          </Suspense>
        </aside>
      ) : null}
    </>
  );
}

/** The talk in the lobby, on a paper of its own. */
export function LobbyTalk({ table }: { table: TableInfo }) {
  const t = useT();
  return (
    <section className="scroll lobby-talk" aria-label={t('ui.talk')}>
      <h2>{t('ui.talk')}</h2>
      <TalkEar />
      <Suspense fallback={null}>
        <TalkBox table={table} />
      </Suspense>
    </section>
  );
}
