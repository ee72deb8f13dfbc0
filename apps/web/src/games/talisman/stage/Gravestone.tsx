import type { Seat } from '@questhall/kernel';
import { SeatMark } from '../../../art/Badge.tsx';
import { nameLines } from '../art/name-lines.ts';

/**
 * A gravestone of whoever has just died, with the name of the dead, when it was, and the badge of the seat. The line beside it
 * says as much, so it is hidden from screen readers.
 * @param when the turn, as it is named at this table; nothing where it is not known any more
 */
export function Gravestone({ seat, name, when }: { seat: Seat; name: string; when: string | null }) {
  const { words, press } = nameLines(name, 92, 15);
  const top = words.length > 1 ? 54 : 62;
  return (
    <svg className="ts-gravestone" viewBox="-75 0 150 166" aria-hidden="true">
      <defs>
        <linearGradient id="ts-stone" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#d3ccbd" />
          <stop offset=".5" stopColor="#9d968a" />
          <stop offset="1" stopColor="#605b52" />
        </linearGradient>
      </defs>
      <ellipse cx="4" cy="152" rx="72" ry="13" fill="#000" opacity=".45" />
      <path d="M-55 152V55a55 50 0 0 1 110 0v97z" fill="url(#ts-stone)" stroke="#1a1208" strokeWidth="2.400" />
      <path d="M-48 146V56a48 43 0 0 1 96 0v90" fill="none" stroke="#1a1208" strokeOpacity=".35" strokeWidth="1.600" />
      <g fill="#241b12" textAnchor="middle" fontFamily="Cinzel, Georgia, serif" fontWeight="700">
        {words.map((line, i) => (
          <text key={line} fontSize="15" transform={`translate(0 ${top + i * 17}) scale(${press} 1)`}>
            {line}
          </text>
        ))}
        {when === null ? null : (
          <text y={top + words.length * 17 + 2} fontSize="12.500">
            {when}
          </text>
        )}
      </g>
      <SeatMark seat={seat} at="translate(0 122)" />
      <path
        d="M-62 154q-3-9-9-13q8 1 12 8q0-8-3-13q9 6 10 18zM62 154q2-10 8-14q-8 1-12 8q1-8 4-12q-9 6-10 18zM-30 156q-2-7-6-10q7 1 10 10zM24 156q3-8 8-10q-5 4-5 10z"
        fill="#5f7a45"
        stroke="#1a1208"
        strokeWidth="1.200"
      />
    </svg>
  );
}
