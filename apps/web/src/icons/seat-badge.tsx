import { seatLetter } from '../text/words.tsx';

/** Shape, colour and letter of each seat: never colour alone. On a field of 28 around its middle. */
const SEATS = [
  { shape: 'M0-10.5A10.5 10.5 0 1 1 0 10.500A10.5 10.5 0 1 1 0-10.500Z', colour: 'var(--sA)', letter: '#fff6e0' },
  { shape: 'M-9.3-9.300H9.300V9.300H-9.300Z', colour: 'var(--sB)', letter: '#fff6e0' },
  { shape: 'M0-12.500L12.5 0L0 12.500L-12.5 0Z', colour: 'var(--sC)', letter: '#2a1c10' },
  { shape: 'M-6.2-10.800H6.200L12.4 0L6.2 10.800H-6.200L-12.4 0Z', colour: 'var(--sD)', letter: '#fff6e0' },
  { shape: 'M-9.5-10.500H9.500V0Q9.5 8 0 12.500Q-9.5 8-9.5 0Z', colour: 'var(--sE)', letter: '#fff6e0' },
  {
    shape:
      'M0-12.500L3.4-8.3 8.8-8.8 8.3-3.4 12.5 0 8.3 3.4 8.8 8.8 3.4 8.3 0 12.5-3.4 8.3-8.8 8.8-8.3 3.4-12.5 0-8.3-3.4-8.8-8.8-3.4-8.300Z',
    colour: 'var(--sF)',
    letter: '#2a1c10',
  },
] as const;

/** The badge by which a seat is known everywhere. Games with more than six seats start over with the letters going on. */
export function SeatBadge({ seat, size = 26 }: { seat: number; size?: number }) {
  const look = SEATS[seat % SEATS.length];
  if (!look) return null;
  return (
    <svg className="badge" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <path d={look.shape} fill={look.colour} stroke="#1c120a" strokeWidth="3.4" />
      <path d={look.shape} fill={look.colour} stroke="#fbe7a8" strokeWidth="1.4" />
      <text y="4.4" textAnchor="middle" fontFamily="Cinzel, Georgia, serif" fontWeight="700" fontSize="12" fill={look.letter}>
        {seatLetter(seat)}
      </text>
    </svg>
  );
}
