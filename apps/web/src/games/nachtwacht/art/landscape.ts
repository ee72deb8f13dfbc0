import type { Picture } from '../../../art/bitmap.ts';
import { crags, dice, fall, firs, grass, hatching, hills, n, stars, svg } from '../../../art/svg.ts';
import { graves, moon } from './scenes.ts';

/** How far the landscape reaches beyond the table's own field, so that no window ever shows its end. */
export const MARGIN = { x: 320, y: 170 };

/**
 * The ground of the table: sky, moon, two lines of mountains, woods, mist and a moor on which the path is laid.
 * @param width,height the field in which the path winds
 */
export function landscape(width: number, height: number): Picture {
  const w = width + 2 * MARGIN.x;
  const h = height + 2 * MARGIN.y;
  return { key: `land-${width}`, w, h, sharp: 1.15, svg: () => draw(w, h, width) };
}

function draw(w: number, h: number, field: number): string {
  const roll = dice(2026);
  const horizon = MARGIN.y + 176;
  const mx = MARGIN.x + field * 0.79;
  const my = MARGIN.y + 66;
  const band = (y: number, ry: number, opacity: number) =>
    `<ellipse cx="${n(w * (0.3 + roll() * 0.4))}" cy="${n(y)}" rx="${n(w * 0.52)}" ry="${ry}" fill="#8fa8e0" opacity="${opacity}" filter="url(#mist)"/>`;
  const below = h - horizon;
  const body = [
    `<rect width="${w}" height="${h}" fill="url(#sky)"/>`,
    stars(roll, w, horizon, 420),
    milkyWay(roll, w, horizon),
    `<circle cx="${n(mx)}" cy="${n(my)}" r="190" fill="#7f9be6" opacity=".3" filter="url(#mist)"/>`,
    `<circle cx="${n(mx)}" cy="${n(my)}" r="84" fill="#c9d6ff" opacity=".5" filter="url(#big)"/>`,
    moon(mx, my, 44, '#f4efd4'),
    `<g fill="#b8c8f4" opacity=".16" filter="url(#soft)"><path d="M${n(mx - 210)} ${n(my + 28)}q60-16 120-5t130-3q50-2 90 6q-70 12-150 10t-190-8z"/><path d="M${n(mx - 60)} ${n(my - 34)}q50-10 100-3t100 2q-60 10-110 8t-90-7z"/></g>`,
    `<path d="${crags(roll, w, h, horizon - 14, 128, w / 15)}" fill="url(#far)" stroke="#0a1230" stroke-opacity=".6"/>`,
    snow(roll, w, horizon),
    `<path d="${crags(roll, w, h, horizon + 14, 74, w / 22)}" fill="#0d1836" stroke="#060b1c"/>`,
    band(horizon + 8, 30, 0.2),
    castle(MARGIN.x + field * 0.46, horizon - 2),
    firs(roll, w, horizon - 12, 26, 44, Math.round(w / 15), '#070e22', '#0d1936'),
    `<path d="${hills(roll, w, h, horizon + 40, 26, 7)}" fill="url(#moor)"/>`,
    lake(MARGIN.x + field * 0.62, horizon + below * 0.42, field * 0.2, 30, mx),
    hatching(roll, w, horizon + 44, 120, 200, '#1c2c56', 0.5),
    firs(roll, w, horizon + 20, 40, 40, Math.round(w / 34), '#050a19', '#0b1530'),
    `<path d="${hills(roll, w, h, horizon + below * 0.36, 40, 5)}" fill="#0a1329" opacity=".8"/>`,
    hatching(roll, w, horizon + below * 0.36, below * 0.3, 320, '#16244a', 0.5),
    graves(roll, w, horizon + below * 0.4, 22, 13),
    grass(roll, w, horizon + below * 0.3, below * 0.4, 420, '#121f40'),
    band(horizon + below * 0.42, 46, 0.12),
    `<path d="${hills(roll, w, h, horizon + below * 0.66, 50, 5)}" fill="#070e1f"/>`,
    hatching(roll, w, horizon + below * 0.66, below * 0.3, 260, '#111d3c', 0.6),
    firs(roll, w, horizon + below * 0.62, 60, 62, Math.round(w / 60), '#03070f', '#081024'),
    grass(roll, w, horizon + below * 0.66, below * 0.3, 360, '#0e1933'),
    band(horizon + below * 0.72, 50, 0.1),
    bareTree(MARGIN.x * 0.86, horizon + below * 0.56, 1.5),
    bareTree(MARGIN.x + field * 1.03, horizon + below * 0.34, 1.1),
    firs(roll, w, h - 170, 70, 110, Math.round(w / 52), '#02040a', '#060c1a'),
    `<rect width="${w}" height="${h}" fill="url(#edge)"/>`,
    `<rect width="${w}" height="${h}" filter="url(#grain)" opacity=".32"/>`,
  ];
  return svg(
    w,
    h,
    body.join(''),
    fall('sky', '#03060f', '#0a1330', '#152a5c', '#34528f', '#34528f', '#34528f', '#34528f', '#34528f') +
      fall('far', '#1c2f63', '#0f1c42') +
      `<linearGradient id="moor" x1="0" y1="${horizon}" x2="0" y2="${h}" gradientUnits="userSpaceOnUse"><stop stop-color="#132248"/><stop offset=".5" stop-color="#0a1329"/><stop offset="1" stop-color="#050a17"/></linearGradient>` +
      `<radialGradient id="edge" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-opacity="0"/><stop offset="1" stop-color="#020409" stop-opacity=".85"/></radialGradient>` +
      `<filter id="mist" x="-60%" y="-120%" width="220%" height="340%"><feGaussianBlur stdDeviation="34"/></filter>`,
  );
}

