import { SIGNS } from '../cards/signs.gen.ts';

const LOOK = {
  digital: { lacquer: ['#1c5a64', '#0a2a30'], metal: '#dfe9ea', sign: 'star-swirl' },
  souls: { lacquer: ['#3a2a62', '#120a26'], metal: '#bdf5e4', sign: 'ghost' },
} as const;

const CORNERS = [
  [14, 14],
  [986, 14],
  [986, 986],
  [14, 986],
] as const;

/**
 * What makes the board of the Digital Edition look its own: a frame of lacquer and silver over the one of wood and gold,
 * with the edition's name; violet where the dead play on.
 */
export function BoardEdition({ name, souls }: { name: string; souls: boolean }) {
  const { lacquer, metal, sign } = LOOK[souls ? 'souls' : 'digital'];
  const wide = Math.max(150, name.length * 11);
  return (
    <svg className="ts-edition" viewBox="0 0 1000 1000" aria-hidden="true">
      <defs>
        <linearGradient id="ts-lacquer" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={lacquer[0]} />
          <stop offset=".5" stopColor={lacquer[1]} />
          <stop offset="1" stopColor={lacquer[0]} />
        </linearGradient>
      </defs>
      <path d="M0 0H1000V1000H0ZM25 25V975H975V25Z" fillRule="evenodd" fill="url(#ts-lacquer)" stroke="#06090c" strokeWidth="2" />
      <rect x="5" y="5" width="990" height="990" rx="6" fill="none" stroke={metal} strokeWidth="1.600" opacity=".9" />
      <rect x="20.500" y="20.500" width="959" height="959" fill="none" stroke={metal} strokeWidth="1" opacity=".55" />
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="21" fill={lacquer[1]} stroke={metal} strokeWidth="2" />
          <svg x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512" aria-hidden="true">
            <path d={SIGNS[sign]} fill={metal} />
          </svg>
        </g>
      ))}
      <g transform="translate(500 987)">
        <path
          d={`M${-wide / 2} -12H${wide / 2}L${wide / 2 + 12} 0L${wide / 2} 12H${-wide / 2}L${-wide / 2 - 12} 0Z`}
          fill={lacquer[1]}
          stroke={metal}
          strokeWidth="1.600"
        />
        <text
          y="5.500"
          fontFamily="Cinzel, Georgia, serif"
          fontWeight="700"
          fontSize="15"
          letterSpacing="1.500"
          textAnchor="middle"
          fill={metal}
        >
          {name}
        </text>
      </g>
    </svg>
  );
}
