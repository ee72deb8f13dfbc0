import type { Picture } from '../../../art/draw.ts';
import { dice, fall, firs, grass, halo, hatching, hills, n, stars, svg } from '../../../art/svg.ts';
import { graves, moon } from './scenes.ts';
import { MARGIN } from './sizes.ts';

/**
 * The ground of the table: sky, moon, two lines of mountains, woods, mist and a moor on which the path is laid.
 * @param width,height the field in which the path winds
 */
export function landscape(width: number, height: number): Picture {
  const w = width + 2 * MARGIN.x;
  const h = height + 2 * MARGIN.y;
  return { key: `land-${width}`, w, h, sharp: 1.15, grain: 0.32, solid: true, svg: () => draw(w, h, width) };
}

function draw(w: number, h: number, field: number): string {
  const roll = dice(2026);
  const horizon = MARGIN.y + 176;
  const mx = MARGIN.x + field * 0.79;
  const my = MARGIN.y + 66;
  const band = (y: number, ry: number, opacity: number) =>
    `<ellipse cx="${n(w * (0.3 + roll() * 0.4))}" cy="${n(y)}" rx="${n(w * 0.52)}" ry="${ry * 2}" fill="url(#mist)" opacity="${opacity * 1.5}"/>`;
  const below = h - horizon;
  const at = (x: number, y: number) => ({ x: MARGIN.x + field * x, y: horizon + below * y });
  const body = [
    `<rect width="${w}" height="${h}" fill="url(#sky)"/>`,
    stars(roll, w, horizon, 420),
    milkyWay(roll, w, horizon),
    `<circle cx="${n(mx)}" cy="${n(my)}" r="270" fill="url(#glow-far)"/>`,
    `<circle cx="${n(mx)}" cy="${n(my)}" r="112" fill="url(#glow-near)"/>`,
    moon(mx, my, 44, '#f4efd4'),
    `<g fill="#b8c8f4" opacity=".16" filter="url(#soft)"><path d="M${n(mx - 210)} ${n(my + 28)}q60-16 120-5t130-3q50-2 90 6q-70 12-150 10t-190-8z"/><path d="M${n(mx - 60)} ${n(my - 34)}q50-10 100-3t100 2q-60 10-110 8t-90-7z"/></g>`,
    range(roll, w, h, horizon - 10, 92, 13, '#1d3166', '#2a4488'),
    range(roll, w, h, horizon + 12, 62, 19, '#111f47', '#1a2f63'),
    band(horizon + 8, 30, 0.22),
    castle(MARGIN.x + field * 0.46, horizon + 4),
    firs(roll, w, horizon - 8, 26, 40, Math.round(w / 13), '#070e22', '#0d1936'),
    `<path d="${hills(roll, w, h, horizon + 40, 26, 7)}" fill="url(#moor)"/>`,
    `<ellipse cx="${n(mx - field * 0.12)}" cy="${n(horizon + below * 0.3)}" rx="${n(field * 0.56)}" ry="${n(below * 0.32)}" fill="url(#moonlight)"/>`,
    hatching(roll, w, horizon + 44, below * 0.5, 420, '#2a3f78', 0.5),
    river(at(0.66, 0.3), at(0.5, 1.02), field),
    `<path d="${hills(roll, w, h, horizon + below * 0.52, 54, 5)}" fill="#0a1530" opacity=".55"/>`,
    ...[at(0.1, 0.28), at(0.34, 0.36), at(0.88, 0.44), at(0.2, 0.62), at(0.74, 0.7), at(-0.1, 0.5), at(1.1, 0.62)].map((c, i) =>
      grove(roll, c.x, c.y, 26 + (c.y - horizon) * 0.07, 7 + (i % 3) * 3),
    ),
    ...[at(0.28, 0.2), at(0.5, 0.34), at(0.04, 0.44), at(0.86, 0.26), at(0.62, 0.56), at(0.34, 0.76), at(0.9, 0.78)].map((c) =>
      yard(roll, c.x, c.y, 9 + (c.y - horizon) * 0.022),
    ),
    ruin(at(0.42, 0.24).x, at(0.42, 0.24).y, 0.9),
    ruin(at(0.8, 0.6).x, at(0.8, 0.6).y, 1.2),
    ...[at(0.16, 0.36), at(0.58, 0.22), at(0.96, 0.5), at(0.46, 0.6), at(0.1, 0.74), at(0.68, 0.84)].map((c) => lantern(c.x, c.y)),
    rocks(roll, w, horizon + below * 0.2, below * 0.7, 60),
    hatching(roll, w, horizon + below * 0.5, below * 0.5, 520, '#1a2a58', 0.6),
    grass(roll, w, horizon + below * 0.16, below * 0.7, 900, '#16264e'),
    band(horizon + below * 0.4, 44, 0.13),
    band(horizon + below * 0.68, 50, 0.1),
    `<path d="${hills(roll, w, h, horizon + below * 0.84, 44, 6)}" fill="#050b1a"/>`,
    grass(roll, w, horizon + below * 0.84, below * 0.16, 400, '#0f1b3a'),
    bareTree(at(0.015, 0.7).x, at(0, 0.7).y, 1.1),
    bareTree(at(0.985, 0.3).x, at(0, 0.3).y, 1),
    bareTree(at(-0.12, 0.6).x, at(0, 0.6).y, 1.7),
    bareTree(at(1.14, 0.5).x, at(0, 0.5).y, 1.6),
    firs(roll, w, h - 190, 60, 100, Math.round(w / 44), '#02040a', '#060c1a'),
    `<rect width="${w}" height="${h}" fill="url(#edge)"/>`,
  ];
  return svg(
    w,
    h,
    body.join(''),
    fall('sky', '#03060f', '#0a1330', '#152a5c', '#34528f', '#34528f', '#34528f', '#34528f', '#34528f') +
      `<linearGradient id="moor" x1="0" y1="${horizon}" x2="0" y2="${h}" gradientUnits="userSpaceOnUse"><stop stop-color="#132248"/><stop offset=".5" stop-color="#0a1329"/><stop offset="1" stop-color="#050a17"/></linearGradient>` +
      `<radialGradient id="edge" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-opacity="0"/><stop offset="1" stop-color="#020409" stop-opacity=".85"/></radialGradient>` +
      halo('mist', '#8fa8e0', 0.9) +
      halo('glow-far', '#7f9be6', 0.42) +
      halo('glow-near', '#c9d6ff', 0.7) +
      halo('moonlight', '#4a6bb8', 0.4),
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
  return `<g transform="translate(${n(w / 2)} ${n(horizon * 0.45)}) rotate(${n((Math.atan2(-horizon * 0.7, w) * 180) / Math.PI)})"><ellipse rx="${n(w * 0.62)}" ry="80" fill="url(#mist)" opacity=".2"/></g><g fill="#dbe4ff" opacity=".55">${dots}</g>`;
}

/** A line of mountains; the flanks that look to the moon are a tone lighter. */
function range(roll: () => number, w: number, h: number, y: number, rise: number, count: number, dark: string, lit: string): string {
  const step = w / count;
  let shade = `M0 ${n(y)}`;
  let light = '';
  for (let i = 0; i <= count; i++) {
    const x = i * step + (roll() - 0.5) * step * 0.5;
    const top = y - rise * (0.45 + roll() * 0.65);
    const left = x - step * (0.55 + roll() * 0.2);
    const right = x + step * (0.55 + roll() * 0.2);
    shade += `M${n(left)} ${n(y + 20)}L${n(x - step * 0.2)} ${n((top + y) / 2 + 4)}L${n(x)} ${n(top)}L${n(x + step * 0.17)} ${n((top + y) / 2 - 2)}L${n(right)} ${n(y + 20)}Z`;
    light += `M${n(x)} ${n(top)}L${n(x + step * 0.17)} ${n((top + y) / 2 - 2)}L${n(right)} ${n(y + 20)}L${n(x + step * 0.2)} ${n(y + 20)}L${n(x + step * 0.05)} ${n((top + y) / 2 + 8)}L${n(x + step * 0.07)} ${n((top + y) / 2 - 8)}Z`;
  }
  return `<path d="${shade}V${h}H0Z" fill="${dark}" stroke="#0a1230" stroke-opacity=".5"/><path d="${light}" fill="${lit}" opacity=".75"/><rect y="${n(y + 18)}" width="${w}" height="${n(h - y)}" fill="${dark}"/>`;
}

/** A far castle with three lit windows: somebody else keeps watch too. */
function castle(x: number, y: number): string {
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M-34 8V-16h5v4h4v-4h5v4h4v-26l8-14l8 14v22h6v-30h4v-4l4-9l4 9v4h4v34h5v-4h4v4h4v-5h5V8z" fill="#0a1330" stroke="#050919"/><g fill="#ffc766"><rect x="-9" y="-30" width="3" height="5"/><rect x="13" y="-32" width="2.6" height="5"/><rect x="24" y="-6" width="3" height="4"/></g></g>`;
}

/** A river that winds from the far to the front, growing wider, and carries the moonlight. */
function river(from: { x: number; y: number }, to: { x: number; y: number }, field: number): string {
  const dy = to.y - from.y;
  const parts = 40;
  const middle = (t: number) => from.x + (to.x - from.x) * t * t + Math.sin(t * 6.4) * field * 0.075 * (0.25 + t);
  const width = (t: number) => 2 + t * 26 + t * t * 22;
  const bank = (k: number, more: number) => {
    const line = Array.from({ length: parts + 1 }, (_, i) => {
      const t = i / parts;
      return `${n(middle(t) + k * (width(t) / 2 + more * (0.2 + t)))} ${n(from.y + dy * t)}`;
    });
    return k < 0 ? line.reverse() : line;
  };
  const shape = (more: number) => `M${bank(1, more).join('L')}L${bank(-1, more).join('L')}Z`;
  let glints = '';
  for (let i = 1; i < 34; i++) {
    const t = i / 34;
    const half = (width(t) / 2) * (0.3 + ((i * 7) % 5) * 0.1);
    glints += `M${n(middle(t) - half * 0.8 + ((i * 13) % 7) - 3)} ${n(from.y + dy * t)}h${n(half * 1.5)}`;
  }
  return `<path d="${shape(7)}" fill="#081026" opacity=".85"/><path d="${shape(2)}" fill="#20397a"/><path d="${shape(-4)}" fill="#33569f" opacity=".55"/><path d="${glints}" stroke="#d6e2fb" stroke-width="1.2" stroke-linecap="round" opacity=".38"/>`;
}

/** A clump of firs with its shadow. */
function grove(roll: () => number, x: number, y: number, size: number, count: number): string {
  let out = `<ellipse cx="${n(x)}" cy="${n(y + size)}" rx="${n(size * 2)}" ry="${n(size * 0.35)}" fill="#040816" opacity=".7" filter="url(#soft)"/>`;
  const spots = Array.from({ length: count }, () => ({ dx: (roll() + roll() - 1) * size * 1.8, dy: (roll() - 0.5) * size * 0.6 })).sort(
    (a, b) => a.dy - b.dy,
  );
  for (const { dx, dy } of spots) {
    out += `<g transform="translate(${n(x + dx)} ${n(y + dy)})">${firs(() => 0.5, 0.001, 0, 0, size * (0.8 + roll() * 0.5), 1, '#060d20', '#122148')}</g>`;
  }
  return out;
}

/** A few old graves, some of them leaning, on a low mound. */
function yard(roll: () => number, x: number, y: number, size: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y + size * 0.6)}" rx="${n(size * 4.6)}" ry="${n(size * 0.9)}" fill="#060c1e" opacity=".55" filter="url(#soft)"/><g transform="translate(${n(x - size * 3.6)} 0)" opacity=".85">${graves(roll, size * 7.2, y, 3 + Math.floor(roll() * 3), size)}</g>`;
}

