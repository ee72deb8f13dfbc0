import type { DystopiaWhereabouts } from '@questhall/dystopia/client';
import { useId } from 'react';
import type { SketchProps } from '../contract.ts';
import { printOf } from './art/pictures.ts';
import { HeroMark } from './map/Standee.tsx';

/** One side of a square, in units of the drawing; so many squares are seen, and so many where there is room. */
const CELL = 40;
const SEEN = { small: { across: 8, down: 8 }, large: { across: 12, down: 9 } };

/** The level around my heroes, as far as it is set up: its floor, its doors, who stands there; between levels the inn. */
export function Sketch({ whereabouts, mine, large = false }: SketchProps<DystopiaWhereabouts>) {
  const { from, rows, wide, doors, heroes, monsters } = whereabouts;
  const lit = useId();
  const seen = large ? SEEN.large : SEEN.small;
  const room = { wide: CELL * seen.across, high: CELL * seen.down };
  if (rows.length === 0) {
    return (
      <svg viewBox="0 0 210 158" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-sketch="dystopia">
        <image href={printOf('inn')} width="210" height="158" preserveAspectRatio="xMidYMid slice" />
      </svg>
    );
  }
  const own = heroes.filter(([, , , seat]) => mine.includes(seat));
  const led = own.length > 0 ? own : heroes;
  const mean = (of: readonly number[], otherwise: number) => (of.length > 0 ? of.reduce((a, b) => a + b) / of.length : otherwise);
  const at = {
    x: mean(led.map(([, x]) => x), from[0] + wide / 2), // biome-ignore format: two lines
    y: mean(led.map(([, , y]) => y), from[1] + rows.length / 2), // biome-ignore format: two lines
  };
  const x = clamped(at.x - from[0] + 0.5, wide, seen.across) + from[0] * CELL;
  const y = clamped(at.y - from[1] + 0.2, rows.length, seen.down) + from[1] * CELL;
  const floor = rows.flatMap((row, down) => {
    const bits = [...parsed(row).toString(2).padStart(wide, '0')];
    return bits.flatMap((bit, across) =>
      bit === '1' ? [`M${(from[0] + across) * CELL} ${(from[1] + down) * CELL}h${CELL}v${CELL}h-${CELL}z`] : [],
    );
  });
  const ground = floor.join('');
  const figures = [
    ...monsters.map(([code, mx, my]) => ({ key: `${code}-${mx}-${my}`, x: mx, y: my, code, seat: undefined })),
    ...heroes.map(([code, hx, hy, seat]) => ({ key: code, x: hx, y: hy, code, seat })),
  ].sort((a, b) => a.y - b.y);
  return (
    <svg viewBox={`${x} ${y} ${room.wide} ${room.high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-sketch="dystopia">
      <defs>
        <radialGradient id="dy-sketch">
          <stop stopColor="#ffcf7a" stopOpacity=".42" />
          <stop offset=".6" stopColor="#ffb13f" stopOpacity=".12" />
          <stop offset="1" stopColor="#0b0d0c" stopOpacity=".55" />
        </radialGradient>
        <clipPath id={lit}>
          <path d={ground} />
        </clipPath>
      </defs>
      <rect x={x - room.wide} y={y} width={3 * room.wide} height={room.high} fill="#0b0d0c" />
      <path d={ground} fill="none" stroke="#1d1c18" strokeWidth="58" strokeLinejoin="round" />
      <path d={ground} fill="none" stroke="#4d4a3d" strokeWidth="34" strokeLinejoin="round" />
      <path d={ground} fill="#8b8166" stroke="#5f5845" strokeWidth="2.500" />
      {doors.map(([dx, dy, open]) => (
        <g key={`${dx}-${dy}`} transform={`translate(${dx * CELL} ${dy * CELL})`} stroke="#1c1006" strokeWidth="2.500">
          <rect width={CELL} height={CELL} fill={open ? '#8b8166' : '#3b3a34'} stroke="none" />
          <path d={open ? 'M3 3h9v34h-9zM28 3h9v34h-9z' : 'M4 3h32v34h-32zM20 3v34'} fill="#8a5a2a" />
        </g>
      ))}
      <circle cx={(at.x + 0.5) * CELL} cy={(at.y + 0.5) * CELL} r={room.wide * 0.7} fill="url(#dy-sketch)" clipPath={`url(#${lit})`} />
      {figures.map(({ key, code, seat, ...place }) => (
        <g key={key} transform={`translate(${(place.x + 0.5) * CELL} ${(place.y + 0.78) * CELL})`}>
          {seat === undefined ? <Foe code={code} /> : <g transform="scale(1.150)">{<HeroMark code={code} seat={seat} />}</g>}
        </g>
      ))}
    </svg>
  );
}

/** A monster: its portrait in a ring of embers. */
function Foe({ code }: { code: string }) {
  return (
    <g transform="translate(0 -11)">
      <circle r="22" fill="#2a0c06" stroke="#1c0a04" strokeWidth="5" />
      <svg
        x="-20"
        y="-20"
        width="40"
        height="40"
        viewBox="0 0 40 40"
        aria-hidden="true"
        style={{ borderRadius: '50%', overflow: 'hidden' }}
      >
        <image href={printOf(`m-${code}`)} width="40" height="40" preserveAspectRatio="xMidYMin slice" />
      </svg>
      <circle r="21" fill="none" stroke="#c8431a" strokeWidth="3.500" />
    </g>
  );
}

/** A row of floor as it was written. */
function parsed(row: string): bigint {
  let bits = 0n;
  for (const digit of row) bits = bits * 32n + BigInt(Number.parseInt(digit, 32));
  return bits;
}

/** Where a window begins that has a place in its middle: as far as the level goes, whose middle it has where that is smaller. */
const clamped = (at: number, size: number, seen: number): number =>
  CELL * (size <= seen ? (size - seen) / 2 : Math.max(-1, Math.min(size + 1 - seen, at - seen / 2)));
