import type { Seat } from '@questhall/kernel';
import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { SeatMark, seatLook } from '../../../art/Badge.tsx';
import { ICONS, type IconName } from '../../../art/icons.gen.ts';
import { ensureDefs } from '../defs.ts';

ensureDefs();

interface StandeeProps {
  seat: Seat;
  size: number;
  view?: NachtwachtView;
  pawn?: number;
}

const FIGURES: readonly IconName[] = ['lyre', 'wolf-head', 'raven', 'hood'];

/** A pawn: a card with its figure on a round foot, in its player's colour. Around its origin, 40 wide and 64 high. */
export function StandeeMark({ seat, pawn }: { seat: Seat; pawn: number }) {
  const { colour, ink } = seatLook(seat);
  return (
    <>
      <ellipse cx="7" cy="5" rx="30" ry="11" fill="url(#nw-shade)" />
      <path d="M-19-3v5c0 5 8.5 8.5 19 8.5s19-3.5 19-8.5v-5z" fill={colour} stroke="#150d06" strokeWidth="1.5" />
      <path d="M-19-3v5c0 5 8.5 8.5 19 8.5s19-3.5 19-8.5v-5z" opacity=".34" />
      <ellipse cy="-3" rx="19" ry="7.5" fill={colour} stroke="#150d06" strokeWidth="1.5" />
      <ellipse cy="-3" rx="15.5" ry="5.5" fill="none" stroke="#fff" opacity=".45" />
      <path d="M-16-4V-38a16 16 0 0 1 32 0V-4q-16 5-32 0z" fill="#f3e4bf" stroke="#150d06" strokeWidth="1.6" />
      <path d="M-13.5-6V-38a13.5 13.5 0 0 1 27 0V-6q-13.5 4-27 0z" fill={colour} />
      <path d="M-13.5-6V-38a13.5 13.5 0 0 1 27 0V-6q-13.5 4-27 0z" fill="url(#nw-card)" />
      <svg x="-12.5" y="-46" width="25" height="25" viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS[FIGURES[pawn % FIGURES.length]!]} transform="translate(16 22)" fill="#140a04" opacity=".45" />
        <path d={ICONS[FIGURES[pawn % FIGURES.length]!]} fill={ink} />
      </svg>
      <SeatMark seat={seat} at="translate(0 -5) scale(.74)" />
    </>
  );
}

/** The pawn on its own, `size` pixels high; without a view, the one that the seat begins with. */
export function Standee({ seat, size, view, pawn = view?.players[seat]?.pawn ?? seat }: StandeeProps) {
  return (
    <svg width={size * 0.72} height={size} viewBox="-26 -58 54 75" aria-hidden="true">
      <StandeeMark seat={seat} pawn={pawn} />
    </svg>
  );
}
