import type { Seat } from '@questhall/kernel';

/** A seat's colour, its shape, and the colour of its letter: never told apart by colour alone. */
export const SEATS = [
  { colour: '#b5391f', ink: '#fff6e0', shape: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z' },
  { colour: '#1f66a8', ink: '#fff6e0', shape: 'M-9-9H9V9H-9Z' },
  { colour: '#e2b21b', ink: '#2a1c10', shape: 'M0-12L12 0L0 12L-12 0Z' },
  { colour: '#12785f', ink: '#fff6e0', shape: 'M-6-10.5H6L12 0L6 10.5H-6L-12 0Z' },
  { colour: '#8a4a9e', ink: '#fff6e0', shape: 'M-9.5-10H9.5V1Q9.5 8 0 12Q-9.5 8-9.5 1Z' },
  {
    colour: '#ece3cf',
    ink: '#2a1c10',
    shape: 'M0-12L3.4-8.3L8.5-8.5L8.3-3.4L12 0L8.3 3.4L8.5 8.5L3.4 8.3L0 12L-3.4 8.3L-8.5 8.5L-8.3 3.4L-12 0L-8.3-3.4L-8.5-8.5L-3.4-8.3Z',
  },
] as const;

export const seatLook = (seat: Seat) => SEATS[seat % SEATS.length]!;

/** The badge as part of a drawing, around its origin, 24 units wide. */
export function SeatMark({ seat, at }: { seat: Seat; at?: string }) {
  const { colour, ink, shape } = seatLook(seat);
  return (
    <g transform={at}>
      <path d={shape} fill={colour} stroke="#1c120a" strokeWidth="3.4" />
      <path d={shape} fill={colour} stroke="#fbe7a8" strokeWidth="1.4" />
      <text y="4.3" textAnchor="middle" fontFamily="Cinzel, Georgia, serif" fontWeight="700" fontSize="12" fill={ink}>
        {String.fromCharCode(65 + seat)}
      </text>
    </g>
  );
}

/** The badge on its own. Names are written beside it, so it is hidden from screen readers. */
export function SeatBadge({ seat, size = 24 }: { seat: Seat; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}
