import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The link to the moment on show: to copy by a button, or by hand where the browser keeps its clipboard to itself. */
export function ShareMoment({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // No clipboard on a page without https: the field is there for copying by hand.
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog title={t('ui.replay.share')} onClose={onClose} className="small">
      <label className="replay-link">
        <span>{t('ui.replay.link')}</span>
        <input className="field" readOnly value={link} onFocus={(e) => e.target.select()} />
      </label>
      <div className="sheet-buttons">
        <button type="button" className="btn small" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} size={20} />
          {t('ui.share.copy')}
        </button>
      </div>
      <p className="hint" aria-live="polite">
        {copied ? t('ui.share.copied') : ''}
      </p>
    </Dialog>
  );
}
