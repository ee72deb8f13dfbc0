import { memo } from 'react';
import { CELL, cellOf, liesAcross, type MapDoor } from './model.ts';

const PLANKS = ['#7a4f24', '#6b4420'] as const;

/** Doors: wooden leaves with iron bands, swung aside where they stand open, with a lock where a key is wanted. */
export const Doors = memo(function Doors({ doors, floor }: { doors: readonly MapDoor[]; floor: ReadonlyMap<string, string> }) {
  return (
    <>
      {doors.map(({ at, open, locked = false }) => {
        const { x, y } = cellOf(at);
        const across = liesAcross(floor, at);
        return (
          <g
            key={at}
            transform={`translate(${x * CELL} ${y * CELL})${across ? ` rotate(90 ${CELL / 2} ${CELL / 2})` : ''}`}
            className={`dm-door${open ? ' dm-open' : ''}`}
          >
            {open ? null : <rect width="64" height="64" fill="#0c0a07" opacity=".55" />}
            <rect x="0" y="14" width="7" height="38" rx="1.500" fill="#4b4639" stroke="#15130e" strokeWidth="1.500" />
            <rect x="57" y="14" width="7" height="38" rx="1.500" fill="#4b4639" stroke="#15130e" strokeWidth="1.500" />
            {[0, 1].map((side) => (
              <g key={side} className="dm-leaf" style={{ transformOrigin: `${side ? 57 : 7}px 33px` }}>
                <rect x={side ? 32 : 7} y="17" width="25" height="32" fill={PLANKS[side]} stroke="#1a0f05" strokeWidth="2" />
                <path d={side ? 'M40.500 18v30M49 18v30' : 'M15.500 18v30M24 18v30'} stroke="#3a2209" strokeWidth="1.600" />
                <path d={`M${side ? 32 : 7} 24h25M${side ? 32 : 7} 42h25`} stroke="#2a2a28" strokeWidth="4" />
                <path d={`M${side ? 32 : 7} 23h25M${side ? 32 : 7} 41h25`} stroke="#8f8a80" strokeWidth="1" />
                <circle cx={side ? 36 : 28} cy="33" r="2.800" fill="#e9c565" stroke="#1a0f05" />
              </g>
            ))}
            {locked && !open ? (
              <g transform={across ? 'rotate(-90 32 33)' : undefined}>
                <circle cx="32" cy="33" r="11" fill="#d9a93f" stroke="#2a1608" strokeWidth="2" />
                <path d="M32 27.500a3.400 3.400 0 0 1 1.700 6.300l1.300 5.700h-6l1.300-5.700A3.400 3.400 0 0 1 32 27.500z" fill="#2a1608" />
              </g>
            ) : null}
          </g>
        );
      })}
    </>
  );
});
