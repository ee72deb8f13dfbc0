import { type RefObject, useState } from 'react';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { useT, useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import type { Shared } from './picture.ts';
import type { ToldBy } from './use-told.ts';

/** Words that the result says, without what only a screen reader hears. */
const said = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/**
 * Shares the result as a picture, by what the system offers; where it offers nothing, keeps it as a file.
 * @param result what the page shows, from which the picture takes the winner and the words
 */
export function SharePicture({ game, told, result }: { game: string; told: ToldBy | null; result: RefObject<HTMLElement | null> }) {
  const t = useT();
  const { speak } = useWords();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    const { pictureOf } = await import('./picture.ts');
    const shown = result.current?.firstElementChild;
    const title = gameEntry(game)?.title ?? game;
    const curve = told?.after.curves[0];
    const lines = told?.told.curves[0];
    const shared: Shared = {
      game: title,
      // The house, never the table: nobody who sees the picture is led to a seat.
      place: `Questhall · ${location.host}`,
      heading: said(shown?.querySelector('h2')),
      words: [...(shown?.querySelectorAll('h2 ~ p') ?? [])].map(said).filter(Boolean).slice(0, 2),
      figure: shown?.querySelector('.pedestal, .nw-podium') ?? null,
      curve:
        curve && lines && (told?.told.turns ?? 0) > 1
          ? {
              title: speak.say(curve.title),
              lines: lines.map((line) => ({ ...line, said: speak.say(line.name) })),
              down: curve.down === true,
            }
          : null,
    };
    const file = new File([await pictureOf(shared)], `questhall-${game}.png`, { type: 'image/png' });
    await hand(file, shared.heading || title);
  };
  return (
    <button
      type="button"
      className="btn wood"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void attempt(share).finally(() => setBusy(false));
      }}
    >
      <Icon name="share" size={18} />
      {t('ui.after.share')}
    </button>
  );
}

/** Gives a file to the system to share; where it shares no files, to the downloads. */
async function hand(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch (e) {
      // Thought better of: nothing was to be shared.
      if (!(e instanceof DOMException && e.name === 'AbortError')) throw e;
    }
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
