import type { OptionView } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import type { MouseEvent } from 'react';
import { spoken } from '../../../frame/consequence.tsx';
import { useT } from '../../../text/words.tsx';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { type Point, spaceCentre } from '../art/geometry.ts';
import { placeName } from '../names.ts';
import { titleOf } from '../souls.ts';
import type { MapCorner } from './map-corner.ts';
import { WayRoundSign, wayRoundOf } from './WayRound.tsx';

interface Chip {
  id: string;
  x: number;
  y: number;
  angle: number;
}

/** A chip is about so large. */
const CHIP = { w: 116, h: 46 };
/** Corners that are taken: that of the small map, and the button above on the right. */
const taken = (x: number, y: number, room: Room, map: MapCorner): boolean => {
  const right = x > room.width - 118 - CHIP.w / 2;
  if (right && y < 58 + CHIP.h / 2) return true;
  if (map === null) return false;
  const beside = map === 'right' ? right : x < 118 + CHIP.w / 2;
  return beside && (map === 'top' ? y < 118 + CHIP.h / 2 : y > room.height - 118 - CHIP.h / 2);
};

/** Places along the window's edge where a chip may stand, a thumb apart. */
function places(room: Room, map: MapCorner): Point[] {
  const [left, top] = [CHIP.w / 2 + 2, CHIP.h / 2 + 2];
  const [right, bottom] = [Math.max(left, room.width - left), Math.max(top, room.height - top)];
  const along = (from: number, to: number, step: number) => {
    const n = Math.max(1, Math.round((to - from) / step));
    return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n);
  };
  return [
    ...along(left, right, 20).flatMap((x) => [
      { x, y: top },
      { x, y: bottom },
    ]),
    ...along(top, bottom, 20).flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]),
  ].filter(({ x, y }) => !taken(x, y, room, map));
}

/** Where the chips of spaces outside the window stand at its edge, so that none covers another. */
export function chipsOf(spaces: readonly string[], camera: Camera, room: Room, map: MapCorner = 'right'): Chip[] {
  const chips: Chip[] = [];
  const free = places(room, map);
  for (const id of spaces) {
    const p = seen(spaceCentre(id), camera);
    if (p.x > 14 && p.y > 14 && p.x < room.width - 14 && p.y < room.height - 14) continue;
    const clear = free.filter(({ x, y }) => chips.every((c) => Math.abs(c.x - x) >= CHIP.w || Math.abs(c.y - y) >= CHIP.h));
    const far = (q: Point) => Math.hypot(q.x - p.x, q.y - p.y);
    const spot = clear.reduce<Point | undefined>((best, q) => (best === undefined || far(q) < far(best) ? q : best), undefined);
    // More targets than the edge has room for: the small map shows them all, or the whole board.
    if (spot) chips.push({ id, ...spot, angle: (Math.atan2(p.y - spot.y, p.x - spot.x) * 180) / Math.PI });
  }
  return chips;
}

/**
 * The answer that a tap on a space's chip gives. The arrow shows where it lies, and of two with one name the way round tells them apart
 * (`round`); where nothing does, nobody can know which of them they would choose: no answer, one looks first.
 */
export function meantBy(
  id: string,
  {
    spaces,
    nameOf,
    wayTo,
  }: { spaces: readonly string[]; nameOf: (space: string) => string; wayTo: (space: string) => OptionView | undefined },
): { way?: OptionView | undefined; round?: ReturnType<typeof wayRoundOf> } {
  const way = wayTo(id);
  if (!way || !spaces.some((other) => other !== id && nameOf(other) === nameOf(id))) return { way };
  const round = wayRoundOf(way.id);
  return round ? { way, round } : {};
}

/**
 * Legal targets outside the window: an arrow and the name of the space. A tap looks there; where `wayTo` finds the one answer
 * that is meant by it, a tap gives that, as one of the space itself would; not where another chip reads the same.
 */
export function EdgeChips({
  view,
  spaces,
  camera,
  room,
  map,
  speak,
  lookAt,
  wayTo,
  onWay,
}: {
  view: TalismanView;
  spaces: readonly string[];
  camera: Camera;
  room: Room;
  map: MapCorner;
  speak: Speaker;
  lookAt: (p: Point) => void;
  wayTo: (space: string) => OptionView | undefined;
  onWay: (e: MouseEvent, space: string) => void;
}) {
  const t = useT();
  return chipsOf(spaces, camera, room, map).map(({ id, x, y, angle }) => {
    const nameOf = (space: string) => speak.say(titleOf(view, space));
    const name = nameOf(id);
    const { way, round } = meantBy(id, { spaces, nameOf, wayTo });
    const label = way
      ? spoken(way, speak, (odds) => t('ui.decision.odds', { odds }))
      : speak.say({ key: 'ui.ts.lookAt', args: { space: placeName(view, id) } });
    return (
      <button
        key={id}
        type="button"
        className="ts-chip"
        style={{ left: x, top: y }}
        // Whoever says aloud what stands there means this button: a way’s words alone may name the place otherwise.
        aria-label={label.includes(name) ? label : `${name}: ${label}`}
        onClick={(e) => (way ? onWay(e, id) : lookAt(spaceCentre(id)))}
      >
        <i style={{ transform: `rotate(${angle}deg)` }} aria-hidden="true" />
        <span>{name}</span>
        {round ? <WayRoundSign way={round} /> : null}
      </button>
    );
  });
}
