import { useT } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { tell } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { packed } from './share.ts';
import { useSay } from './words.tsx';

/** The link that holds the level, to be copied. */
export function ShareDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const say = useSay();
  const t = useT();
  const link = useLoad(async () => `${location.origin}/levels#${await packed(text)}`, text);
  async function copy(words: string) {
    await navigator.clipboard.writeText(words);
    tell('ui.share.copied');
  }
  return (
    <Dialog title={say('share')} onClose={onClose} className="small">
      <p>{say('share.why')}</p>
      {link.state === 'here' ? (
        <>
          <input className="field ed-link" readOnly value={link.value} aria-label={say('share')} onFocus={(e) => e.target.select()} />
          <div className="sheet-buttons">
            <button
              type="button"
              className="btn"
              onClick={() => void copy(link.value).catch((e: unknown) => console.error('not copied', e))}
            >
              {t('ui.share.copy')}
            </button>
          </div>
        </>
      ) : (
        <Candle words={t('ui.loading')} />
      )}
    </Dialog>
  );
}
