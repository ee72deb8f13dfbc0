import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import type { Light } from './chapter.ts';
import type { Say } from './say.ts';

/** Where each part of the table is found. */
const PARTS: Readonly<Record<Light, string>> = {
  board: '.slot-board',
  choice: '[data-choice]',
  hand: '.slot-hand',
  bar: '.bar > .decide',
  seats: '.seats',
  side: '.side, .slot-panel',
};

/** Room around what is lit, and between it and the paper, in pixels. */
const EDGE = 6;
const GAP = 12;
/** The least width of a rail that takes the paper. */
const RAIL = 230;
/** How often the light looks whether the table has moved below it. */
const LOOK_MS = 300;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a part of the table lies in the window, followed as long as it is lit. */
function useBox(light: Light): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const at = (document.querySelector(PARTS[light]) ?? document.querySelector(PARTS.board))?.getBoundingClientRect();
      const next = at && at.width > 0 ? { left: at.left, top: at.top, width: at.width, height: at.height } : null;
      setBox((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [light]);
  return box;
}

/** The paper lies where the light is not: above or below it, where there is more room; over the middle of a light that fills all. */
function beside(box: Box | null, paper: RefObject<HTMLElement | null>): CSSProperties {
  if (!box) return { bottom: GAP };
  const height = paper.current?.offsetHeight ?? 180;
  const below = innerHeight - box.top - box.height;
  if (box.top >= height + 2 * GAP && box.top >= below) return { bottom: innerHeight - box.top + GAP };
  if (below >= height + 2 * GAP) return { top: box.top + box.height + GAP };
  if (box.top >= height + 2 * GAP) return { bottom: innerHeight - box.top + GAP };
  // What is lit fills the height: beside it, where a rail leaves room.
  if (box.left >= RAIL) return { left: GAP, width: box.left - 2 * GAP, bottom: 3 * GAP, translate: 'none' };
  // It fills the window: the end of it that has less to show.
  return box.top > below ? { top: GAP } : { bottom: GAP };
}

export interface CoachPaperProps {
  say: Say;
  title: string;
  words: string;
  /** Null: nothing is lit, the paper lies in the middle. */
  light: Light | null;
  /** Which mark of how many; absent at the end. */
  place?: readonly [n: number, of: number];
  /** A mark that is read; absent where an answer is wanted. */
  onRead?: () => void;
  /** Points at the answer that is wanted, and gives it where it has been pointed at; `shown`: it has been. */
  onShow?: () => void;
  shown?: boolean;
  /** Another answer was given than the one that is wanted. */
  missed?: string | undefined;
  onSkip?: () => void;
  /** What may be done at the end of a chapter. */
  children?: React.ReactNode;
}

/** A coach mark: lights one thing on the table and says one thing about it. */
export function CoachPaper({ say, title, words, light, place, onRead, onShow, shown, missed, onSkip, children }: CoachPaperProps) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const box = useBox(light ?? 'board');
  const [style, setStyle] = useState<CSSProperties>({ bottom: GAP });
  useLayoutEffect(() => {
    if (light) setStyle(beside(box, paper));
  }, [box, light]);
  // Each mark takes the focus, so that it is read aloud and Enter goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mark
  useEffect(() => head.current?.focus({ preventScroll: true }), [title, words]);

  return createPortal(
    <div className="coach">
      {/* At the end nothing waits: what lies below is asked again when the match is played on. */}
      {light ? null : <div className="coach-veil" />}
      {light && box ? (
        <div
          className="coach-light"
          style={{ left: box.left - EDGE, top: box.top - EDGE, width: box.width + 2 * EDGE, height: box.height + 2 * EDGE }}
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is what the first button does */}
      <section
        ref={paper}
        className={`coach-paper scroll${light ? '' : ' coach-end'}`}
        style={light ? style : undefined}
        aria-labelledby={`${id}-t`}
        aria-describedby={`${id}-w`}
        onKeyDown={(e) => {
          if (e.key !== 'Escape') return;
          e.stopPropagation();
          if (onRead) onRead();
          else head.current?.blur();
        }}
      >
        <div className="coach-head">
          <h2 id={`${id}-t`} ref={head} tabIndex={-1}>
            {title}
          </h2>
          {place ? <span className="coach-place">{say('place', { n: place[0], of: place[1] })}</span> : null}
        </div>
        <p id={`${id}-w`}>{words}</p>
        {missed ? (
          <p className="coach-missed" role="alert">
            {missed}
          </p>
        ) : null}
        <div className="coach-buttons">
          {onShow ? (
            <button type="button" className="btn small" onClick={onShow}>
              <Icon name={shown ? 'play' : 'magnifying-glass'} size={18} />
              {say(shown ? 'do' : 'show')}
            </button>
          ) : null}
          {onRead ? (
            <button type="button" className="btn small" onClick={onRead}>
              {say('read')}
            </button>
          ) : null}
          {children}
          {onSkip ? (
            <button type="button" className="linkish" onClick={onSkip}>
              {say('skip')}
            </button>
          ) : null}
        </div>
      </section>
    </div>,
    document.body,
  );
}
