import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { watchedAgain } from '../replay/address.ts';
import { cameBackTo, leaveResult } from './left-result.ts';

interface Props {
  /** What it is, for those who hear it. */
  label: string;
  /** Whoever closes it, also by Escape. */
  onClose: () => void;
  /** Whose result it is: out of its replay one comes back to where one was. */
  of: string;
  /** What the match was is here, or will not come. */
  isTold: boolean;
  /** What is shown, the winner first. */
  children: ReactNode;
  parts?: Ref<HTMLDivElement>;
  /** Below what is shown, where there is little room for buttons. */
  more?: ReactNode;
  buttons: ReactNode;
}

/** A result over the whole page: the room dims, what came of it stands before it, and the buttons lie at its foot. */
export function ResultDialog({ label, onClose, of, isTold, children, parts, more, buttons }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Else the first thing to press is scrolled to, past the winner.
    dialog?.querySelector<HTMLElement>('.result-buttons .btn')?.focus({ preventScroll: true });
    // Opening it has led the focus there already, and scrolled a low screen.
    dialog?.scrollTo({ top: 0 });
    return () => dialog?.close();
  }, []);
  // Out of the replay one comes back to where one was. What the match was is here by then, or it was too short to be scrolled.
  useEffect(() => {
    if (!isTold) return;
    // When the curves have been given their size.
    const frame = requestAnimationFrame(() => {
      const top = cameBackTo(of);
      if (top !== null) ref.current?.scrollTo({ top });
    });
    return () => cancelAnimationFrame(frame);
  }, [isTold, of]);
  // Before it is taken out of the page: then it is scrolled no more.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog && watchedAgain()) leaveResult(of, dialog.scrollTop);
    };
  }, [of]);
  return (
    <dialog
      ref={ref}
      className="result on-dark"
      aria-label={label}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onKeyDown={(e) => e.stopPropagation()}
    >
      <div className="result-in">
        <div ref={parts} className="result-parts">
          {children}
        </div>
        {more ? <div className="result-more">{more}</div> : null}
      </div>
      <div className="result-buttons">{buttons}</div>
    </dialog>
  );
}
