import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, NEAREST, nearScale, on, type Room, under, whole, wholeScale } from './camera.ts';
import type { Box, Point } from './model.ts';

/** The size of an element, kept up to date. Before the first measure: a desktop's board. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 860, height: 860 });
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

export interface CameraOptions {
  box: Box;
  room: Room;
  /** What to follow, in units. */
  focus: Point;
  /** Changes whenever something new is worth following. */
  moment: unknown;
  /** How many pixels wide a square is where the window follows; null: the whole map is shown while it fits well. */
  near: number;
  /** Whether the window follows from the start. */
  follows: boolean;
}

/** Where the map is looked at: it can be dragged, pinched and zoomed; when something new happens it goes to what matters. */
export function useCamera(ref: RefObject<HTMLElement | null>, { box, room, focus, moment, near, follows: byDefault }: CameraOptions) {
  const [close, setClose] = useState<boolean | null>(null);
  const [kept, keep] = useState<{ moment: unknown; camera: Camera | null }>({ moment, camera: null });
  const held = kept.moment === moment ? kept.camera : null;
  const follows = close ?? byDefault;
  const scale = nearScale(near, box, room);
  const camera = held ?? (follows ? on(focus, scale, box, room) : whole(box, room));
  const hold = useCallback((next: Camera | null) => keep({ moment, camera: next }), [moment]);
  const toggle = useCallback(() => {
    hold(null);
    setClose(held !== null || !follows);
  }, [hold, follows, held]);
  const lookAt = useCallback((p: Point) => hold(on(p, camera.scale, box, room)), [hold, camera.scale, box, room]);
  const zoomBy = useCallback(
    (ratio: number) => {
      const at = under({ x: room.width / 2, y: room.height / 2 }, camera);
      const least = wholeScale(box, room);
      hold(on(at, Math.min(NEAREST, Math.max(least, camera.scale * ratio)), box, room));
    },
    [hold, camera, box, room],
  );
  const drag = useDrag(ref, camera, hold, box, room);
  return { camera, follows: follows && !held, toggle, lookAt, zoomBy, ...drag };
}

/** One finger pans, two pinch, the wheel zooms where it stands. */
function useDrag(ref: RefObject<HTMLElement | null>, camera: Camera, move: (c: Camera) => void, box: Box, room: Room) {
  const fingers = useRef(new Map<number, Point>());
  const [dragging, setDragging] = useState(false);
  const now = useRef(camera);
  const asked = useRef<Camera | null>(null);
  useLayoutEffect(() => {
    now.current = camera;
  });
  const apply = useCallback(
    (c: Camera) => {
      now.current = c;
      if (asked.current === null) {
        requestAnimationFrame(() => {
          if (asked.current) move(asked.current);
          asked.current = null;
        });
      }
      asked.current = c;
    },
    [move],
  );
  const zoom = useCallback(
    (at: Point, ratio: number) => {
      const c = now.current;
      const scale = Math.min(NEAREST, Math.max(wholeScale(box, room), c.scale * ratio));
      const anchor = under(at, c);
      apply(on({ x: anchor.x + (room.width / 2 - at.x) / scale, y: anchor.y + (room.height / 2 - at.y) / scale }, scale, box, room));
    },
    [apply, box, room],
  );
  // React listens to the wheel passively: the page would scroll as well.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const frame = element.getBoundingClientRect();
      zoom({ x: e.clientX - frame.left, y: e.clientY - frame.top }, Math.exp(-e.deltaY / 500));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [ref, zoom]);

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
        if (e.button === 0) fingers.current.set(e.pointerId, local(e));
      },
      onPointerMove(e: PointerEvent<HTMLElement>) {
        const before = fingers.current.get(e.pointerId);
        if (!before) return;
        const p = local(e);
        const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
        if (other) {
          if (!dragging) setDragging(true);
          zoom(other, Math.hypot(p.x - other.x, p.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)));
        } else {
          // A tap trembles: only a real drag takes the pointer away from what was tapped.
          if (!dragging && Math.hypot(p.x - before.x, p.y - before.y) < 7) return;
          if (!dragging) {
            setDragging(true);
            e.currentTarget.setPointerCapture(e.pointerId);
          }
          const c = now.current;
          apply(on(under({ x: room.width / 2 - (p.x - before.x), y: room.height / 2 - (p.y - before.y) }, c), c.scale, box, room));
        }
        fingers.current.set(e.pointerId, p);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
