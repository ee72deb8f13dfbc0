import { useT } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import '../styles/keys.css';

/** The keys of a table, and what each does there. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const keys: readonly (readonly [keys: string, does: string])[] = [
    ['1–9, 0', t('ui.keys.numbers')],
    ['← ↑ → ↓', t('ui.keys.arrows')],
    ['Enter', t('ui.keys.enter')],
    ['Esc', t('ui.keys.escape')],
    ['Ctrl+Z, ⌫', t('ui.keys.back')],
    [t('ui.keys.then', { key: 'F' }), t('ui.keys.find')],
    ['H', t('ui.keys.hand')],
    ['C', t('ui.keys.chronicle')],
    ['?', t('ui.keys.rules')],
  ];
  return (
    <Dialog title={t('ui.keys.title')} onClose={onClose} className="small">
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
