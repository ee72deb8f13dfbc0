import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Layout } from '../../contract.ts';
import { type Camera, on, type Room, under, whole } from './camera.ts';
import type { PathLayout, Point } from './layout.ts';

/** On a phone a square is at least this many pixels wide when the window follows a pawn. */
const FOLLOW = 0.8;

/**
 * Where the board looks. On a desktop and a tablet: at the whole path. On a phone: a window that follows a pawn, can be
 * dragged and pinched, and goes back to the pawn when something new happens there.
 * @param focus what to follow, in table units
 * @param moment changes whenever something new is worth following
 */
export function useCamera(table: PathLayout, room: Room, kind: Layout, focus: Point, moment: unknown) {
  const [overview, setOverview] = useState(false);
  // Whoever looks elsewhere goes on looking until something happens: what is held belongs to one moment.
  const [kept, keep] = useState<{ moment: unknown; camera: Camera | null }>({ moment, camera: null });
  const held = kept.moment === moment ? kept.camera : null;
  const setHeld = useCallback((camera: Camera | null) => keep({ moment, camera }), [moment]);
  const phone = kind === 'phone';
  // The supplies lie below the path where there is no free corner beside it.
  const fit = whole(table, room, phone ? { top: 4, bottom: 34 } : kind === 'tablet' ? { top: 6, bottom: 76 } : undefined);
  const follow = on(focus, Math.max(fit.scale, FOLLOW), table, room);
  const camera = !phone ? fit : (held ?? (overview ? fit : follow));

  const lookAt = useCallback(
    (p: Point) => {
      setOverview(false);
      setHeld(on(p, FOLLOW, table, room));
    },
    [table, room, setHeld],
  );
  const toggle = useCallback(() => {
    setHeld(null);
    setOverview((o) => !o);
  }, [setHeld]);
  const drag = useDrag(phone, camera, setHeld, fit.scale * 0.9);
  return { camera, overview: overview && !held, toggle, lookAt, drag, dragging: drag.active };
}

/** One finger pans, two pinch. */
function useDrag(enabled: boolean, camera: Camera, move: (c: Camera) => void, least: number) {
  const fingers = useRef(new Map<number, Point>());
  const [active, setActive] = useState(false);
  const now = useRef(camera);
  useLayoutEffect(() => {
    now.current = camera;
  });
  const pending = useRef<Camera | null>(null);

  const apply = (c: Camera) => {
    now.current = c;
    if (pending.current === null) {
      requestAnimationFrame(() => {
        if (pending.current) move(pending.current);
        pending.current = null;
      });
    }
    pending.current = c;
  };
  const local = (e: PointerEvent<HTMLElement>): Point => {
    const box = e.currentTarget.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const end = (e: PointerEvent<HTMLElement>) => {
    fingers.current.delete(e.pointerId);
    if (fingers.current.size === 0) setActive(false);
  };
  if (!enabled) return { active: false, handlers: {} };
  return {
    active,
    handlers: {
      onPointerDown(e: PointerEvent<HTMLElement>) {
        if (e.button === 0) fingers.current.set(e.pointerId, local(e));
      },
      onPointerMove(e: PointerEvent<HTMLElement>) {
        const before = fingers.current.get(e.pointerId);
        if (!before) return;
        const p = local(e);
        const c = now.current;
        const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
        if (other) {
          const ratio = Math.hypot(p.x - other.x, p.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
          const scale = Math.min(1.5, Math.max(least, c.scale * ratio));
          const anchor = under(other, c);
          apply({ scale, left: other.x - anchor.x * scale, top: other.y - anchor.y * scale });
        } else {
          // A tap trembles: only a real drag takes the pointer away from what was tapped.
          if (!active && Math.hypot(p.x - before.x, p.y - before.y) < 6) return;
          if (!active) {
            setActive(true);
            e.currentTarget.setPointerCapture(e.pointerId);
          }
          apply({ ...c, left: c.left + p.x - before.x, top: c.top + p.y - before.y });
        }
        fingers.current.set(e.pointerId, p);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