/** A pale band of dust and small stars across the sky. */
function milkyWay(roll: () => number, w: number, horizon: number): string {
  let dots = '';
  for (let i = 0; i < 260; i++) {
    const t = roll();
    const spread = (roll() + roll() + roll() - 1.5) * 60;
    dots += `<circle cx="${n(w * t + spread * 0.4)}" cy="${n(horizon * (0.85 - t * 0.7) + spread)}" r="${n(0.3 + roll() * 0.6)}"/>`;
  }
  return `<path d="M0 ${n(horizon * 0.8)}L${w} ${n(horizon * 0.1)}" stroke="#5f7fd0" stroke-width="70" opacity=".16" filter="url(#mist)"/><g fill="#dbe4ff" opacity=".55">${dots}</g>`;
}

/** Light on the faces of the far mountains that look to the moon. */
function snow(roll: () => number, w: number, horizon: number): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = roll() * w;
    const y = horizon - 60 + roll() * 40;
    d += `M${n(x)} ${n(y)}l${n(6 + roll() * 8)} ${n(18 + roll() * 16)}l-5 -4l-4 9l-3 -11z`;
  }
  return `<path d="${d}" fill="#5f7cc4" opacity=".32"/>`;
}

/** A far castle with three lit windows: somebody else keeps watch too. */
function castle(x: number, y: number): string {
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M-34 8V-16h5v4h4v-4h5v4h4v-26l8-14l8 14v22h6v-30h4v-4l4-9l4 9v4h4v34h5v-4h4v4h4v-5h5V8z" fill="#0a1330" stroke="#050919"/><g fill="#ffc766"><rect x="-9" y="-30" width="3" height="5"/><rect x="13" y="-32" width="2.6" height="5"/><rect x="24" y="-6" width="3" height="4"/></g></g>`;
}

/** Still water with the moon in it. */
function lake(x: number, y: number, rx: number, ry: number, moonX: number): string {
  let glints = '';
  for (let i = 0; i < 9; i++) {
    const half = 5 + ((i * 37) % 17) + i * 1.6;
    const at = Math.min(x + rx * 0.55, moonX);
    glints += `M${n(at - half)} ${n(y - ry * 0.7 + i * ry * 0.17)}h${n(half * 2)}`;
  }
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${ry}" fill="#1a2f63" opacity=".75"/><ellipse cx="${n(x)}" cy="${n(y + 4)}" rx="${n(rx * 0.92)}" ry="${n(ry * 0.8)}" fill="#23407f" opacity=".55" filter="url(#soft)"/><path d="${glints}" stroke="#dfe6c8" stroke-width="1.5" opacity=".5" stroke-linecap="round"/>`;
}

/** A dead tree with a crooked crown. */
function bareTree(x: number, y: number, k: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${k})" fill="none" stroke="#03060d" stroke-linecap="round"><path d="M0 60C-4 30 2 10 -2 -20" stroke-width="9"/><path d="M-2 -6C-16 -26 -30 -30 -36 -52M-2 -20C4 -44 22 -48 26 -74M-1 12C14 -4 30 -6 40 -22" stroke-width="4.5"/><path d="M-24 -32q-14 -4 -22 4M-36 -52q-2 -12 4 -20M-36 -52q-10 -4 -16 -14M14 -50q10 6 22 2M26 -74q-2 -10 4 -16M26 -74q-10 -2 -14 -12M28 -10q10 4 18 0M40 -22q0 -8 6 -14" stroke-width="2.2"/></g>`;
}