/** A broken arch. */
function ruin(x: number, y: number, k: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${k})"><ellipse cx="0" cy="24" rx="44" ry="6" fill="#040816" opacity=".7" filter="url(#soft)"/><path d="M-34 24V-14l5-4l3 6l6-12q4-20 22-22q10 0 16 8l-6 3q-5-4-10-3q-12 2-13 20v42zM16 24V2l5-3l2-9l7 3l3-4l5 3v32z" fill="#24325e" stroke="#070d20" stroke-width="1.6"/><path d="M-34 6h20M-34-6h18M-32 16h17M17 12h18M18 4h17M-4-30l4-6M-25-9v-8" stroke="#0c1632" stroke-width="1.4" fill="none"/></g>`;
}

/** A watchman's lantern on a post: the only warm light besides the pawns. */
function lantern(x: number, y: number): string {
  return `<g transform="translate(${n(x)} ${n(y)})"><ellipse cx="3" cy="21" rx="26" ry="7" fill="#ff9a36" opacity=".34" filter="url(#soft)"/><circle cx="7" cy="-9" r="24" fill="#ffb347" opacity=".3" filter="url(#glow)"/><path d="M-1 21V-19H7V-15" fill="none" stroke="#0a0a12" stroke-width="2.4"/><path d="M3-15h8l2 10h-12z" fill="#ffcf6a" stroke="#0a0a12" stroke-width="1.3"/></g>`;
}

