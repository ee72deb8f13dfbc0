import type { Seat } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from '../learn/places.ts';
import { boxOf } from './stands-for.ts';

/** So long the ring stays: the board has looked there by then. */
const STAYS_MS = 2400;
const LOOK_MS = 120;
/** Around the figure, in pixels. */
const EDGE = 7;
const SEATS = 'ABCDEF';

/** A dashed ring in the seat's colour around its figures, for a moment. Never gold: gold is what one may do. */
export function SeekRing({ figures, seat }: { figures: string; seat: Seat }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const look = () => setBoxes([...document.querySelectorAll(figures)].flatMap((one) => boxOf(one) ?? []));
    look();
    const looks = setInterval(look, LOOK_MS);
    const end = setTimeout(() => setOver(true), STAYS_MS);
    return () => {
      clearInterval(looks);
      clearTimeout(end);
    };
  }, [figures]);
  if (over) return null;
  return createPortal(
    boxes.map(({ left, top, width, height }, i) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place among those of its seat
        key={i}
        className="seek-ring"
        style={{
          left: left - EDGE,
          top: top - EDGE,
          width: width + 2 * EDGE,
          height: height + 2 * EDGE,
          borderColor: `var(--s${SEATS[seat % SEATS.length]})`,
        }}
      />
    )),
    document.body,
  );
}
