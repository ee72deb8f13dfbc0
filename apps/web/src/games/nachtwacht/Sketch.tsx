import type { NachtwachtWhereabouts } from '@questhall/nachtwacht/client';
import type { SketchProps } from '../contract.ts';
import { print } from './art/prints.ts';
import { layout } from './board/layout.ts';
import { foot } from './board/places.ts';
import { StandeeMark } from './cards/Standee.tsx';

/** Of a table's units, so much is seen, and so much where there is room. */
const WINDOW = { small: { wide: 320, high: 320 }, large: { wide: 560, high: 420 } };
const STONES: Readonly<Record<string, string>> = { p: 'stone-plain-1', m: 'stone-monster-2', w: 'stone-power-1' };

/** The path around my pawn, or around whoever is furthest: the strips that lie, monsters on them, everybody's pawn. */
export function Sketch({ whereabouts, mine, large = false }: SketchProps<NachtwachtWhereabouts>) {
  const { wide, high } = large ? WINDOW.large : WINDOW.small;
  const { length, strips, squares, pawns } = whereabouts;
  const table = layout(
    strips.map(([n, bend]) => ({ length: n, bend })),
    length,
  );
  const libraryAt = squares.length >= length ? squares.length + 1 : null;
  // As the table stands them: beside a monster, before the cave and the library.
  const path = [...squares].map((kind) => ({ monster: kind === kind.toLowerCase() ? null : ('tooth' as const) }));
  const feet = pawns.map(([pawn, square], seat) => {
    const together = pawns.filter(([, other], of) => of < seat && other === square && square > 0).length;
    const at = foot(table, { path: path as never, libraryAt }, seat, square);
    return { seat, pawn, square, at: { x: at.x + 26 * together, y: at.y + 7 * together } };
  });
  const front = [...feet].sort((a, b) => b.square - a.square);
  const seen = (front.find(({ seat }) => mine.includes(seat)) ?? front[0])?.at ?? table.underworld;
  const [x, y] = [clamped(seen.x, table.width, wide), clamped(seen.y - 40, table.height, high)];
  const ahead = table.ahead.map((p) => `${p.x} ${p.y}`);
  return (
    <svg viewBox={`${x} ${y} ${wide} ${high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-sketch="nachtwacht">
      <defs>
        <radialGradient id="nw-sketch" cx=".5" cy=".42" r=".75">
          <stop stopColor="#27407c" />
          <stop offset=".55" stopColor="#122148" />
          <stop offset="1" stopColor="#060c1f" />
        </radialGradient>
      </defs>
      <rect x={x - wide} y={y} width={3 * wide} height={high} fill="url(#nw-sketch)" />
      <g transform={`translate(${x} ${y}) scale(${wide / 320} 1)`}>
        <ellipse cx="262" cy="48" rx={(46 * 320) / wide} ry="46" fill="#8fa6e0" opacity=".22" />
        <ellipse cx="262" cy="48" rx={(23 * 320) / wide} ry="23" fill="#f3ecd0" stroke="#c9c2a4" strokeWidth="1.500" />
        <path d="M-40 118L30 62 74 100 130 48 190 104 240 74 290 112 360 66V440H-40Z" fill="#101c40" opacity=".8" />
        <path d="M-40 168Q60 130 160 156T360 142V440H-40Z" fill="#0a1430" opacity=".85" />
      </g>
      {ahead.length > 1 ? (
        <path
          d={`M${ahead.join('L')}`}
          fill="none"
          stroke="#8fa8e0"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="2 20"
          opacity=".6"
        />
      ) : null}
      <image href={print('underworld')} x={table.underworld.x - 90} y={table.underworld.y - 110} width="180" height="180" />
      <image href={print('library-near')} x={table.library.x - 90} y={table.library.y - 130} width="180" height="180" />
      {table.strips.map(({ first, line }) => (
        <path
          key={first}
          d={`M${line.map((p) => `${p.x} ${p.y}`).join('L')}`}
          fill="none"
          stroke="#05080f"
          strokeWidth="66"
          strokeLinecap="butt"
        />
      ))}
      {table.squares.map(({ number, x: cx, y: cy, angle, outline }) => {
        const kind = squares[number - 1]!;
        return (
          <g key={number}>
            <path d={outline} fill="#4a4f63" stroke="#0b0f1c" strokeWidth="3" />
            <image
              href={print(STONES[kind.toLowerCase()]!)}
              x="-27"
              y="-25"
              width="54"
              height="50"
              transform={`translate(${cx} ${cy}) rotate(${angle})`}
            />
            {kind === kind.toLowerCase() ? null : <image href={print('sign-monster')} x={cx - 30} y={cy - 36} width="60" height="60" />}
          </g>
        );
      })}
      {[...feet]
        .sort((a, b) => Number(mine.includes(a.seat)) - Number(mine.includes(b.seat)) || a.at.y - b.at.y)
        .map(({ seat, pawn, at }) => (
          <g key={seat} transform={`translate(${at.x} ${at.y}) scale(1.7)`}>
            <StandeeMark seat={seat} pawn={pawn} />
          </g>
        ))}
    </svg>
  );
}

/** Where a window begins that has a place in its middle, as far as the table goes. */
const clamped = (at: number, size: number, room: number): number => Math.max(0, Math.min(size - room, at - room / 2));
