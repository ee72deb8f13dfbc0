import { type KeyboardEvent, useState } from 'react';
import { type Box, cellOf, nameAt } from '../map/model.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square where the keys are. Arrows lead over the grid, Home to where I stand, Enter and Space touch the square. */
export function useCursor({
  home,
  box,
  onMove,
  onPress,
  onZoom,
}: {
  home: string;
  box: Box;
  onMove: (at: string) => void;
  onPress: (at: string) => void;
  onZoom: (ratio: number) => void;
}) {
  const [at, setAt] = useState<string | null>(null);
  const go = (to: string) => {
    setAt(to);
    onMove(to);
  };
  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    if (e.target !== e.currentTarget || e.ctrlKey || e.metaKey || e.altKey) return;
    const step = STEPS[e.key];
    if (step) {
      const { x, y } = cellOf(at ?? home);
      const nx = Math.min(box.x + box.w - 1, Math.max(box.x, x + step[0]));
      const ny = Math.min(box.y + box.h - 1, Math.max(box.y, y + step[1]));
      go(nameAt(nx, ny));
    } else if (e.key === 'Home') go(home);
    else if (e.key === 'Enter' || e.key === ' ') {
      if (at === null) go(home);
      else onPress(at);
    } else if (e.key === '+') onZoom(1.3);
    else if (e.key === '-') onZoom(1 / 1.3);
    else return;
    e.preventDefault();
  };
  return { at, setAt, onKeyDown };
}
