import type { TalismanView } from '@questhall/talisman/client';
import { SeatBadge } from '../../../art/Badge.tsx';
import { pictureBox, spaceBox } from '../art/geometry.ts';
import { pictureOf } from '../art/pictures.ts';
import { Sign } from '../cards/Medallion.tsx';
import { soulsIn } from '../souls.ts';

/** Terrain cards laid over spaces: their picture in the place of the space's, in a rim of the Veil. */
export function Terrain({ view }: { view: TalismanView }) {
  return (soulsIn(view)?.terrain ?? []).map(({ space, card }) => {
    const { x, y, w, h } = spaceBox(space);
    const print = pictureOf(card);
    return (
      <span
        key={space}
        className="ts-terrain"
        style={{ left: x, top: y, width: w, height: h, backgroundColor: print?.tint }}
        aria-hidden="true"
      >
        {print ? <img src={print.url} alt="" decoding="async" draggable={false} /> : null}
      </span>
    );
  });
}

/** Gravestones of the ghosts, each with the badge of its seat. */
export function Graves({ view }: { view: TalismanView }) {
  const taken = new Map<string, number>();
  return (soulsIn(view)?.ghosts ?? []).map((ghost, seat) => {
    if (!ghost?.grave) return null;
    const { x, y, w } = pictureBox(ghost.grave);
    const nth = taken.get(ghost.grave) ?? 0;
    taken.set(ghost.grave, nth + 1);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
      <span key={seat} className="ts-grave" style={{ left: x + w - 22 - nth * 24, top: y + 22 }} aria-hidden="true">
        <Sign name="tombstone" size={30} />
        <SeatBadge seat={seat} size={15} />
      </span>
    );
  });
}
