import { bend, type Road } from './road.ts';

/** The land as it is painted: the drowned coast, the barrow hills, the mountains, the bone plain, the red hill of the throne. */
export function Land({ road, reached }: { road: Road; reached: number }) {
  const { width, height, spots } = road;
  const [sx, sy] = [width / 872, height / 522];
  const legs = spots.slice(1).map((spot, i) => bend(spots[i]!, spot, i));
  return (
    <svg className="cp-land" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <filter id="cp-wash" x="-30%" y="-30%" width="160%" height="160%">
        <feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="3" />
        <feDisplacementMap in="SourceGraphic" scale="46" />
        <feGaussianBlur stdDeviation="5" />
      </filter>
      {/* On a phone the land is as high as it is wide: the same places, drawn where its road goes. */}
      {sx < 0.6 ? <TallLand /> : <WideLand />}
      <g fill="none" strokeLinecap="round">
        {legs.map((leg, i) => (
          <g key={leg}>
            <path d={leg} stroke="#f4e8cb" strokeOpacity=".85" strokeWidth={9 * Math.max(sx, sy)} />
            <path
              d={leg}
              className={i < reached ? 'cp-walked' : 'cp-way'}
              style={{ animationDelay: `${i * 90}ms` }}
              strokeWidth={i < reached ? 4.4 : 3.2}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

function WideLand() {
  return (
    <>
      <g filter="url(#cp-wash)">
        <path d="M14 300Q90 330 120 400T230 508H14Z" fill="#7fa3ad" opacity=".7" />
        <ellipse cx="318" cy="120" rx="132" ry="76" fill="#8f9c5a" opacity=".55" />
        <ellipse cx="580" cy="292" rx="150" ry="54" fill="#a98a5c" opacity=".6" />
        <ellipse cx="480" cy="430" rx="160" ry="56" fill="#9c8f78" opacity=".55" />
        <ellipse cx="748" cy="112" rx="112" ry="78" fill="#a5563a" opacity=".5" />
      </g>
      <g fill="none" stroke="#4d6f7c" strokeWidth="2" opacity=".75">
        {[
          [30, 392],
          [24, 448],
          [60, 480],
          [140, 486],
          [34, 360],
        ].map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q8-7 16 0t16 0`} />
        ))}
      </g>
      <Trees
        at={[
          [344, 92],
          [362, 118],
          [380, 84],
          [398, 108],
          [354, 146],
          [388, 138],
          [412, 132],
          [222, 76],
          [204, 104],
        ]}
      />
      <Peaks
        at={[
          [480, 296],
          [516, 304],
          [552, 290],
          [586, 306],
          [618, 286],
          [504, 326],
          [570, 330],
        ]}
      />
      <Bones
        at={[
          [640, 446],
          [500, 466],
          [470, 372],
        ]}
      />
      <Rose x={816} y={466} size={44} />
    </>
  );
}

function TallLand() {
  return (
    <>
      <g filter="url(#cp-wash)" transform="scale(1)">
        <path d="M0 170Q36 190 44 240T96 312H0Z" fill="#7fa3ad" opacity=".7" />
        <ellipse cx="92" cy="150" rx="62" ry="40" fill="#8f9c5a" opacity=".5" />
        <ellipse cx="206" cy="170" rx="62" ry="26" fill="#a98a5c" opacity=".55" />
        <ellipse cx="262" cy="52" rx="60" ry="34" fill="#a5563a" opacity=".5" />
        <ellipse cx="270" cy="206" rx="52" ry="30" fill="#9c8f78" opacity=".5" />
      </g>
      <Trees
        at={[
          [70, 168],
          [92, 176],
          [84, 140],
        ]}
        k={0.7}
      />
      <Peaks
        at={[
          [178, 166],
          [204, 174],
          [228, 160],
        ]}
        k={0.7}
      />
      <Rose x={304} y={288} size={20} />
    </>
  );
}

type Spots = readonly (readonly [number, number])[];

const Trees = ({ at, k = 1 }: { at: Spots; k?: number }) => (
  <g fill="#6f7c3e" fillOpacity=".5" stroke="#4a4a22" strokeWidth="1.400">
    {at.map(([x, y]) => (
      <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${k})`} d="M0 10V4M-7 4L0-14L7 4Z" />
    ))}
  </g>
);

const Peaks = ({ at, k = 1 }: { at: Spots; k?: number }) => (
  <g stroke="#5b4228" strokeWidth="1.600" strokeLinejoin="round">
    {at.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${k})`}>
        <path d="M-20 14L0-20L20 14Z" fill="#d9c08a" />
        <path d="M0-20L20 14H4Q8-2 0-20Z" fill="#8a6a3a" fillOpacity=".65" />
      </g>
    ))}
  </g>
);

const Bones = ({ at }: { at: Spots }) => (
  <g stroke="#5b4a34" strokeWidth="1.600" fill="none" opacity=".7">
    {at.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x} ${y}q10-16 20 0M${x + 5} ${y}q5-9 10 0M${x - 6} ${y + 1}h32`} />
    ))}
  </g>
);

const Rose = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) rotate(18) scale(${size / 44})`} fill="#8a6a3a" stroke="#5b4228" strokeWidth="1">
    <circle r="20" fill="none" strokeWidth="2.400" />
    <circle r="24.500" fill="none" strokeWidth="1" />
    <path d="M0-30L5 0L0 30L-5 0Z" />
    <path d="M-30 0L0-5L30 0L0 5Z" fillOpacity=".6" />
    <path d="M0-30L5 0H-5Z" fill="#9c1f1f" />
  </g>
);
