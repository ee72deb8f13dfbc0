import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { type Box, boxAt, NEVER, overlap, placeLabels } from '../../../ui/board/labels.ts';
import { spaceBox } from '../art/geometry.ts';
import { titleOf } from '../souls.ts';
import { type ZoomCorner, zoomBox } from './map-corner.ts';

/** A letter of a label is at most about so wide, and a label so high; beside its words it has some paper. */
const LETTER = 8.6;
const PAPER = 18;
export const LABEL_HEIGHT = 22;
/** More labels would hide the board. */
export const MOST_NAMES = 6;

/** Spaces by which one finds one's way: the corners, the middle, the way inwards, and what everybody looks for. */
const LANDMARKS = ['O1', 'O7', 'O13', 'O19', 'I9', 'M1', 'M9', 'M13'];

/** A space with the name that it bears on the whole board. */
export interface Named {
  id: string;
  name: string;
}

/** A label: the middle of it in the window, and how wide it is. */
export interface Label {
  id: string;
  x: number;
  y: number;
  w: number;
}

/**
 * Where names of spaces stand over a board that is too small to bear any: beside their spaces, none over another nor over the middle
 * of a space that may be chosen. What finds no room is left out: a space says its name when it is touched.
 * @param legal the spaces that may be chosen
 * @param button the corner of the button that zooms
 */
export function labelsOf(
  spaces: readonly Named[],
  legal: readonly string[],
  camera: Camera,
  room: Room,
  button: ZoomCorner = 'right',
): Label[] {
  const middles = legal.map((id) => boxAt(middleOf(id, camera), { w: 8, h: 8 }));
  const { x: left, y: top, size } = zoomBox(button, room);
  const zoom: Box = { x: left, y: top, w: size, h: size };
  const wanted = spaces.map(({ id, name }) => {
    const { w: wide, h: high } = spaceBox(id);
    const [w, h] = [Math.min(room.width - 8, name.length * LETTER + PAPER), LABEL_HEIGHT];
    const { x, y } = middleOf(id, camera);
    const [up, aside] = [(high * camera.scale + h) / 2 + 1, (wide * camera.scale + w) / 2 + 1];
    const places = [
      { x, y: y + up },
      { x, y: y - up },
      { x: x + aside, y },
      { x: x - aside, y },
      { x: x + aside, y: y + up },
      { x: x - aside, y: y - up },
    ].map((at) => ({ x: within(at.x, w, room.width), y: within(at.y, h, room.height) }));
    return { id, w, h, places };
  });
  return placeLabels(wanted, (box, _label, place, placed) =>
    overlap(box, zoom) > 0 || middles.some((middle) => overlap(box, middle) > 0) || placed.some((other) => overlap(box, other, 2) > 0)
      ? NEVER
      : place,
  );
}

const within = (at: number, size: number, room: number): number => Math.min(room - size / 2 - 4, Math.max(size / 2 + 4, at));

const middleOf = (id: string, camera: Camera) => {
  const { x, y, w, h } = spaceBox(id);
  return seen({ x: x + w / 2, y: y + h / 2 }, camera);
};

/**
 * Which spaces are named on the whole board of a phone, the most wanted first: those that may be chosen, where they are few; those
 * where somebody stands; then those by which one finds one's way. Of many that may be chosen none is named for that: the gold shows
 * them, and a space says its name when it is touched.
 */
export function worthNaming(view: TalismanView, legal: readonly string[]): { id: string; wanted: boolean }[] {
  const few = legal.length <= MOST_NAMES ? legal : [];
  const stand = view.characters.flatMap(({ card, space }) => (card ? [space as string] : []));
  return [...new Set([...few, ...stand, ...LANDMARKS])].map((id) => ({ id, wanted: few.includes(id) }));
}

/** Names of spaces over a board too small to bear them. Whoever hears the board has them on its buttons. */
export function TargetNames({
  view,
  spaces,
  camera,
  room,
  button,
  speak,
}: {
  view: TalismanView;
  spaces: readonly string[];
  camera: Camera;
  room: Room;
  button: ZoomCorner;
  speak: Speaker;
}) {
  const worth = worthNaming(view, spaces).map((one) => ({ ...one, name: speak.say(titleOf(view, one.id)) }));
  return labelsOf(worth, spaces, camera, room, button)
    .slice(0, MOST_NAMES)
    .map(({ id, x, y, w }) => {
      const { name, wanted } = worth.find((one) => one.id === id)!;
      return (
        <span
          key={id}
          className={`ts-target-name${wanted ? '' : ' ts-place-name'}`}
          style={{ left: x, top: y, maxWidth: w }}
          aria-hidden="true"
        >
          {name}
        </span>
      );
    });
}
