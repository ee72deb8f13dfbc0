import type { TalismanWhereabouts } from '@questhall/talisman/client';
import type { SketchProps } from '../contract.ts';
import { BESIDE, BOARD, CRYPTS, RINGS, ringOf, spaceBox, spaceCentre } from './art/geometry.ts';
import { BOARD_URLS, pictureOf } from './art/pictures.ts';
import { PawnMark } from './cards/Pawn.tsx';

/** Of the board's units, so much is seen, and so much where there is room; so much larger than the board's are figures. */
const WINDOW = { small: { wide: 390, high: 390, figures: 1.9 }, large: { wide: 680, high: 510, figures: 1.7 } };
/** How far figures on one space stand apart. */
const FAN = 46;

/** The board around my figure, or around whoever is nearest to the Crown: the spaces, and everybody's figure there. */
export function Sketch({ whereabouts: { figures }, mine, large = false }: SketchProps<TalismanWhereabouts>) {
  const { wide, high, figures: scale } = large ? WINDOW.large : WINDOW.small;
  const standing = figures.flatMap((figure, seat) => {
    if (figure === null) return [];
    const [card, space] = figure;
    const here = figures.flatMap((other, of) => (other?.[1] === space ? [of] : []));
    const { x } = spaceCentre(space);
    const box = spaceBox(space);
    const at = { x: x + (here.indexOf(seat) - (here.length - 1) / 2) * FAN, y: box.y + box.h - 14 };
    return [{ seat, card, space, at, deep: DEPTHS.indexOf(ringOf(space)) }];
  });
  const nearest = [...standing].sort((a, b) => b.deep - a.deep)[0];
  const seen = standing.find(({ seat }) => mine.includes(seat)) ?? nearest;
  const middle = seen ? spaceCentre(seen.space) : { x: BOARD / 2, y: BOARD / 2 };
  const crypts = standing.some(({ space }) => ringOf(space) === 'crypts');
  const [x, y] = [clamped(middle.x, crypts ? BOARD + BESIDE : BOARD, wide), clamped(middle.y, BOARD, high)];
  return (
    <svg viewBox={`${x} ${y} ${wide} ${high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-sketch="talisman">
      <rect x={x - wide} y={y} width={3 * wide} height={high} fill="#241913" />
      <rect x={RINGS.outer.at} y={RINGS.outer.at} width={BOARD - 2 * RINGS.outer.at} height={BOARD - 2 * RINGS.outer.at} fill="#2f6a3b" />
      <image href={large ? BOARD_URLS.fine : BOARD_URLS.common} width={BOARD} height={BOARD} />
      {crypts ? (
        <>
          <rect x={CRYPTS.x} y={CRYPTS.y} width={CRYPTS.w} height={CRYPTS.h} rx="14" fill="#1d7a78" stroke="#0d2f30" strokeWidth="6" />
          {['D1', 'D2', 'D3', 'D4'].map((id) => {
            const box = spaceBox(id);
            return (
              <image
                key={id}
                href={pictureOf(`space.${id}`)?.url}
                x={box.x}
                y={box.y}
                width={box.w}
                height={box.h}
                preserveAspectRatio="xMidYMid slice"
              />
            );
          })}
        </>
      ) : null}
      {standing
        .sort((a, b) => Number(mine.includes(a.seat)) - Number(mine.includes(b.seat)) || a.at.y - b.at.y)
        .map(({ seat, card, at }) => (
          <g key={seat} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
            <PawnMark seat={seat} character={card} toad={card === 'toad'} />
          </g>
        ))}
    </svg>
  );
}

/** From the rim inwards. */
const DEPTHS: readonly string[] = ['outer', 'crypts', 'middle', 'inner', 'crown'];

/** Where a window begins that has a place in its middle, as far as the board goes. */
const clamped = (at: number, size: number, room: number): number => Math.max(0, Math.min(size - room, at - room / 2));
