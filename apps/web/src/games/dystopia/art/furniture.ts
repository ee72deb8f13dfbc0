import type { Picture } from '../../../art/draw.ts';
import { dice, n, svg } from '../../../art/svg.ts';
import { carved } from './figures.ts';

/** Wood with a grain, between two points. */
function board(x: number, y: number, w: number, h: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.5" fill="${fill}" stroke="#1c1008" stroke-width="1.6"/><path d="M${x + 2} ${y + h * 0.35}h${w - 4}M${x + 2} ${y + h * 0.7}h${w - 4}" stroke="#1c1008" stroke-opacity=".35" stroke-width=".9"/><path d="M${x + 1} ${y + 1.4}h${w - 2}" stroke="#fff0c0" stroke-opacity=".35" stroke-width="1.2"/>`;
}

const shadow = (cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse cx="${cx + 5}" cy="${cy + 3}" rx="${rx}" ry="${ry}" fill="#000" opacity=".42"/>`;

function bookcase(spent: boolean): string {
  const roll = dice(spent ? 4 : 3);
  const COLOURS = ['#7d2a20', '#2d5480', '#3d6b35', '#8a6a1e', '#5c3a78', '#a08a5c', '#2f3d4a'];
  const row = (y: number) => {
    let out = '';
    for (let x = 13; x < 82; ) {
      const w = 4.5 + roll() * 5;
      const h = 15 + roll() * 6;
      const gone = spent && roll() < 0.55;
      if (!gone) {
        const c = COLOURS[Math.floor(roll() * COLOURS.length)]!;
        const lean = roll() < 0.12 ? 8 : 0;
        out += `<g transform="rotate(${lean} ${n(x)} ${y + 22})"><rect x="${n(x)}" y="${n(y + 22 - h)}" width="${n(w)}" height="${n(h)}" fill="${c}" stroke="#140b05" stroke-width=".9"/><path d="M${n(x + 1)} ${n(y + 26 - h)}h${n(w - 2)}M${n(x + 1)} ${n(y + 18)}h${n(w - 2)}" stroke="#f0d890" stroke-opacity=".6" stroke-width=".8"/></g>`;
      }
      x += w + 0.6;
    }
    return out;
  };
  return `${shadow(48, 88, 46, 8)}${board(6, 8, 84, 82, '#5a3818')}<rect x="11" y="13" width="74" height="23" fill="#1d1109"/><rect x="11" y="39" width="74" height="23" fill="#1d1109"/><rect x="11" y="65" width="74" height="21" fill="#1d1109"/>${row(13.5)}${row(39.5)}${row(64)}<path d="M11 36.500h74M11 62.500h74" stroke="#8a5c2c" stroke-width="4"/><path d="M6 8h84l-5 5H11z" fill="#8a5c2c" stroke="#1c1008" stroke-width="1.2"/>`;
}

function chest(open: boolean): string {
  const lid = open
    ? '<path d="M14 40V26q0-14 16-14h36q16 0 16 14v14z" fill="#3a2210" stroke="#140b05" stroke-width="2"/><path d="M18 38V27q0-10 12-10h36q12 0 12 10v11z" fill="#1b0f06"/>'
    : '<path d="M12 46V32q0-16 18-16h36q18 0 18 16v14z" fill="#8a5526" stroke="#140b05" stroke-width="2"/><path d="M16 30q2-10 14-10h36q12 0 14 10" fill="none" stroke="#fff0c0" stroke-opacity=".35" stroke-width="2"/>';
  const gold = open ? '<ellipse cx="48" cy="43" rx="30" ry="6" fill="#140b05"/>' : '';
  const bands = open
    ? '<path d="M24 46v36M72 46v36" stroke="#54504a" stroke-width="6"/><path d="M24 46v36M72 46v36" stroke="#8f8a80" stroke-width="2"/>'
    : '<path d="M24 18v64M72 18v64" stroke="#54504a" stroke-width="7"/><path d="M22.500 19v62M70.500 19v62" stroke="#a09a8c" stroke-width="2"/>';
  return `${shadow(48, 84, 44, 9)}${lid}<path d="M12 44h72v36q0 4-4 4H16q-4 0-4-4z" fill="${open ? '#6b4420' : '#7a4a20'}" stroke="#140b05" stroke-width="2"/><path d="M13 57h70M13 70h70" stroke="#2a1608" stroke-opacity=".6" stroke-width="1.4"/>${gold}${bands}${open ? '' : '<rect x="40" y="40" width="16" height="16" rx="2" fill="#d9a93f" stroke="#2a1608" stroke-width="1.6"/><circle cx="48" cy="46" r="2.600" fill="#2a1608"/><path d="M48 47v5" stroke="#2a1608" stroke-width="2.200"/>'}<path d="M12 46h72" stroke="#2a1608" stroke-width="2"/>`;
}

function grave(open: boolean): string {
  const slab = open
    ? '<path d="M26 20h52l6 58H32z" fill="#0b0d0c" stroke="#2a2a26" stroke-width="2"/><path d="M4 26l30-6 8 62-30 6z" fill="#8d8a7c" stroke="#1b1a16" stroke-width="2"/><path d="M19 38l4 30M14 48l12-2" stroke="#55534a" stroke-width="4"/>'
    : '<path d="M18 10h60l4 8v64l-4 6H18l-4-6V18z" fill="#9a9788" stroke="#1b1a16" stroke-width="2.200"/><path d="M22 16h52v64H22z" fill="none" stroke="#6a685c" stroke-width="2"/><path d="M48 26v40M36 38h24" stroke="#5c5a50" stroke-width="7"/><path d="M46 26v38M36 36.500h22" stroke="#c9c5b2" stroke-width="1.600"/><path d="M30 72l8-4M62 20l8 6-3 8" stroke="#4a483f" fill="none" stroke-width="1.600"/>';
  return `${shadow(48, 86, 40, 8)}<path d="M12 16l4-6h64l6 8v68l-6 6H16l-6-6z" fill="#5f5d52" stroke="#16150f" stroke-width="2"/>${slab}`;
}

const thing = (key: string, body: string, size = 96): Picture => ({
  key,
  w: size,
  h: size,
  sharp: 1.5,
  grain: 0.2,
  svg: () => svg(size, size, body),
});

/** A slab with a hole, a grate, a net, a glyph: what makes a trap known. */
const plate = (body: string, rim = '#2a241c') =>
  `<rect x="6" y="6" width="84" height="84" rx="4" fill="#1a1712" opacity=".62"/><rect x="8" y="8" width="80" height="80" rx="4" fill="none" stroke="${rim}" stroke-width="2.400"/>${body}`;

const slits = [0, 1, 2, 3].map((i) => `<rect x="${18 + i * 17}" y="16" width="7" height="64" rx="3" fill="#060504"/>`).join('');

const TRAPS: Readonly<Record<string, string>> = {
  'spear-slit': plate(`${slits}${carved('spikes', 48, 50, 70, '#c9ccd2')}`),
  pit: plate(
    `<ellipse cx="48" cy="50" rx="37" ry="34" fill="#020202"/><path d="M13 44q8-26 35-28t36 28" fill="none" stroke="#8a7f66" stroke-width="3"/>${carved('hole', 48, 52, 62, '#3a352b')}`,
  ),
  'dart-wall': plate(carved('arrow-scope', 48, 48, 74, '#d0a860')),
  'snare-net': plate(carved('fishing-net', 48, 48, 78, '#c8b078')),
  'curse-glyph': plate(
    `<circle cx="48" cy="48" r="36" fill="#5a1a78" opacity=".4"/><circle cx="48" cy="48" r="34" fill="none" stroke="#d68cff" stroke-width="2.400"/><circle cx="48" cy="48" r="28" fill="none" stroke="#d68cff" stroke-opacity=".6" stroke-width="1.200"/>${carved('crystal-eye', 48, 48, 50, '#d9a4f4')}`,
    '#8a3ad0',
  ),
  'fire-vent': plate(
    `<circle cx="48" cy="48" r="34" fill="#c8431a" opacity=".35"/>${carved('fire-ray', 48, 48, 76, '#ffa13f')}`,
    '#c8431a',
  ),
  'alarm-gong': plate(carved('gong', 48, 48, 74, '#d9a93f')),
  'ice-teeth': plate(
    `<circle cx="48" cy="48" r="36" fill="#7fc4e8" opacity=".25"/>${carved('ice-spear', 48, 48, 74, '#cdeaf6')}`,
    '#5a9ac0',
  ),
};

export const THING_PICTURES: readonly Picture[] = [
  thing('t-chest', chest(false)),
  thing('t-chest-spent', chest(true)),
  thing('t-grave', grave(false)),
  thing('t-grave-spent', grave(true)),
  thing('t-bookcase', bookcase(false)),
  thing('t-bookcase-spent', bookcase(true)),
  thing('t-pile', `${shadow(48, 78, 36, 9)}${carved('swap-bag', 48, 50, 68, '#c89a58')}`),
  ...Object.entries(TRAPS).map(([kind, body]) => thing(`t-${kind}`, body)),
];
