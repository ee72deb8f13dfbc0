import type { Seat } from '@questhall/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMatchState } from '../table/match-context.tsx';
import type { BarState } from './bar-state.ts';

/** The curtain between two persons who share one screen. `seat`: whose turn it is to look. */
export interface CurtainState {
  closed: boolean;
  seat: Seat | null;
  open: () => void;
}

/**
 * Rings once when something is asked of me, and closes the curtain where the next answer belongs to another seat of the
 * same screen. With one seat at a screen there is never a curtain.
 */
export function useMyTurn(bar: BarState, seat: Seat | null, sound: (name: 'myTurn') => void): CurtainState {
  const shared = useMatchState((m) => (m.table?.seats.filter((s) => s.yours).length ?? 0) > 1);
  const [looking, setLooking] = useState<Seat | null>(null);
  const asked = bar.kind === 'mine' ? bar.decision.id : null;
  const rung = useRef<string | null>(null);

  useEffect(() => {
    const mark = asked === null ? null : `${seat}:${asked}`;
    if (mark !== null && mark !== rung.current) {
      // The first question of a visit is in plain sight; the bell is for those who look elsewhere.
      if (rung.current !== null) sound('myTurn');
      rung.current = mark;
    } else if (rung.current === null) rung.current = '';
  }, [asked, seat, sound]);

  const next = bar.kind === 'otherSeat' ? bar.seat : bar.kind === 'mine' && looking !== seat ? seat : null;
  const closed = shared && next !== null;
  const open = useCallback(() => setLooking(next), [next]);
  return { closed, seat: next, open };
}
