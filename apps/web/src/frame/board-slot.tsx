import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../text/words.tsx';
import { CandlePicture } from '../ui/candle.tsx';
import './board-slot.css';

/** Whoever has waited so long sees what there is, in milliseconds. */
const LONGEST = 8000;

/** The pictures that stand there now. */
const picturesIn = (place: HTMLElement | null) =>
  [...(place?.querySelectorAll<HTMLImageElement>('img, image') ?? [])].filter(({ loading }) => loading !== 'lazy');

/** Waits until a picture can be drawn. Where another one takes its place meanwhile, as where the board has another size, that one is waited for. */
async function drawn(picture: HTMLImageElement): Promise<void> {
  for (let tries = 0, from: string | null = null; tries < 5 && (from !== picture.currentSrc || picture.complete === false); tries++) {
    from = picture.currentSrc;
    await picture.decode().catch(() => undefined);
  }
}

/** The place of the board. Until all its pictures can be drawn a candle burns there, and then it is whole: no frame of it stands empty. */
export function BoardSlot({ children }: { children: ReactNode }) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    let gone = false;
    const show = () => {
      if (!gone) setWhole(true);
    };
    // What does not come at all is waited for no longer than what has come.
    void Promise.allSettled(picturesIn(place.current).map(drawn)).then(show);
    const timer = setTimeout(show, LONGEST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <main ref={place} className="slot-board" data-waits={whole ? undefined : ''} aria-label={t('ui.board')}>
      {children}
      {whole ? null : (
        <div className="board-waits">
          <CandlePicture size={72} />
        </div>
      )}
    </main>
  );
}
