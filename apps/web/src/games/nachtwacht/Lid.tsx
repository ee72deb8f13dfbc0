/** The lid of the box: somebody who walks by night, and the library far away. */
export function Lid() {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="lid-sky" x2="0" y2="1">
          <stop stopColor="#050a1d" />
          <stop offset=".4" stopColor="#152450" />
          <stop offset=".75" stopColor="#3b4f86" />
          <stop offset="1" stopColor="#1a2547" />
        </linearGradient>
        <radialGradient id="lid-fire">
          <stop stopColor="#ffcf6b" stopOpacity=".9" />
          <stop offset=".35" stopColor="#ff9a3c" stopOpacity=".45" />
          <stop offset="1" stopColor="#ff8a2a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lid-moon">
          <stop offset=".3" stopColor="#dfe8ff" stopOpacity=".55" />
          <stop offset="1" stopColor="#8fa6e0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lid-dark" cx=".5" cy=".45" r=".75">
          <stop offset=".5" stopOpacity="0" />
          <stop offset="1" stopOpacity=".75" />
        </radialGradient>
      </defs>
      <rect width="480" height="300" fill="url(#lid-sky)" />
      <g fill="#fff4cf">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} opacity={0.5 + r / 3} />
        ))}
      </g>
      <circle cx="322" cy="112" r="84" fill="url(#lid-moon)" />
      <circle cx="322" cy="112" r="33" fill="#f3ecd0" stroke="#c9c2a4" strokeWidth="1.2" />
      <g fill="#ddd3b0">
        <circle cx="313" cy="103" r="6.5" />
        <circle cx="332" cy="120" r="4.5" />
        <circle cx="334" cy="98" r="2.6" />
      </g>
      <path d="M0 190L46 128 84 172 128 104 176 176 214 140 258 186 300 132 344 180 388 118 430 172 480 136V300H0Z" fill="#111c40" />
      <path d="M0 212L60 170 110 206 170 162 232 210 300 178 366 214 420 176 480 208V300H0Z" fill="#0c1530" />
      {/* The library: a tower with lit windows on the last hill. */}
      <g stroke="#05080f" strokeWidth="1.4">
        <path d="M392 208V128h-6v-16h9v8h8v-8h9v8h8v-8h9v16h-6v80Z" fill="#3a3f57" />
        <path d="M408 208V128h15v80Z" fill="#262b42" stroke="none" />
        <path d="M398 196V152q6-9 12 0v44Z" fill="#ffd57a" />
        <path d="M401 138h6v8h-6z" fill="#ffd57a" />
      </g>
      <circle cx="404" cy="172" r="52" fill="url(#lid-fire)" opacity=".8" />
      <path d="M0 236Q90 214 180 232T360 214 480 222V300H0Z" fill="#080e20" />
      {/* The road, strip by strip, out of the dark. */}
      <path d="M40 300Q120 248 210 256T330 236 400 210" fill="none" stroke="#05080f" strokeWidth="34" strokeLinecap="round" />
      <path d="M40 300Q120 248 210 256T330 236 400 210" fill="none" stroke="#8d8265" strokeWidth="29" strokeLinecap="round" />
      <path d="M40 300Q120 248 210 256T330 236 400 210" fill="none" stroke="#cdbf95" strokeWidth="24" strokeDasharray="25 5" />
      <circle cx="206" cy="226" r="86" fill="url(#lid-fire)" />
      {/* One who walks by night. */}
      <g stroke="#05080f" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M196 262Q190 226 204 204q2-14 13-14t13 14q13 20 8 58-20 6-42 0Z" fill="#1c2443" />
        <path d="M207 208q1-12 10-12t10 12q-1 12-10 14-9-2-10-14Z" fill="#05080f" />
        <path d="M236 226l26-10" stroke="#5b3c1d" strokeWidth="5" />
        <path d="M262 218l-2-30" stroke="#7a5229" strokeWidth="5" strokeLinecap="round" />
        <path d="M260 160q12 14 6 24-4 6-9 2-9-8 3-26Z" fill="#ffd36b" stroke="#c8651a" strokeWidth="1.2" />
      </g>
      <path
        d="M0 300V268l10-18 6 20 9-26 8 24 10-18 8 22 12-14 8 42ZM480 300v-40l-8-20-7 22-9-28-8 26-10-16-7 20-10-12-8 48Z"
        fill="#03060f"
      />
      <rect width="480" height="300" fill="url(#lid-dark)" />
    </svg>
  );
}

/** Fixed stars: x, y, radius. */
const STARS = [
  [24, 30, 1],
  [61, 74, 0.7],
  [98, 22, 1.2],
  [133, 58, 0.8],
  [170, 18, 0.9],
  [196, 80, 0.6],
  [226, 40, 1.3],
  [258, 14, 0.7],
  [281, 66, 1],
  [306, 28, 0.6],
  [402, 20, 1],
  [432, 58, 0.8],
  [458, 26, 1.1],
  [470, 92, 0.7],
  [18, 112, 0.8],
  [88, 100, 0.6],
  [150, 112, 0.9],
  [246, 100, 0.7],
] as const;
