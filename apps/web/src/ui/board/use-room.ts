import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './camera.ts';

/**
 * The size of an element, kept up to date.
 * @param before what it is taken for until it has been measured: a desktop's board
 */
export function useRoom(ref: RefObject<HTMLElement | null>, before: Room = { width: 860, height: 860 }): Room {
  const [room, setRoom] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setRoom((r) => (r.width === width && r.height === height ? r : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref]);
  return room;
}
