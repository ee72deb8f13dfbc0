import { type CSSProperties, useState } from 'react';
import { useMatchState } from '../../../table/match-context.tsx';

/** A ring that runs down to the moment when the question is answered by its default. */
export function WindowRing({ deadline }: { deadline: number }) {
  const skew = useMatchState((m) => m.clockSkew);
  // How much was left when it came into sight: the drawing does the rest.
  const [left] = useState(() => Math.max(0, deadline - (Date.now() + skew)));
  return (
    <svg
      className="ts-clock-ring"
      width="22"
      height="22"
      viewBox="0 0 22 22"
      aria-hidden="true"
      style={{ '--left': `${left}ms` } as CSSProperties}
    >
      <circle cx="11" cy="11" r="8" pathLength="1" />
    </svg>
  );
}
