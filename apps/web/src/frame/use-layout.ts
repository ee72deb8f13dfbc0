import { useSyncExternalStore } from 'react';
import type { Layout } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';

/** Widths in normal letters, so that large text gets the layout of a smaller screen. */
export function layoutFor(width: number, textScale: number): Layout {
  const room = width / textScale;
  if (room >= 1080) return 'desktop';
  return room >= 640 ? 'tablet' : 'phone';
}

/** The layout that fits the window and the size of the text. */
export function useLayout(): Layout {
  const width = useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => innerWidth,
  );
  const textSize = useSettings((s) => s.textSize);
  return layoutFor(width, textSize / 100);
}
