import type { TalismanView } from '@questhall/talisman/client';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { spaceBox, spaceCentre } from '../art/geometry.ts';
import { soulsIn } from '../souls.ts';

/** Where something is shown large for a moment: at the upper edge of the window, in its middle, or at the lower edge. */
export type Band = 'start' | 'center' | 'end';

/** A throw with its words is about so large. */
const SIZE = { w: 420, h: 110 };
const BANDS: readonly Band[] = ['start', 'end', 'center'];

/** How many spaces a ring has, by the letter of their ids. */
const RING: Readonly<Record<string, number>> = { O: 24, M: 16, I: 8 };
/** So far one die may lead. */
const REACH = 6;
/** What all that may be reached counts for together is less than one figure. */
const LITTLE = 0.05;

/** The spaces of the same ring to which a throw may lead from here: what is printed there is looked at while the dice lie. */
function reached(from: string): string[] {
  const [ring = '', n] = [from[0], Number(from.slice(1))];
  const size = RING[ring];
  if (size === undefined || n > size) return [];
  const steps = Array.from({ length: REACH }, (_, i) => i + 1);
  return steps.flatMap((step) => [step, -step]).map((step) => `${ring}${((n - 1 + step + size) % size) + 1}`);
}

/**
 * The band of a window in which least stands or lies: dice that are thrown cover no figure and no card that somebody wants to see,
 * and of empty spaces rather those to which they do not lead.
 * @param focus the space that is looked at, which counts for more than any other
 */
export function clearBand(view: TalismanView, focus: string | undefined, camera: Camera, room: Room): Band {
  const taken = [
    ...view.characters.flatMap(({ card, out, space }) => (card && !out ? [space as string] : [])),
    ...view.lying.flatMap(({ cards, gold, space }) => (cards.length > 0 || gold > 0 ? [space as string] : [])),
    ...(soulsIn(view)?.ghosts ?? []).flatMap((ghost) => (ghost?.grave ? [ghost.grave] : [])),
  ];
  const top: Readonly<Record<Band, number>> = { start: 0, center: (room.height - SIZE.h) / 2, end: room.height - SIZE.h };
  const covered = (band: Band, space: string): boolean => {
    const { x, y } = seen(spaceCentre(space), camera);
    const { w, h } = spaceBox(space);
    const [a, b] = [(w * camera.scale) / 2, (h * camera.scale) / 2];
    return Math.abs(x - room.width / 2) < SIZE.w / 2 + a && y + b > top[band] && y - b < top[band] + SIZE.h;
  };
  const ahead = focus === undefined ? [] : reached(focus);
  const cost = (band: Band) =>
    taken.filter((space) => covered(band, space)).length +
    ahead.filter((space) => covered(band, space)).length * LITTLE +
    (focus !== undefined && covered(band, focus) ? 10 : 0);
  return BANDS.reduce((best, band) => (cost(band) < cost(best) ? band : best));
}