/** Stones in the grass, lit from above. */
function rocks(roll: () => number, w: number, y: number, h: number, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = roll() * w;
    const down = roll();
    const r = 3 + down * 7 * (0.5 + roll());
    out += `<path d="M${n(x - r)} ${n(y + down * h)}q${n(r * 0.3)} ${n(-r)} ${n(r)} ${n(-r * 0.9)}t${n(r)} ${n(r * 0.9)}z" fill="#1a2850" stroke="#060b1c"/><path d="M${n(x - r * 0.5)} ${n(y + down * h - r * 0.6)}q${n(r * 0.5)} ${n(-r * 0.35)} ${n(r)} 0" stroke="#46609e" fill="none" opacity=".7"/>`;
  }
  return out;
}

/** A dead tree with a crooked crown. */
function bareTree(x: number, y: number, k: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${k})" fill="none" stroke="#03060d" stroke-linecap="round"><path d="M0 60C-4 30 2 10 -2 -20" stroke-width="9"/><path d="M-2 -6C-16 -26 -30 -30 -36 -52M-2 -20C4 -44 22 -48 26 -74M-1 12C14 -4 30 -6 40 -22" stroke-width="4.5"/><path d="M-24 -32q-14 -4 -22 4M-36 -52q-2 -12 4 -20M-36 -52q-10 -4 -16 -14M14 -50q10 6 22 2M26 -74q-2 -10 4 -16M26 -74q-10 -2 -14 -12M28 -10q10 4 18 0M40 -22q0 -8 6 -14" stroke-width="2.2"/></g>`;
}
