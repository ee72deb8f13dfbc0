import type { SquareKind } from '@questhall/nachtwacht/client';
import { print } from '../art/prints.ts';

const FACE: Record<SquareKind, string> = { plain: '#cdbf9b', monster: '#5a1a1c', power: '#9a5416' };

/** A strip lying straight, the end towards the underworld on the left. */
export function StripCard({ kinds, arrows }: { kinds: readonly SquareKind[]; arrows: boolean }) {
  const w = kinds.length * 62 + 12;
  const side = arrows ? 26 : 0;
  return (
    <svg className="nw-strip-card" viewBox={`${-side} 0 ${w + side * 2} 66`} aria-hidden="true">
      {arrows ? (
        <g fill="none" stroke="#ffcf7a" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M-22 33h14M-13 27l6 6-6 6" />
          <path d={`M${w + 6} 33h14M${w + 15} 27l6 6-6 6`} />
        </g>
      ) : null}
      <rect x="1" y="1" width={w - 2} height="64" rx="6" fill="#57503f" stroke="#0b0a12" strokeWidth="2" />
      <rect x="3" y="3" width={w - 6} height="60" rx="5" fill="none" stroke="#a99a78" strokeWidth="1.6" />
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares of one kind are alike
        <g key={i} transform={`translate(${10 + i * 62} 8)`}>
          <rect width="54" height="50" rx="6" fill={FACE[kind]} stroke="#14100a" strokeWidth="2" />
          <rect
            x="3"
            y="3"
            width="48"
            height="44"
            rx="4"
            fill="none"
            stroke={kind === 'plain' ? '#fff6d8' : '#f0c060'}
            strokeOpacity=".6"
            strokeWidth="1.3"
          />
          {kind === 'plain' ? null : <image href={print(`sign-${kind}`)} x="6" y="4" width="42" height="42" />}
        </g>
      ))}
    </svg>
  );
}
