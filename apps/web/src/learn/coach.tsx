import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { allFor, boxOf } from '../frame/stands-for.ts';
import { Icon } from '../icons/icon.tsx';
import type { Light } from './chapter.ts';
import { type Box, besides, type Place } from './places.ts';
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

/** Room around what is lit and around what is to be touched, in pixels. */
const EDGE = 6;
const AIM = 4;
/** How often the light looks whether the table has moved below it. */
const LOOK_MS = 300;

/** Where things lie in the window. */
interface Lit {
  /** The part of the table that is lit. */
  light: Box | null;
  /** What is to be touched now: nothing where the mark is only read, or where it is out of sight. */
  aims: readonly Box[];
  /** The question with what confirms it, where an answer is wanted. */
  bar: Box | null;
  board: Box | null;
}

/** What stands for an answer on the table: its plate, its card, its square. The one in the lit part, where there are several. */
function standsFor(id: string, part: string): Element | undefined {
  const seen = allFor(id);
  return seen.find((one) => one.closest(part)) ?? seen[0];
}

/** What sends an answer that is picked up: the large button, else its plate, which is touched again. */
const sends = (picked: string): Element | undefined => {
  const button = document.querySelector('.decide .confirm .btn:not(.wood)');
  return button && boxOf(button) ? button : standsFor(picked, PARTS.bar);
};

/** The part of the table in which something lies. */
const partOf = (element: Element): Element | null => element.closest(Object.values(PARTS).join(', '));

function look(light: Light, wanted: Wanted | undefined): Lit {
  const part = document.querySelector(PARTS[light]) ?? document.querySelector(PARTS.board);
  const board = boxOf(document.querySelector(PARTS.board));
  if (!wanted) return { light: boxOf(part), aims: [], bar: null, board };
  const left = wanted.ids.filter((id) => !wanted.picks.includes(id));
  const aims = (left.length > 0 ? left.map((id) => standsFor(id, PARTS[light])) : [sends(wanted.ids[0] ?? '')]).filter(
    (one) => one !== undefined,
  );
  // What is to be touched lies elsewhere: the light goes there.
  const there = aims[0] && !part?.contains(aims[0]) ? partOf(aims[0]) : part;
  return { light: boxOf(there), aims: aims.flatMap((one) => boxOf(one) ?? []), bar: boxOf(document.querySelector(PARTS.bar)), board };
}

/** Where the lit part of the table lies in the window, and what is to be touched there, followed as long as it is lit. */
function useLit(light: Light, wanted: Wanted | undefined): Lit {
  const [lit, setLit] = useState<Lit>({ light: null, aims: [], bar: null, board: null });
  const said = JSON.stringify(wanted ?? null);
  useLayoutEffect(() => {
    const again = () => {
      const next = look(light, (JSON.parse(said) as Wanted | null) ?? undefined);
      setLit((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    // What lies below the edge of the question is brought into sight.
    const ids = (JSON.parse(said) as Wanted | null)?.ids ?? [];
    for (const id of ids) document.querySelector(`${PARTS.bar} [data-option="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
    again();
    const timer = setInterval(again, LOOK_MS);
    addEventListener('resize', again);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', again);
    };
  }, [light, said]);
  return lit;
}

/** The answer that a mark asks for: its options, and which of them are picked up. */
export interface Wanted {
  ids: readonly string[];
  picks: readonly string[];
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
  /** What is done once it has been read, where there is nothing else to do; absent: the next mark is read. */
  does?: string | undefined;
  /** Points at the answer that is wanted, and gives it where it has been pointed at; `shown`: it has been. */
  onShow?: () => void;
  shown?: boolean;
  /** The answer that is wanted, which is pointed at; absent where the mark is only read. */
  wanted?: Wanted | undefined;
  /** Another answer was given than the one that is wanted. */
  missed?: string | undefined;
  onSkip?: () => void;
  /** What may be done at the end of a chapter. */
  children?: React.ReactNode;
}

/** A coach mark: lights one thing on the table and says one thing about it. */
export function CoachPaper({
  say,
  title,
  words,
  light,
  place,
  onRead,
  does,
  onShow,
  shown,
  wanted,
  missed,
  onSkip,
  children,
}: CoachPaperProps) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const lit = useLit(light ?? 'board', wanted);
  const box = lit.light;
  const [style, setStyle] = useState<Place>({ bottom: 12 });
  const lain = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = paper.current ?? {};
    if (!light) return;
    lain.current = besides(lit, { width, height }, { width: innerWidth, height: innerHeight }, lain.current);
    setStyle(lain.current);
  }, [lit, light]);
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
      {light
        ? lit.aims.map(({ left, top, width, height }) => (
            <div
              key={`${left}.${top}`}
              className="coach-aim"
              style={{ left: left - AIM, top: top - AIM, width: width + 2 * AIM, height: height + 2 * AIM }}
            />
          ))
        : null}
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
              {does ?? say('read')}
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
