import type { CSSProperties } from 'react';
import { pipsOf } from '../../../ui/pips.ts';

/** How the cube is turned so that a face looks at us. */
const TURNED: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(0deg) rotateY(-90deg)',
  3: 'rotateX(-90deg) rotateY(0deg)',
  4: 'rotateX(90deg) rotateY(0deg)',
  5: 'rotateX(0deg) rotateY(90deg)',
  6: 'rotateX(0deg) rotateY(180deg)',
};

function Face({ n }: { n: number }) {
  // In a field of 3 by 3, row by row.
  const places = pipsOf(n).map(([x, y]) => 3 * (y + 1) + x + 1);
  return (
    <span className={`ts-die-face ts-die-${n}`}>
      {Array.from({ length: 9 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nine fixed places
        <i key={i} className={places.includes(i) ? 'ts-pip' : undefined} />
      ))}
    </span>
  );
}

/** A die that tumbles in and lands on its value. `faint`: a die that was rolled but does not count. */
export function Die({ value, delay = 0, faint = false }: { value: number; delay?: number; faint?: boolean }) {
  const style = { '--turned': TURNED[value] ?? TURNED[1], '--delay': `${delay}ms` } as CSSProperties;
  return (
    <span className={`ts-die${faint ? ' ts-die-faint' : ''}`} style={style}>
      <span className="ts-die-cube">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Face key={n} n={n} />
        ))}
      </span>
    </span>
  );
}
