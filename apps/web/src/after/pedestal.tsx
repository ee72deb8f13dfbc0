import { type ReactNode, useId } from 'react';
import './pedestal.css';

/** The winner in a picture of its own: light, a crown where one was won, the figure, and the stone it stands on. */
export function Pedestal({ crown, children }: { crown: boolean; children: ReactNode }) {
  return (
    <div className="pedestal">
      <span className="pedestal-light" aria-hidden="true" />
      {crown ? <Crown /> : null}
      <div className="pedestal-figure">{children}</div>
      <Stone />
    </div>
  );
}

function Crown() {
  const gold = useId();
  return (
    <svg className="pedestal-crown" viewBox="0 0 120 100" aria-hidden="true">
      <defs>
        <linearGradient id={gold} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0b4" />
          <stop offset=".45" stopColor="#ecb93f" />
          <stop offset="1" stopColor="#a06a17" />
        </linearGradient>
      </defs>
      <g stroke="#3a2208" strokeWidth="2.4" strokeLinejoin="round" fill={`url(#${gold})`}>
        <path d="M19 86 8 34q14 20 28 14 2-22 24-34 22 12 24 34 14 6 28-14l-11 52q-41 9-82 0z" />
        <path d="M40 82q-1-24 20-44 21 20 20 44" fill="none" stroke="#8a5a14" strokeWidth="2" />
        <path d="M18 80q42 10 84 0v11q-42 10-84 0z" />
        <circle cx="60" cy="10" r="7.5" />
        <circle cx="8" cy="31" r="5.5" />
        <circle cx="112" cy="31" r="5.5" />
        <circle cx="36" cy="46" r="4.5" />
        <circle cx="84" cy="46" r="4.5" />
        <path d="M60 84l6 5.5-6 5.5-6-5.5z" fill="#b5391f" />
        <path d="M34 82l5 4.500-5 4.500-5-4.500zM86 82l5 4.500-5 4.500-5-4.500z" fill="#1f66a8" />
      </g>
      <path
        d="M24 74 16 46q10 10 20 8M60 24q-14 10-17 22"
        fill="none"
        stroke="#fff8dc"
        strokeWidth="2.600"
        strokeLinecap="round"
        opacity=".8"
      />
    </svg>
  );
}

function Stone() {
  const stone = useId();
  return (
    <svg className="pedestal-stone" viewBox="0 0 320 52" aria-hidden="true">
      <defs>
        <linearGradient id={stone} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9cba4" />
          <stop offset="1" stopColor="#8d7c56" />
        </linearGradient>
      </defs>
      <g stroke="#150d06" strokeWidth="2" fill={`url(#${stone})`}>
        <path d="M30 4h260v22H30z" />
        <path d="M4 26h312v22H4z" />
      </g>
      <path d="M31.500 6.500h257M5.500 28.500h309" stroke="#fff4d6" strokeWidth="1.600" opacity=".7" />
    </svg>
  );
}
