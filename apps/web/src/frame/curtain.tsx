import type { Seat } from '@questhall/kernel';
import { useEffect, useRef } from 'react';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useT } from '../text/words.tsx';

/** Covers the hand while a shared device is passed on. */
export function Curtain({ seat, name, onOpen }: { seat: Seat; name: string; onOpen: () => void }) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className="curtain" aria-labelledby="curtain-title" onCancel={(e) => e.preventDefault()}>
      <div className="scroll curtain-in">
        <SeatBadge seat={seat} size={64} />
        <h2 id="curtain-title">{t('ui.curtain.title', { name })}</h2>
        <p>{t('ui.curtain.why', { name })}</p>
        <button type="button" className="btn" onClick={onOpen}>
          {t('ui.curtain.open', { name })}
        </button>
      </div>
    </dialog>
  );
}
