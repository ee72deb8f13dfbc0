import { memo } from 'react';
import { printOf } from '../art/pictures.ts';
import { CELL, cellOf, type MapThing } from './model.ts';

/** Beings stand on a foot, as monsters do. */
const BEINGS = new Set(['captive', 'S4', 'L1']);
/** Known traps lie in the floor and fill the square. */
const STANDS = new Set(['chest', 'grave', 'bookcase', 'pile']);

function pictureOf({ kind, spent }: MapThing): string | undefined {
  if (BEINGS.has(kind)) return printOf(`m-${kind}`);
  return (spent ? printOf(`t-${kind}-spent`) : undefined) ?? printOf(`t-${kind}`);
}

/** Furniture, known traps, piles, neutral beings: pictures on their squares, those that lie in the floor first. */
export const Things = memo(function Things({ things }: { things: readonly MapThing[] }) {
  const rank = (thing: MapThing) => (BEINGS.has(thing.kind) ? 2 : STANDS.has(thing.kind) ? 1 : 0);
  return (
    <>
      {[...things]
        .sort((a, b) => rank(a) - rank(b) || cellOf(a.at).y - cellOf(b.at).y)
        .map((thing) => {
          const { x, y } = cellOf(thing.at);
          const being = BEINGS.has(thing.kind);
          const size = being
            ? { x: -8, y: -30, w: 80, h: 94 }
            : STANDS.has(thing.kind)
              ? { x: 4, y: 2, w: 58, h: 58 }
              : { x: 3, y: 3, w: 58, h: 58 };
          return (
            <image
              key={`${thing.at} ${thing.kind}`}
              href={pictureOf(thing)}
              x={x * CELL + size.x}
              y={y * CELL + size.y}
              width={size.w}
              height={size.h}
              className={`dm-thing${thing.faint ? ' dm-faint' : ''}`}
            />
          );
        })}
    </>
  );
});
