import { useSyncExternalStore } from 'react';
import type { Layout } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';

/**
 * Widths in normal letters, so that large text gets the layout of a smaller screen. A tablet that lies on its side has
 * no room for things below each other.
 */
export function layoutFor(width: number, textScale: number, height = Number.POSITIVE_INFINITY): Layout {
  const room = width / textScale;
  if (room >= 1080 || (room >= 960 && height < width * 0.85)) return 'desktop';
  return room >= 640 ? 'tablet' : 'phone';
}

/** The layout that fits the window and the size of the text. */
export function useLayout(): Layout {
  const size = useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => `${innerWidth} ${innerHeight}`,
  );
  const textSize = useSettings((s) => s.textSize);
  const [width = 0, height] = size.split(' ').map(Number);
  return layoutFor(width, textSize / 100, height);
}
