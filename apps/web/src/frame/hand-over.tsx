import type { TableInfo } from '@questhall/protocol';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useReach } from '../net/reach.ts';
import { useMatch } from '../table/match-context.tsx';
import { seatLink } from '../table/table-actions.ts';
import { useT } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt, tell } from '../ui/toasts.tsx';

const QrCode = lazy(async () => ({ default: (await import('../table/qr-code.tsx')).QrCode }));

/** The link by which somebody else takes this seat: made when the dialog opens, and shown this once. */
export function HandOverDialog({ table, seat, onClose }: { table: TableInfo; seat: number; onClose: () => void }) {
  const t = useT();
  const { agreements } = useMatch().transport;
  const reach = useReach(true);
  const [code, setCode] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    // Each asking would make the link before worthless: once, also where React mounts twice.
    if (asked.current || !agreements) return;
    asked.current = true;
    void attempt(() => agreements.offer(seat)).then((offer) => (offer ? setCode(offer.code) : onClose()));
  }, [agreements, seat, onClose]);
  const link = code === null ? '' : seatLink(table, seat, code, reach);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      tell('ui.share.copied');
    } catch {
      // No clipboard on a page without https: the field is there to be copied by hand.
      document.querySelector<HTMLInputElement>('.hand-link')?.select();
    }
  }

  return (
    <Dialog title={t('ui.hand.title')} onClose={onClose} className="small">
      <p>{t('ui.hand.why')}</p>
      {code === null ? null : (
        <>
          <Suspense fallback={null}>
            <QrCode text={link} label={t('ui.hand.title')} />
          </Suspense>
          <input className="field hand-link" readOnly value={link} aria-label={t('ui.hand.title')} onFocus={(e) => e.target.select()} />
        </>
      )}
      <div className="sheet-buttons">
        <button type="button" className="btn small" disabled={code === null} onClick={() => void copy()}>
          {t('ui.share.copy')}
        </button>
        <button
          type="button"
          className="btn paper small"
          disabled={code === null}
          onClick={() => {
            if (agreements) void attempt(() => agreements.withdraw(seat)).then((done) => done && tell('ui.hand.gone'));
            onClose();
          }}
        >
          {t('ui.hand.withdraw')}
        </button>
      </div>
    </Dialog>
  );
}
