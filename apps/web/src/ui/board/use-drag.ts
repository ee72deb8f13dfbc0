import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, type Point, type Room, under } from './camera.ts';

/** How a window on a board can be moved. */
export interface Drag {
  camera: Camera;
  room: Room;
  /** The window with this point in its middle, as far as the board allows. */
  place(centre: Point, scale: number): Camera;
  move(camera: Camera): void;
  /** Between these scales it can be zoomed. */
  least: number;
  most: number;
  /** Whether one finger moves it; two zoom it in any case. */
  pans: boolean;
  /** Where the wheel zooms; null: it does not. */
  wheel: RefObject<HTMLElement | null> | null;
}

/** A tap trembles: only from so many pixels on it is a drag, which takes the pointer away from what was tapped. */
const TREMBLE = 7;

/** What lies over the board with words of its own, which scroll: neither wheel nor finger moves the board there. */
const over = (target: EventTarget | null) => target instanceof Element && target.closest('[data-scrolls], dialog') !== null;

/** A window at a scale in which the point at this place of it stays where it is. */
function zoomed({ camera, room, place, least, most }: Drag, at: Point, ratio: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * ratio));
  const anchor = under(at, camera);
  return place({ x: anchor.x + (room.width / 2 - at.x) / scale, y: anchor.y + (room.height / 2 - at.y) / scale }, scale);
}

/** One finger pans, two pinch, the wheel zooms where it stands. */
export function useDrag(drag: Drag) {
  const { pans, wheel: board, move } = drag;
  const fingers = useRef(new Map<number, Point>());
  const [dragging, setDragging] = useState(false);
  const now = useRef(drag);
  const asked = useRef<Camera | null>(null);
  useLayoutEffect(() => {
    now.current = drag;
  });

  // Fingers move more often than the screen is drawn.
  const apply = useCallback(
    (camera: Camera) => {
      now.current = { ...now.current, camera };
      if (asked.current === null) {
        requestAnimationFrame(() => {
          if (asked.current) move(asked.current);
          asked.current = null;
        });
      }
      asked.current = camera;
    },
    [move],
  );

  // React listens to the wheel passively: the page would scroll as well.
  useEffect(() => {
    const element = board?.current;
    if (!element) return;
    const wheel = (e: WheelEvent) => {
      if ((!e.ctrlKey && !pans) || over(e.target)) return;
      e.preventDefault();
      const frame = element.getBoundingClientRect();
      apply(zoomed(now.current, { x: e.clientX - frame.left, y: e.clientY - frame.top }, Math.exp(-e.deltaY / 500)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [board, pans, apply]);

  const local = (e: PointerEvent<HTMLElement>): Point => {
    const frame = e.currentTarget.getBoundingClientRect();
    return { x: e.clientX - frame.left, y: e.clientY - frame.top };
  };
  const end = (e: PointerEvent<HTMLElement>) => {
    fingers.current.delete(e.pointerId);
    // The click that follows the last finger must still know that it was a drag.
    if (fingers.current.size === 0) setTimeout(() => setDragging(false));
  };
  return {
    dragging,
    handlers: {
      onPointerDown(e: PointerEvent<HTMLElement>) {
        if (e.button === 0 && !over(e.target)) fingers.current.set(e.pointerId, local(e));
      },
      onPointerMove(e: PointerEvent<HTMLElement>) {
        const before = fingers.current.get(e.pointerId);
        if (!before) return;
        const p = local(e);
        const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
        if (other) {
          if (!dragging) setDragging(true);
          const ratio = Math.hypot(p.x - other.x, p.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
          apply(zoomed(now.current, other, ratio));
        } else if (pans) {
          if (!dragging && Math.hypot(p.x - before.x, p.y - before.y) < TREMBLE) return;
          if (!dragging) {
            setDragging(true);
            e.currentTarget.setPointerCapture(e.pointerId);
          }
          const { camera, room, place } = now.current;
          const centre = under({ x: room.width / 2 - (p.x - before.x), y: room.height / 2 - (p.y - before.y) }, camera);
          apply(place(centre, camera.scale));
        }
        fingers.current.set(e.pointerId, p);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
