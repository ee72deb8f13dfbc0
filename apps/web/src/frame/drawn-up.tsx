import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import '../styles/drawn-up.css';

/** So much of the board stays in sight above a sheet that is drawn up, in pixels. */
const KEPT = 40;
/** A finger that moved no further has touched and not drawn, in pixels. */
const TOUCH = 10;
/** The shadow and the frame of the last answer, in pixels. */
const EDGE = 8;

/**
 * Makes a phone's sheet as much higher as its answers in full need, over the board, which keeps its size below.
 * @param list the answers
 * @param up whether it is drawn up
 */
export function useDrawnUp(list: RefObject<HTMLElement | null>, up: boolean): void {
  useLayoutEffect(() => {
    const { current } = list;
    const bar = current?.closest<HTMLElement>('.bar');
    const board = bar?.parentElement?.querySelector<HTMLElement>(':scope > .slot-board');
    if (!up || !current || !bar || !board) return;
    const hidden = [current, ...(current.parentElement?.querySelectorAll<HTMLElement>(':scope > .ask') ?? [])];
    const wanted = hidden.reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, EDGE);
    bar.style.setProperty('--drawn', `${Math.max(0, Math.min(wanted, board.clientHeight - KEPT))}px`);
    return () => void bar.style.removeProperty('--drawn');
  }, [list, up]);
}

/** The grip on the upper edge of a phone's sheet whose answers have more to say than there is room: it is touched, or drawn up and down. */
export function DrawnUpGrip({ up, set }: { up: boolean; set: (up: boolean) => void }) {
  const t = useT();
  const from = useRef(0);
  const drawn = useRef(false);
  return (
    <button
      type="button"
      className="drawn-up-grip"
      aria-expanded={up}
      aria-label={t('ui.decision.inFull')}
      onPointerDown={(e: PointerEvent<HTMLElement>) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        from.current = e.clientY;
        drawn.current = false;
      }}
      onPointerUp={(e) => {
        const way = e.clientY - from.current;
        drawn.current = Math.abs(way) > TOUCH;
        if (drawn.current) set(way < 0);
      }}
      onClick={() => {
        if (!drawn.current) set(!up);
        drawn.current = false;
      }}
    >
      <span className="drawn-up-pill">
        <Icon name="down" size={16} />
      </span>
    </button>
  );
}
