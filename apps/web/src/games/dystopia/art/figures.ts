import type { Picture } from '../../../art/draw.ts';
import { fall, halo, svg } from '../../../art/svg.ts';
import { OUTLINES, type OutlineName } from './outlines.gen.ts';

/** An icon as a carved thing: its middle, its size, the colour of what it is made of. */
export function carved(
  name: OutlineName,
  x: number,
  y: number,
  size: number,
  fill: string,
  more: { turn?: number; flat?: boolean; opacity?: number } = {},
): string {
  const k = size / 512;
  return `<g${more.flat ? '' : ' filter="url(#relief)"'} opacity="${more.opacity ?? 1}"><g transform="translate(${x} ${y}) rotate(${more.turn ?? 0}) scale(${k.toFixed(4)}) translate(-256 -256)"><path d="${OUTLINES[name]}" fill="${fill}"/></g></g>`;
}

interface Monster {
  icon: OutlineName;
  fill: string;
  /** The light that it stands in. */
  glow: string;
  size?: number;
}

/** Every kind of monster, carved out of what it is made of. */
export const MONSTERS: Readonly<Record<string, Monster>> = {
  N1: { icon: 'orc-head', fill: '#b9c67a', glow: '#7a8a3a' },
  G1: { icon: 'goblin-head', fill: '#a6d063', glow: '#5a9a3a', size: 82 },
  G2: { icon: 'brute', fill: '#dcae74', glow: '#a8682a', size: 96 },
  G3: { icon: 'gargoyle', fill: '#d0ccbf', glow: '#8a93a8', size: 100 },
  M1: { icon: 'black-knight-helm', fill: '#9aa6c8', glow: '#4a62b0', size: 88 },
  U1: { icon: 'warlock-hood', fill: '#c49cec', glow: '#8a3ad0', size: 94 },
  W1: { icon: 'crowned-skull', fill: '#f0d9a0', glow: '#e04a1a', size: 100 },
  S1: { icon: 'skeleton', fill: '#ece0c2', glow: '#8ab0b8', size: 96 },
  S2: { icon: 'crossbow', fill: '#e0d2ac', glow: '#8ab0b8', size: 86 },
  S3: { icon: 'reaper-scythe', fill: '#cfe0da', glow: '#3ac0a0', size: 96 },
  U2: { icon: 'horned-skull', fill: '#e8cfa8', glow: '#d05a1a', size: 98 },
};

/** A miniature on its round foot, 128 by 150; the middle of the foot is at 64, 122. */
function miniature(code: string, { icon, fill, glow, size = 90 }: Monster): Picture {
  return {
    key: `m-${code}`,
    w: 128,
    h: 150,
    sharp: 1.5,
    grain: 0.16,
    svg: () =>
      svg(
        128,
        150,
        `<ellipse cx="70" cy="128" rx="50" ry="17" fill="#000" opacity=".45"/>
        <path d="M20 119v10c0 10 20 17 44 17s44-7 44-17v-10z" fill="#1a1613" stroke="#000" stroke-width="1.6"/>
        <ellipse cx="64" cy="119" rx="44" ry="16" fill="url(#foot)" stroke="#000" stroke-width="1.6"/>
        <ellipse cx="64" cy="119" rx="38" ry="12.6" fill="url(#glow)" opacity=".8"/>
        <ellipse cx="64" cy="119" rx="37" ry="12.4" fill="none" stroke="${glow}" stroke-opacity=".55" stroke-width="1.4"/>
        <ellipse cx="66" cy="119" rx="24" ry="8" fill="#000" opacity=".5"/>
        ${carved(icon, 64, 118 - size * 0.52, size, fill)}`,
        `${fall('foot', '#4a423a', '#2a2420')}${halo('glow', glow, 0.6)}`,
      ),
  };
}

interface Hero {
  icon: OutlineName;
  /** The cloth behind the head. */
  sky: readonly [string, string, string];
  fill: string;
}

export const HEROES: Readonly<Record<string, Hero>> = {
  warrior: { icon: 'crested-helmet', sky: ['#7d2018', '#b5432a', '#e08a4a'], fill: '#f4dfb0' },
  dwarf: { icon: 'dwarf-helmet', sky: ['#4a2f12', '#8a5a20', '#c8913c'], fill: '#f1dcb4' },
  elf: { icon: 'elf-helmet', sky: ['#123a26', '#2c6b40', '#8cae5a'], fill: '#eef0cf' },
  archer: { icon: 'bowman', sky: ['#12304f', '#2a5f93', '#7fb0cc'], fill: '#f2e6c6' },
  wizard: { icon: 'pointy-hat', sky: ['#2a1548', '#5c3588', '#a87cc0'], fill: '#f3e2f0' },
};

/** The portrait of a hero, 100 by 150, to be cut by the arch of its standee or the frame of its card. */
function portrait(code: string, { icon, sky, fill }: Hero): Picture {
  return {
    key: `h-${code}`,
    w: 100,
    h: 150,
    sharp: 1.7,
    grain: 0.22,
    solid: true,
    svg: () =>
      svg(
        100,
        150,
        `<rect width="100" height="150" fill="url(#sky)"/>
        <g stroke="#fff6d8" stroke-opacity=".13" stroke-width="5">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `<path d="M50 62L${50 + 110 * Math.cos((i / 9) * 6.283)} ${62 + 110 * Math.sin((i / 9) * 6.283)}"/>`).join('')}</g>
        <circle cx="50" cy="60" r="52" fill="url(#ray)"/>
        <path d="M0 122q18-9 34-5t30-4 36 4v33H0z" fill="#0d0a06" opacity=".5"/>
        <path d="M0 134q22-7 44-3t56-3v22H0z" fill="#0d0a06" opacity=".62"/>
        ${carved(icon, 52, 68, 84, '#140a04', { flat: true, opacity: 0.55 })}${carved(icon, 50, 65, 84, fill, { flat: true })}${carved(icon, 50, 65, 84, 'url(#shine)', { flat: true })}
        <rect width="100" height="150" fill="url(#rim)"/>`,
        `${fall('sky', ...sky)}${halo('ray', '#fff0c0', 0.55)}${fall('shine', 'rgba(255,255,255,.5)', 'rgba(255,240,200,0)', 'rgba(60,20,0,.42)')}<radialGradient id="rim" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>`,
      ),
  };
}

interface Being {
  icon: OutlineName;
  fill: string;
  glow: string;
}

/** Neither friend nor foe, and the one in chains: miniatures too, on a pale foot. */
const BEINGS: Readonly<Record<string, Being>> = {
  captive: { icon: 'imprisoned', fill: '#e6d8f0', glow: '#a070d0' },
  S4: { icon: 'beer-stein', fill: '#e8c070', glow: '#e0a030' },
  L1: { icon: 'sunrise', fill: '#f8e7a8', glow: '#ffd657' },
};

export const FIGURE_PICTURES: readonly Picture[] = [
  ...Object.entries(MONSTERS).map(([code, monster]) => miniature(code, monster)),
  ...Object.entries(BEINGS).map(([code, being]) => miniature(code, { ...being, size: 84 })),
  ...Object.entries(HEROES).map(([code, hero]) => portrait(code, hero)),
];
