import { useSyncExternalStore } from 'react';
import type { GameModule, Layout } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';

/** A screen this low is a phone's that lies on its side: `max-height: 520px` in the styles. */
const LOW = 520;

/** Whether the window is as low as a phone that lies on its side. */
export const isLow = (): boolean => innerHeight <= LOW;

/**
 * Widths in normal letters, so that large text gets the layout of a smaller screen. A tablet that lies on its side has
 * no room for things below each other. A phone that lies so keeps a phone's window on a wide board, which would be too
 * small to be read as a whole; a square board has room enough there.
 */
export function layoutFor(
  width: number,
  textScale: number,
  height = Number.POSITIVE_INFINITY,
  board: GameModule['layout'] = 'square',
): Layout {
  const room = width / textScale;
  if (board === 'wide' && height <= LOW && room < 1080) return 'phone';
  if (room >= 1080 || (room >= 960 && height < width * 0.85)) return 'desktop';
  return room >= 640 ? 'tablet' : 'phone';
}

/**
 * The layout that fits the window and the size of the text.
 * @param board the shape of the board that is shown, where one is
 */
export function useLayout(board?: GameModule['layout']): Layout {
  const size = useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => `${innerWidth} ${innerHeight}`,
  );
  const textSize = useSettings((s) => s.textSize);
  const [width = 0, height] = size.split(' ').map(Number);
  return layoutFor(width, textSize / 100, height, board);
}
