import { useId } from 'react';
import { SeatMark, seatLook } from '../art/Badge.tsx';
import type { Line } from './told.ts';

type Whose = Pick<Line, 'seat' | 'look'>;

/** The colour of a line. */
export const colourOf = ({ seat, look }: Whose): string => look?.colour ?? seatLook(seat).colour;

/** What stands at the end of a line, as part of a drawing around its origin, 24 units wide: its picture in a ring of its colour, or its seat's badge. */
export function LineMark({ line, at }: { line: Whose; at?: string }) {
  const { seat, look } = line;
  return look ? <Face look={look} at={at} /> : <SeatMark seat={seat} {...(at === undefined ? {} : { at })} />;
}

function Face({ look, at }: { look: NonNullable<Line['look']>; at: string | undefined }) {
  const round = useId();
  return (
    <g transform={at}>
      <clipPath id={round}>
        <circle r="10" />
      </clipPath>
      <circle r="12" fill={look.colour} stroke="#1c120a" strokeWidth="1.6" />
      <circle r="10" fill="#f6e8c4" />
      <image href={look.picture} x="-12" y="-11" width="24" height="36" preserveAspectRatio="xMidYMin slice" clipPath={`url(#${round})`} />
    </g>
  );
}

/** The same on its own. Names are written beside it, so it is hidden from screen readers. */
export function LineBadge({ line, size }: { line: Whose; size: number }) {
  return (
    <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <LineMark line={line} />
    </svg>
  );
}
