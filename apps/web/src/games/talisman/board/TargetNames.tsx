import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { type Camera, type Point, type Room, seen } from '../../../ui/board/camera.ts';
import { spaceBox } from '../art/geometry.ts';
import { titleOf } from '../souls.ts';

/** A letter of a label is at most about so wide, and a label so high; beside its words it has some paper. */
const LETTER = 8.6;
const PAPER = 18;
export const LABEL_HEIGHT = 22;
/** Above on the right stands the button that zooms. */
const ZOOM = 58;

/** A label: the middle of it in the window, and how wide it is. */
export interface Label {
  id: string;
  x: number;
  y: number;
  width: number;
}

const meet = (a: Omit<Label, 'id'>, b: Omit<Label, 'id'>): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) < LABEL_HEIGHT + 2;

/**
 * Where the names of the spaces that may be chosen stand over a board that is too small to bear any: beside their spaces, none over
 * another nor over the middle of a space that may be chosen. Where there are so many that the board has no more room, the rest is
 * left out: the space says its name when it is picked up.
 */
export function labelsOf(targets: readonly { id: string; name: string }[], camera: Camera, room: Room): Label[] {
  const middles = targets.map(({ id }) => {
    const { x, y, w, h } = spaceBox(id);
    return { id, ...seen({ x: x + w / 2, y: y + h / 2 }, camera), w: w * camera.scale, h: h * camera.scale };
  });
  const labels: Label[] = [];
  for (const [i, { id, name }] of targets.entries()) {
    const { x, y, w, h } = middles[i]!;
    const width = Math.min(room.width - 8, name.length * LETTER + PAPER);
    const [up, aside] = [h / 2 + LABEL_HEIGHT / 2 + 1, (w + width) / 2 + 1];
    const held = (at: Point): Label => ({
      id,
      width,
      x: Math.min(room.width - width / 2 - 4, Math.max(width / 2 + 4, at.x)),
      y: Math.min(room.height - LABEL_HEIGHT / 2 - 4, Math.max(LABEL_HEIGHT / 2 + 4, at.y)),
    });
    const places = [
      { x, y: y + up },
      { x, y: y - up },
      { x: x + aside, y },
      { x: x - aside, y },
      { x: x + aside, y: y + up },
      { x: x - aside, y: y - up },
    ].map(held);
    const free = (label: Label) =>
      !labels.some((other) => meet(label, other)) &&
      !middles.some((one) => Math.abs(one.x - label.x) < label.width / 2 + 4 && Math.abs(one.y - label.y) < LABEL_HEIGHT / 2 + 4) &&
      !(label.x + width / 2 > room.width - ZOOM && label.y - LABEL_HEIGHT / 2 < ZOOM);
    const place = places.find(free);
    if (place) labels.push(place);
  }
  return labels;
}

/** The names of the spaces that may be chosen, over a board too small to bear them. Whoever hears the board has them on its buttons. */
export function TargetNames({
  view,
  spaces,
  camera,
  room,
  speak,
}: {
  view: TalismanView;
  spaces: readonly string[];
  camera: Camera;
  room: Room;
  speak: Speaker;
}) {
  const named = spaces.map((id) => ({ id, name: speak.say(titleOf(view, id)) }));
  return labelsOf(named, camera, room).map(({ id, x, y, width }) => (
    <span key={id} className="ts-target-name" style={{ left: x, top: y, maxWidth: width }} aria-hidden="true">
      {named.find((one) => one.id === id)?.name}
    </span>
  ));
}
