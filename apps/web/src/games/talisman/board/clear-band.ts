import type { TalismanView } from '@questhall/talisman/client';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { spaceBox, spaceCentre } from '../art/geometry.ts';
import { soulsIn } from '../souls.ts';

/** Where something is shown large for a moment: at the upper edge of the window, in its middle, or at the lower edge. */
export type Band = 'start' | 'center' | 'end';

/** A throw with its words is about so large. */
const SIZE = { w: 420, h: 110 };
const BANDS: readonly Band[] = ['start', 'end', 'center'];

/**
 * The band of a window in which least stands or lies: dice that are thrown cover no figure and no card that somebody wants to see.
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
  const cost = (band: Band) =>
    taken.filter((space) => covered(band, space)).length + (focus !== undefined && covered(band, focus) ? 10 : 0);
  return BANDS.reduce((best, band) => (cost(band) < cost(best) ? band : best));
}
