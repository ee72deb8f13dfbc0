import { type RefObject, useCallback, useState } from 'react';
import type { Point, Room } from '../../../ui/board/camera.ts';
import { useDrag } from '../../../ui/board/use-drag.ts';
import { useHold } from '../../../ui/board/use-hold.ts';
import type { Layout } from '../../contract.ts';
import { around, near, on, whole } from './camera.ts';

/** How many spaces stand side by side in a window that follows a figure. */
const NEAR: Readonly<Record<Layout, number>> = { phone: 3.4, tablet: 4.4, desktop: 4.4 };
const NEAREST = 2.4;
/** As many spaces may stand side by side where all that may be chosen is to be seen at once. */
const READABLE = 6.6;
/** A window so low or so narrow, in pixels, shows the whole board too small to be read: a phone, also one that lies on its side. */
const SMALL = 440;

/**
 * Where the board looks: at the whole of it, or at the surroundings of a point. It can be dragged, pinched and zoomed
 * with the wheel; when something new happens it goes back to what matters.
 * @param focus what to follow, in units of the board
 * @param moment changes whenever something new is worth following
 * @param wide how wide the board is, with what lies beside it
 * @param choice the few places among which somebody chooses: all of them are in sight, where they can be read together
 */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  room: Room,
  layout: Layout,
  focus: Point,
  moment: unknown,
  wide: number,
  choice: readonly Point[],
) {
  const [close, setClose] = useState<boolean | null>(null);
  const [held, hold] = useHold(moment);
  const small = layout === 'phone' || (room.width > 0 && Math.min(room.width, room.height) < SMALL);
  const follows = close ?? small;
  const spaces = small ? NEAR.phone : NEAR[layout];
  const scale = near(room, spaces, wide);
  const together = choice.length > 0 ? around([focus, ...choice], scale, near(room, READABLE, wide), room, wide) : null;
  const camera = held ?? (follows ? (together ?? on(focus, scale, room, wide)) : whole(room, wide));

  const toggle = useCallback(() => {
    hold(null);
    // Whoever looked elsewhere comes back to what matters first.
    setClose(held !== null || !follows);
  }, [hold, follows, held]);
  const lookAt = useCallback(
    (p: Point) => hold(on(p, follows ? scale : near(room, spaces, wide), room, wide)),
    [hold, follows, scale, room, spaces, wide],
  );
  const drag = useDrag({
    camera,
    room,
    place: (centre, at) => on(centre, at, room, wide),
    move: hold,
    least: whole(room, wide).scale,
    most: NEAREST,
    pans: small || follows || held !== null,
    wheel: ref,
  });
  return { camera, follows: follows && !held, toggle, lookAt, ...drag };
}
