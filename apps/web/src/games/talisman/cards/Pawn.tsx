import type { Seat } from '@questhall/kernel';
import { useId } from 'react';
import { SeatMark, seatLook } from '../../../art/Badge.tsx';
import { pictureOf } from '../art/pictures.ts';

export interface PawnProps {
  seat: Seat;
  /** The id of the character (`chr.elf`); nothing for a seat that waits for one. */
  character: string | null;
  /** A toad sits in its place. */
  toad?: boolean;
}

/**
 * A standee as part of a drawing: an arched card with the portrait on a round foot in the seat's colour, with its badge.
 * Its foot is at the origin; 40 wide and 60 high, at most from -28 -62 to 28 14 with its shadow.
 */
export function PawnMark({ seat, character, toad = false }: PawnProps) {
  const { colour } = seatLook(seat);
  const arch = useId();
  const portrait = toad ? pictureOf('pawn-toad') : character ? pictureOf(`pawn-${character}`) : undefined;
  return (
    <>
      <ellipse cx="6" cy="4" rx="26" ry="8.5" opacity=".38" />
      <path d="M-20-1v5c0 5 9 8.500 20 8.500s20-3.500 20-8.500v-5z" fill={colour} stroke="#150d06" strokeWidth="1.600" />
      <path d="M-20-1v5c0 5 9 8.500 20 8.500s20-3.500 20-8.500v-5z" opacity=".36" />
      <ellipse cy="-1" rx="20" ry="7.500" fill={colour} stroke="#150d06" strokeWidth="1.600" />
      <ellipse cy="-1" rx="16.500" ry="5.600" fill="none" stroke="#fff" opacity=".45" />
      <clipPath id={arch}>
        <path d="M-15-4V-41a15 15 0 0 1 30 0V-4q-15 4-30 0z" />
      </clipPath>
      <path d="M-18-2V-41a18 18 0 0 1 36 0V-2q-18 5-36 0z" fill="#f6e8c4" stroke="#150d06" strokeWidth="1.800" />
      <path d="M-15-4V-41a15 15 0 0 1 30 0V-4q-15 4-30 0z" fill={portrait?.tint ?? colour} />
      {portrait ? (
        <image
          href={portrait.url}
          x="-15"
          y="-56.500"
          width="30"
          height="55"
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${arch})`}
        />
      ) : null}
      <path d="M-15-4V-41a15 15 0 0 1 30 0V-4q-15 4-30 0z" fill="none" stroke={colour} strokeWidth="2.200" />
      <SeatMark seat={seat} at="translate(0 2) scale(.72)" />
    </>
  );
}

/** The standee on its own, `size` pixels high. */
export function Pawn({ size, ...who }: PawnProps & { size: number }) {
  return (
    <svg width={Math.round(size * 0.74)} height={size} viewBox="-28 -62 56 76" aria-hidden="true">
      <PawnMark {...who} />
    </svg>
  );
}
