import type { OptionView } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import type { MouseEvent } from 'react';
import { spoken } from '../../../frame/consequence.tsx';
import { useT } from '../../../text/words.tsx';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { type Box, NEVER, overlap, placeLabels } from '../../../ui/board/labels.ts';
import { type Point, spaceBox, spaceCentre } from '../art/geometry.ts';
import { placeName } from '../names.ts';
import { titleOf } from '../souls.ts';
import { type MapCorner, mapBox, type ZoomCorner, zoomBox, zoomCorner } from './map-corner.ts';
import { WayRoundSign, wayRoundOf } from './WayRound.tsx';

interface Chip {
  id: string;
  x: number;
  y: number;
  angle: number;
}

/** A chip is at most so large. */
export const CHIP = { w: 128, h: 46 };
/** More chips would hide the board: of more spaces out of sight one is named on each side to which the board goes on. */
export const MOST_CHIPS = 6;

/** What no chip may lie on: the small map, the button that zooms, and what is seen of the spaces that may be chosen. */
function kept(spaces: readonly string[], camera: Camera, room: Room, map: MapCorner, button: ZoomCorner): Box[] {
  const inner = spaces.flatMap((id) => {
    const { x, y, w, h } = spaceBox(id);
    const at = seen({ x, y }, camera);
    const box = { x: at.x, y: at.y, w: w * camera.scale, h: h * camera.scale };
    return overlap(box, { x: 0, y: 0, w: room.width, h: room.height }) > 0 ? [box] : [];
  });
  const corners = [zoomBox(button, room), ...(map ? [mapBox(map, room)] : [])];
  return [...corners.map(({ x, y, size }) => ({ x, y, w: size, h: size })), ...inner];
}

/** Places along the window's edge where a chip may stand, a thumb apart. */
function places(room: Room): Point[] {
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
  ];
}

/** Of many points out of sight the nearest on each of the four sides. */
function oneEachSide<P extends { p: Point }>(points: readonly P[], room: Room): P[] {
  const [cx, cy] = [room.width / 2, room.height / 2];
  const nearest = new Map<string, P>();
  const far = ({ p }: P) => Math.hypot(p.x - cx, p.y - cy);
  for (const one of points) {
    const [dx, dy] = [(one.p.x - cx) / room.width, (one.p.y - cy) / room.height];
    const side = Math.abs(dx) > Math.abs(dy) ? `x${Math.sign(dx)}` : `y${Math.sign(dy)}`;
    const best = nearest.get(side);
    if (!best || far(one) < far(best)) nearest.set(side, one);
  }
  return [...nearest.values()];
}

/** Where the chips of spaces outside the window stand at its edge, so that none covers another, nor a space that may be chosen. */
export function chipsOf(
  spaces: readonly string[],
  camera: Camera,
  room: Room,
  map: MapCorner = 'right',
  button: ZoomCorner = zoomCorner(spaces, camera, room, map),
): Chip[] {
  const away = spaces
    .map((id) => ({ id, p: seen(spaceCentre(id), camera) }))
    .filter(({ p }) => !(p.x > 14 && p.y > 14 && p.x < room.width - 14 && p.y < room.height - 14));
  const keep = kept(spaces, camera, room, map, button);
  const all = places(room);
  const wanted = (away.length > MOST_CHIPS ? oneEachSide(away, room) : away).map((one) => ({ ...one, ...CHIP, places: all }));
  // What finds no room the small map shows, or the whole board.
  return placeLabels(wanted, (box, { p }, _i, placed) =>
    [...keep, ...placed].some((other) => overlap(box, other) > 0) ? NEVER : Math.hypot(box.x + box.w / 2 - p.x, box.y + box.h / 2 - p.y),
  ).map(({ id, x, y, p }) => ({ id, x, y, angle: (Math.atan2(p.y - y, p.x - x) * 180) / Math.PI }));
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
