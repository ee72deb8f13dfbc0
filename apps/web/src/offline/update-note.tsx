import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../text/words.tsx';
import { takeUpdate, useUpdate } from './update.ts';

/** Says that a newer version is there. Never at a table: whoever plays is left in peace until the match is left. */
export function UpdateNote() {
  const t = useT();
  const { ready, taken } = useUpdate();
  const [later, setLater] = useState(false);
  const [path] = useLocation();
  if (!ready || later || /^\/(t|local)\//.test(path)) return null;
  return (
    <div className="toasts update-note" aria-live="polite">
      <div className="toast scroll">
        <p>{t('ui.update.ready')}</p>
        <button type="button" className="btn small" disabled={taken} aria-busy={taken} onClick={takeUpdate}>
          {t('ui.update.now')}
        </button>
        <button type="button" className="btn paper small" onClick={() => setLater(true)}>
          {t('ui.update.later')}
        </button>
      </div>
    </div>
  );
}
