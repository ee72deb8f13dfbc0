import { useId } from 'react';
import { SeatMark } from '../../../art/Badge.tsx';
import { printOf } from '../art/pictures.ts';

/** The colour of each hero's foot and frame. */
const COLOURS: Readonly<Record<string, string>> = {
  warrior: '#a8321f',
  dwarf: '#8a5a1c',
  elf: '#2f7a4c',
  archer: '#2a5f98',
  wizard: '#6d3f8a',
};

export const heroColour = (code: string): string => COLOURS[code] ?? '#6a6650';

/** A hero as part of a drawing: an arched card on a round foot, which is at the origin; 44 wide, 66 high. */
export function HeroMark({ code, seat }: { code: string; seat?: number | undefined }) {
  const arch = useId();
  const colour = heroColour(code);
  return (
    <>
      <ellipse cx="6" cy="4" rx="26" ry="8.500" opacity=".42" />
      <path d="M-21-1v5c0 5 9 9 21 9s21-4 21-9v-5z" fill={colour} stroke="#0d0804" strokeWidth="1.600" />
      <path d="M-21-1v5c0 5 9 9 21 9s21-4 21-9v-5z" opacity=".4" />
      <ellipse cy="-1" rx="21" ry="7.800" fill={colour} stroke="#0d0804" strokeWidth="1.600" />
      <ellipse cy="-1" rx="17" ry="5.800" fill="none" stroke="#fff" opacity=".42" />
      <clipPath id={arch}>
        <path d="M-16-4V-43a16 16 0 0 1 32 0V-4q-16 4-32 0z" />
      </clipPath>
      <path d="M-19-2V-43a19 19 0 0 1 38 0V-2q-19 5-38 0z" fill="#f6e8c4" stroke="#0d0804" strokeWidth="1.800" />
      <path d="M-16-4V-43a16 16 0 0 1 32 0V-4q-16 4-32 0z" fill={colour} />
      <image
        href={printOf(`h-${code}`)}
        x="-18.500"
        y="-60"
        width="37"
        height="57"
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${arch})`}
      />
      <path d="M-16-4V-43a16 16 0 0 1 32 0V-4q-16 4-32 0z" fill="none" stroke={colour} strokeWidth="2.200" />
      {seat === undefined ? null : <SeatMark seat={seat} at="translate(0 3) scale(.74)" />}
    </>
  );
}

/** A hero on its own, `size` pixels high. */
export function Standee({ code, seat, size }: { code: string; seat?: number; size: number }) {
  return (
    <svg width={Math.round(size * 0.76)} height={size} viewBox="-29 -65 58 80" aria-hidden="true">
      <HeroMark code={code} seat={seat} />
    </svg>
  );
}

const HEART = 'M0 4.500C-6 0-6-4.500-2.400-4.500Q0-4.500 0-2.200Q0-4.500 2.400-4.500C6-4.500 6 0 0 4.500z';

/** Energy as hearts, lost ones empty; many hearts as one with a number. Around the origin. */
export function Hearts({ energy, most, small = false }: { energy: number; most: number; small?: boolean }) {
  if (most > 6) {
    return (
      <g>
        <rect x="-17" y="-9" width="34" height="18" rx="9" fill="#1a0a06" stroke="#ff8a6a" strokeWidth="1" />
        <path d={HEART} transform="translate(-8 0) scale(1.200)" fill="#ff5a4a" stroke="#2a0604" strokeWidth=".8" />
        <text x="6" y="5" textAnchor="middle" className="dm-count">
          {energy}
        </text>
      </g>
    );
  }
  const gap = small ? 8.2 : 9.4;
  return (
    <g>
      <rect x={(-most * gap) / 2 - 3} y="-6.500" width={most * gap + 6} height="13" rx="6.500" fill="#120a06" opacity=".72" />
      {Array.from({ length: most }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no other name than their place
          key={i}
          d={HEART}
          transform={`translate(${(i - (most - 1) / 2) * gap} 0) scale(${small ? 0.86 : 0.98})`}
          fill={i < energy ? '#ff5a4a' : '#3a2a24'}
          stroke={i < energy ? '#2a0604' : '#8a6a5a'}
          strokeWidth=".9"
        />
      ))}
    </g>
  );
}
