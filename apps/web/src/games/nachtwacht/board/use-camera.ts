import { useCallback, useMemo, useState } from 'react';
import { isLow } from '../../../frame/use-layout.ts';
import type { Point, Room } from '../../../ui/board/camera.ts';
import { useDrag } from '../../../ui/board/use-drag.ts';
import { useHold } from '../../../ui/board/use-hold.ts';
import type { Layout } from '../../contract.ts';
import { on, wayOf, whole } from './camera.ts';
import type { PathLayout } from './layout.ts';

/** On a phone a square is at least this many pixels wide when the window follows a pawn. */
const FOLLOW = 0.8;
const NEAREST = 1.5;
/** The tray of strips and cards at the foot of a phone's board, in pixels: lower where the phone lies on its side (`.nw-piles`). */
export const trayHeight = (): number => (isLow() ? 28 : 34);
/** What the buttons above the whole path take of a phone's board: at its side where it lies on its own, else at the top (`.nw-views`). */
const viewsAir = () => (isLow() ? { top: 4, left: 136 } : { top: 46 });

/**
 * Where the board looks. On a desktop and a tablet: at the whole path. On a phone: a window that follows a pawn, can be
 * dragged and pinched, and goes back to the pawn when something new happens there.
 * @param focus what to follow, in table units
 * @param moment changes whenever something new is worth following
 */
export function useCamera(table: PathLayout, room: Room, kind: Layout, focus: Point, moment: unknown) {
  const [overview, setOverview] = useState(false);
  const [held, hold] = useHold(moment);
  const phone = kind === 'phone';
  const tray = trayHeight();
  // The supplies lie below the path where there is no free corner beside it.
  const way = useMemo(() => wayOf(table), [table]);
  const fit = phone
    ? whole(way, room, { ...viewsAir(), bottom: tray })
    : whole(table, room, kind === 'tablet' ? { top: 6, bottom: 76 } : undefined);
  // What is followed stays above the tray.
  const { width, height } = room;
  const window = useMemo(() => ({ width, height: height - tray }), [width, height, tray]);
  const follow = on(focus, Math.max(fit.scale, FOLLOW), table, window);
  const camera = !phone ? fit : (held ?? (overview ? fit : follow));

  const lookAt = useCallback(
    (p: Point) => {
      setOverview(false);
      hold(on(p, FOLLOW, table, window));
    },
    [table, window, hold],
  );
  const toggle = useCallback(() => {
    hold(null);
    setOverview((o) => !o);
  }, [hold]);
  const { dragging, handlers } = useDrag({
    camera,
    room,
    // A finger may move it as far as it likes.
    place: (centre, scale) => ({ scale, left: room.width / 2 - centre.x * scale, top: room.height / 2 - centre.y * scale }),
    move: hold,
    least: fit.scale * 0.9,
    most: NEAREST,
    pans: phone,
    wheel: null,
  });
  return { camera, overview: overview && !held, toggle, lookAt, dragging, handlers: phone ? handlers : {} };
}
