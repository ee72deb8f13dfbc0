import { type RefObject, useCallback, useState } from 'react';
import { type Point, type Room, under } from '../../../ui/board/camera.ts';
import { useDrag } from '../../../ui/board/use-drag.ts';
import { useHold } from '../../../ui/board/use-hold.ts';
import { NEAREST, nearScale, on, whole, wholeScale } from './camera.ts';
import type { Box } from './model.ts';

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
  /** For whom it was chosen whether the window follows: for another one it is as from the start again. Absent: for all. */
  whose?: string;
}

/** Where the map is looked at: it can be dragged, pinched and zoomed; when something new happens it goes to what matters. */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  { box, room, focus, moment, near, follows: byDefault, whose = '' }: CameraOptions,
) {
  const [chosen, choose] = useState<{ whose: string; follows: boolean } | null>(null);
  const [held, hold] = useHold(moment);
  const follows = chosen?.whose === whose ? chosen.follows : byDefault;
  const scale = nearScale(near, box, room);
  const camera = held ?? (follows ? on(focus, scale, box, room) : whole(box, room));
  const toggle = useCallback(() => {
    hold(null);
    choose({ whose, follows: held !== null || !follows });
  }, [hold, follows, held, whose]);
  const lookAt = useCallback((p: Point) => hold(on(p, camera.scale, box, room)), [hold, camera.scale, box, room]);
  const zoomBy = useCallback(
    (ratio: number) => {
      const at = under({ x: room.width / 2, y: room.height / 2 }, camera);
      const least = wholeScale(box, room);
      hold(on(at, Math.min(NEAREST, Math.max(least, camera.scale * ratio)), box, room));
    },
    [hold, camera, box, room],
  );
  const drag = useDrag({
    camera,
    room,
    place: (centre, at) => on(centre, at, box, room),
    move: hold,
    least: wholeScale(box, room),
    most: NEAREST,
    pans: true,
    wheel: ref,
  });
  return { camera, follows: follows && !held, toggle, lookAt, zoomBy, ...drag };
}
