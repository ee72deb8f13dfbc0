import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Layout } from '../../contract.ts';
import type { Point } from '../art/geometry.ts';
import { type Camera, near, on, type Room, under, whole } from './camera.ts';

/** How many spaces stand side by side in a window that follows a figure. */
const NEAR: Readonly<Record<Layout, number>> = { phone: 3.4, tablet: 4.4, desktop: 4.4 };
const NEAREST = 2.4;

/**
 * Where the board looks: at the whole of it, or at the surroundings of a point. It can be dragged, pinched and zoomed
 * with the wheel; when something new happens it goes back to what matters.
 * @param focus what to follow, in units of the board
 * @param moment changes whenever something new is worth following
 */
export function useCamera(ref: RefObject<HTMLElement | null>, room: Room, layout: Layout, focus: Point, moment: unknown) {
  const [close, setClose] = useState<boolean | null>(null);
  // Whoever looks elsewhere goes on looking until something happens: what is held belongs to one moment.
  const [kept, keep] = useState<{ moment: unknown; camera: Camera | null }>({ moment, camera: null });
  const held = kept.moment === moment ? kept.camera : null;
  const follows = close ?? layout === 'phone';
  const scale = near(room, NEAR[layout]);
  const camera = held ?? (follows ? on(focus, scale, room) : whole(room));
  const hold = useCallback((next: Camera | null) => keep({ moment, camera: next }), [moment]);

  const toggle = useCallback(() => {
    hold(null);
    // Whoever looked elsewhere comes back to what matters first.
    setClose(held !== null || !follows);
  }, [hold, follows, held]);
  const lookAt = useCallback(
    (p: Point) => hold(on(p, follows ? scale : near(room, NEAR[layout]), room)),
    [hold, follows, scale, room, layout],
  );
  const drag = useDrag(ref, camera, hold, room, layout === 'phone' || follows || held !== null);
  return { camera, follows: follows && !held, toggle, lookAt, ...drag };
}

/** One finger pans, two pinch, the wheel zooms where it stands. */
function useDrag(ref: RefObject<HTMLElement | null>, camera: Camera, move: (c: Camera) => void, room: Room, pans: boolean) {
  const fingers = useRef(new Map<number, Point>());
  const [dragging, setDragging] = useState(false);
  const now = useRef(camera);
  const asked = useRef<Camera | null>(null);
  const sizes = useRef({ least: whole(room).scale, most: NEAREST, room });
  useLayoutEffect(() => {
    now.current = camera;
    sizes.current = { least: whole(room).scale, most: NEAREST, room };
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
      const { least, most, room: size } = sizes.current;
      const scale = Math.min(most, Math.max(least, c.scale * ratio));
      const anchor = under(at, c);
      const centre = { x: anchor.x + (size.width / 2 - at.x) / scale, y: anchor.y + (size.height / 2 - at.y) / scale };
      apply(on(centre, scale, size));
    },
    [apply],
  );

  // React listens to the wheel passively: the page would scroll as well.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const wheel = (e: WheelEvent) => {
      if (!e.ctrlKey && !pans) return;
      e.preventDefault();
      const box = element.getBoundingClientRect();
      zoom({ x: e.clientX - box.left, y: e.clientY - box.top }, Math.exp(-e.deltaY / 500));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [ref, pans, zoom]);

  const local = (e: PointerEvent<HTMLElement>): Point => {
    const box = e.currentTarget.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const end = (e: PointerEvent<HTMLElement>) => {
    fingers.current.delete(e.pointerId);
    if (fingers.current.size === 0) setDragging(false);
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
          zoom(other, Math.hypot(p.x - other.x, p.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)));
        } else if (pans) {
          // A tap trembles: only a real drag takes the pointer away from what was tapped.
          if (!dragging && Math.hypot(p.x - before.x, p.y - before.y) < 7) return;
          if (!dragging) {
            setDragging(true);
            e.currentTarget.setPointerCapture(e.pointerId);
          }
          const c = now.current;
          const centre = under({ x: room.width / 2 - (p.x - before.x), y: room.height / 2 - (p.y - before.y) }, c);
          apply(on(centre, c.scale, room));
        }
        fingers.current.set(e.pointerId, p);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
