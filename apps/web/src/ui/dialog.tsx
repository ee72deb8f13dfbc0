import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import { keepFocus } from './keep-focus.ts';

/**
 * A native dialog on a sheet of paper. Modal unless said otherwise; Escape, the cross and a tap beside it close it.
 * Opens when mounted, so whoever shows it keeps the state; focus goes back by itself. A modal one at a table hangs on the table's
 * frame, wherever it is opened from: rules for what stands small beside a question are not meant for what is read large.
 */
export function Dialog({
  title,
  onClose,
  children,
  className = '',
  modal = true,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  modal?: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const t = useT();
  const [frame] = useState(() => (modal ? document.querySelector('.frame') : null));
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (modal) dialog.showModal();
    else dialog.show();
    const letGo = keepFocus(dialog);
    return () => {
      letGo?.();
      dialog.close();
    };
  }, [modal]);
  const dialog = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it; the click is for a pointer beside the sheet
    <dialog
      ref={ref}
      className={`sheet ${className}`}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        // One dialog may lie over another: Escape closes the one on top alone.
        if (e.target === ref.current) onClose();
      }}
      onClick={(e) => {
        if (modal && e.target === ref.current) onClose();
      }}
      onKeyDown={(e) => {
        e.stopPropagation();
        if (!modal && e.key === 'Escape') onClose();
      }}
    >
      <div className="sheet-in scroll">
        <div className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="icon-btn" onClick={onClose} aria-label={t('ui.close')}>
            <Icon name="close" />
          </button>
        </div>
        <div className="sheet-body">{children}</div>
      </div>
    </dialog>
  );
  return frame ? createPortal(dialog, frame) : dialog;
}
