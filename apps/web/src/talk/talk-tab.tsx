import type { TableInfo } from '@questhall/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useT } from '../text/words.tsx';
import { TalkUnread } from './talk-drawer.tsx';
import { useTalk } from './use-talk.ts';

const TalkBox = lazy(async () => ({ default: (await import('./talk-box.tsx')).TalkBox }));

/** The talk as one of the tabs beside the board. */
export interface TalkBeside {
  table: TableInfo;
  /** What it is opened for; null: another tab is read. */
  open: 'talk' | 'note' | null;
  show: (open: boolean) => void;
}

/** What stands on its tab: the words, how much is new as a mark, and both as they are read aloud. */
export function useTalkTab(talk: TalkBeside | undefined): { words: string; mark: ReactNode; called: string } {
  const t = useT();
  const { unread } = useTalk();
  // What is open is read.
  const count = talk?.open ? 0 : unread;
  return { words: t('ui.talk'), mark: <TalkUnread count={count} />, called: t('ui.talk.unread', { count }) };
}

/** What has been said, in the place of the chronicle. Escape leads back to it. */
export function TalkPage({ talk: { table, open, show } }: { talk: TalkBeside }) {
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  // Whoever comes from elsewhere for a note goes on here; who touched the tab stays on it.
  useEffect(() => {
    if (open === 'note') ref.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back
    <section
      ref={ref}
      className="talk-page scroll"
      aria-label={t('ui.talk')}
      tabIndex={-1}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.preventDefault();
        // What is read lies beside its tab.
        const tab = e.currentTarget.closest('.side')?.querySelector<HTMLElement>('.talk-tab, [role="tab"][aria-selected="true"]');
        show(false);
        tab?.focus();
      }}
    >
      <Suspense fallback={null}>
        <TalkBox key={open} table={table} first={open === 'note' ? open : undefined} />
      </Suspense>
    </section>
  );
}
