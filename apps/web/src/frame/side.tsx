import type { LogEntry } from '@questhall/protocol';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { type TalkBeside, TalkPage, useTalkTab } from '../talk/talk-tab.tsx';
import { useT } from '../text/words.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Log } from './log.tsx';
import { Times } from './said.tsx';
import { useRuns } from './use-runs.ts';

/**
 * What stands beside the board. Desktop: the game's panel or the chronicle, by tab. Tablet: both side by side below.
 * Phone: the panel is a strip under the board, the chronicle folds up from below. A square board has a rail on either
 * side, so that both have their place at once; on a phone its hand leads to the panel, and on a tablet, where it takes the
 * room, the chronicle folds up as well. At a desk the talk is one more tab, and the chronicle of such a rail can be pulled out over the board.
 */
export function Side({
  module,
  props,
  log,
  talk: beside,
}: {
  module: GameModule;
  props: GameProps<unknown>;
  log: readonly LogEntry[];
  /** Absent where nobody can be talked to. */
  talk?: TalkBeside | undefined;
}) {
  const t = useT();
  const id = useId();
  const [tab, setTab] = useState<'panel' | 'log'>('panel');
  const { Panel } = module;
  const square = module.layout === 'square';
  const talk = props.layout === 'desktop' ? beside : undefined;
  // In a rail a line takes three rows: pulled out over the board it takes one.
  const pulls = square && props.layout === 'desktop';
  const [pulled, setWide] = useState(false);
  const wide = pulls && pulled;
  const rail = useRef<HTMLElement>(null);
  useClosing(rail, wide, () => setWide(false));
  const talkTab = useTalkTab(talk);
  const chronicle = <Log log={log} module={module} props={props} talk={square ? talk : undefined} />;
  if (props.layout === 'desktop' && !square) {
    const shown = talk?.open ? 'talk' : tab;
    return (
      <aside className="side on-dark" aria-label={t('ui.side')}>
        <Tabs<'panel' | 'log' | 'talk'>
          id={id}
          label={t('ui.side')}
          tabs={[
            { id: 'panel', words: t('ui.side.panel') },
            { id: 'log', words: t('ui.log') },
            ...(talk ? [{ id: 'talk' as const, ...talkTab }] : []),
          ]}
          value={shown}
          onChange={(next) => {
            talk?.show(next === 'talk');
            if (next !== 'talk') setTab(next);
          }}
        />
        <div className="side-in" role="tabpanel" id={`${id}-${shown}-panel`} aria-labelledby={`${id}-${shown}`}>
          {talk && shown === 'talk' ? (
            <TalkPage talk={talk} />
          ) : shown === 'panel' ? (
            <div className="slot-panel">
              <Panel {...props} />
            </div>
          ) : (
            chronicle
          )}
        </div>
      </aside>
    );
  }
  return (
    <>
      {square && props.layout === 'phone' ? null : (
        <aside className="slot-panel on-dark" aria-label={t(square ? 'ui.side.glance' : 'ui.side.panel')}>
          <Panel {...props} />
        </aside>
      )}
      <aside ref={rail} className="side on-dark" aria-label={t('ui.log')} data-wide={wide || undefined}>
        {props.layout === 'phone' || (square && props.layout === 'tablet') ? (
          <Fold props={props} last={<LastLine log={log} module={module} props={props} />}>
            {chronicle}
          </Fold>
        ) : (
          chronicle
        )}
        {pulls ? (
          <button
            type="button"
            className="side-handle"
            aria-expanded={wide}
            aria-label={t('ui.log.wide')}
            title={t(wide ? 'ui.close' : 'ui.log.wide')}
            onClick={() => setWide(!wide)}
          >
            <Icon name={wide ? 'left' : 'right'} size={16} />
          </button>
        ) : null}
      </aside>
    </>
  );
}

/** What lies over the table while it is open closes by Escape, and by a touch beside it. */
function useClosing(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const shut = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const beside = (e: PointerEvent) => {
      if (e.target instanceof Node && !ref.current?.contains(e.target)) shut();
    };
    const key = (e: KeyboardEvent) => {
      if (e.key === 'Escape') shut();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('keydown', key);
    };
  }, [ref, open]);
}

/**
 * The chronicle of a phone, which lies over the hand and the question while it is open. It says how to get back, calls when
 * something is asked, and closes by a touch beside it, too.
 */
function Fold({ props, last, children }: { props: GameProps<unknown>; last: ReactNode; children: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDetailsElement>(null);
  useClosing(ref, open, () => setOpen(false));
  return (
    <details ref={ref} className="fold" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        {last}
        {open ? (
          <span className={`fold-back${props.decision ? ' fold-asked' : ''}`}>
            {t(props.decision ? 'ui.log.toDecision' : 'ui.close')}
            <Icon name="down" size={18} />
          </span>
        ) : null}
      </summary>
      {children}
    </details>
  );
}

function LastLine({ log, module, props }: { log: readonly LogEntry[]; module: GameModule; props: GameProps<unknown> }) {
  const t = useT();
  const [run] = useRuns(log, module, 1);
  return (
    <>
      <b className="cz">{t('ui.log')}</b>
      <span className="fold-last">
        {run ? props.speak.say(run.told ?? module.eventText(run.last.event as never)) : ''}
        <Times count={run?.count ?? 1} />
      </span>
    </>
  );
}
