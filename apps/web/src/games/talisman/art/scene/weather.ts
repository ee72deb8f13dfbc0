import { n, stars } from '../../../../art/svg.ts';
import { darker, lighter, mix } from './colour.ts';
import { between, INK, type Pen, times } from './pen.ts';

/** Where an effect has its middle and how far it reaches, in the picture's units; and its colour. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  colour: string;
}

function clouds({ roll, w, mood }: Pen, { y, r }: Spot): string {
  return times(5, (i) => {
    const [x, top] = [(w * (i + between(roll, -0.2, 0.9))) / 5, y + between(roll, -r * 0.4, r * 0.5)];
    const tone = mix(mood.sky[1] ?? mood.haze, mood.haze, between(roll, 0.35, 0.8));
    const lit = lighter(mix(tone, mood.light, 0.4), 0.2);
    const puff = (k: number, fill: string, dy: number) =>
      times(
        5,
        (j) =>
          `<ellipse cx="${n(x + (j - 2) * 8 * k)}" cy="${n(top + dy - [0, 3.4, 5.6, 3, 0][j]! * k)}" rx="${n(9 * k)}" ry="${n(4.6 * k)}" fill="${fill}"/>`,
      );
    const k = between(roll, 0.7, 1.5);
    return `<g opacity=".85">${puff(k, lit, -1.3)}${puff(k, tone, 0)}<ellipse cx="${n(x)}" cy="${n(top + 3.5 * k)}" rx="${n(25 * k)}" ry="${n(2.6 * k)}" fill="${darker(tone, 0.18)}"/></g>`;
  });
}

function flames({ roll }: Pen, { x, y, r }: Spot): string {
  const tongue = (dx: number, tall: number, wide: number, fill: string) =>
    `<path d="M${n(x + dx - wide)} ${n(y)}C${n(x + dx - wide * 1.3)} ${n(y - tall * 0.45)} ${n(x + dx - wide * 0.1)} ${n(y - tall * 0.55)} ${n(x + dx + between(roll, -2, 2))} ${n(y - tall)}C${n(x + dx + wide * 0.2)} ${n(y - tall * 0.6)} ${n(x + dx + wide * 1.4)} ${n(y - tall * 0.4)} ${n(x + dx + wide)} ${n(y)}Z" fill="${fill}"/>`;
  const row = (count: number, tall: number, wide: number, fill: string, spread: number) =>
    times(count, (i) =>
      tongue(((i + 0.5) / count - 0.5) * 2 * r * spread, tall * between(roll, 0.6, 1.1), wide * between(roll, 0.7, 1.2), fill),
    );
  return `<circle cx="${n(x)}" cy="${n(y - r * 0.4)}" r="${n(r * 1.5)}" fill="#ff7a1e" opacity=".5" filter="url(#wide)"/>${row(7, r * 1.1, r * 0.24, '#c93812', 1)}${row(6, r * 0.8, r * 0.19, '#f3831f', 0.85)}${row(5, r * 0.5, r * 0.14, '#ffd34a', 0.65)}${row(3, r * 0.28, r * 0.1, '#fff3c0', 0.4)}`;
}

function swirl(_: Pen, { x, y, r, colour }: Spot): string {
  const arm = (turn: number, k: number, width: number, opacity: number) => {
    let d = '';
    for (let i = 0; i <= 40; i++) {
      const t = i / 40;
      const a = turn + t * 4.6;
      d += `${i ? 'L' : 'M'}${n(x + Math.cos(a) * r * k * t ** 0.8)} ${n(y + Math.sin(a) * r * k * t ** 0.8 * 0.8)}`;
    }
    return `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}"/>`;
  };
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.8)}" fill="${colour}" opacity=".35" filter="url(#wide)"/>${times(6, (i) => arm((i / 6) * 6.283, 1.15, 7, 0.16) + arm((i / 6) * 6.283 + 0.2, 1.1, 2.2, 0.75) + arm((i / 6) * 6.283 + 0.5, 1, 0.9, 0.9))}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.13)}" fill="${lighter(colour, 0.7)}"/>`;
}

/** A circle of signs lying on the ground. */
function runes({ roll }: Pen, { x, y, r, colour }: Spot): string {
  const flat = 0.32;
  const ring = (k: number, width: number) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * k)}" ry="${n(r * k * flat)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const star = Array.from({ length: 5 }, (_, i) => {
    const a = -1.57 + i * 2.5133;
    return `${n(x + Math.cos(a) * r * 0.72)} ${n(y + Math.sin(a) * r * 0.72 * flat)}`;
  });
  const signs = times(13, (i) => {
    const a = (i / 13) * 6.283;
    const s = 0.5 + Math.sin(a) * 0.16;
    const bend = between(roll, -4, 4);
    return `<path transform="translate(${n(x + Math.cos(a) * r * 0.88)} ${n(y + Math.sin(a) * r * 0.88 * flat)}) scale(${n(s)} ${n(s)})" d="M-3 6V-6L${n(3 + bend)} -2M-3 0L4 ${n(bend)}M3 6V${n(bend - 2)}" stroke="${lighter(colour, 0.35)}" stroke-width="1.9" fill="none"/>`;
  });
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.05)}" ry="${n(r * 0.4)}" fill="${colour}" opacity=".35" filter="url(#wide)"/>${ring(1, 1.6)}${ring(0.76, 1.1)}<path d="M${star.join('L')}Z" fill="none" stroke="${colour}" stroke-width="1.1"/>${signs}`;
}

function bolt({ roll, w, h }: Pen, { x, r }: Spot): string {
  let [px, py] = [x, -4];
  let d = `M${n(px)} ${n(py)}`;
  let forks = '';
  while (py < r) {
    px += between(roll, -13, 13);
    py += between(roll, 9, 18);
    d += `L${n(px)} ${n(py)}`;
    if (roll() < 0.5)
      forks += `M${n(px)} ${n(py)}l${n(between(roll, -20, 20))} ${n(between(roll, 8, 18))}l${n(between(roll, -10, 10))} ${n(between(roll, 6, 12))}`;
  }
  return `<rect width="${w}" height="${h}" fill="#cfe4ff" opacity=".08"/><path d="${d}" stroke="#bcd8ff" stroke-width="9" fill="none" opacity=".45" filter="url(#near)"/><path d="${forks}" stroke="#dcebff" stroke-width="1.1" fill="none"/><path d="${d}" stroke="#ffffff" stroke-width="2.4" fill="none" stroke-linejoin="bevel"/>`;
}

const bird = (x: number, y: number, s: number, colour: string) =>
  `<path d="M${n(x - s)} ${n(y - s * 0.3)}q${n(s * 0.6)} ${n(-s * 0.5)} ${n(s)} ${n(s * 0.35)}q${n(s * 0.4)} ${n(-s * 0.85)} ${n(s)} ${n(-s * 0.35)}q${n(-s * 0.5)} ${n(-s * 0.05)} ${n(-s)} ${n(s * 0.7)}q${n(-s * 0.5)} ${n(-s * 0.7)} ${n(-s)} ${n(-s * 0.7)}z" fill="${colour}"/>`;

const spray = (p: Pen, { x, y, r }: Spot, count: number, draw: (x: number, y: number) => string) =>
  times(count, () => {
    const [a, k] = [p.roll() * 6.283, Math.sqrt(p.roll())];
    return draw(x + Math.cos(a) * k * r, y + Math.sin(a) * k * r);
  });

const star4 = (x: number, y: number, s: number, colour: string) =>
  `<path d="M${n(x)} ${n(y - s)}q${n(s * 0.14)} ${n(s * 0.86)} ${n(s)} ${n(s)}q${n(-s * 0.86)} ${n(s * 0.14)} ${n(-s)} ${n(s)}q${n(-s * 0.14)} ${n(-s * 0.86)} ${n(-s)} ${n(-s)}q${n(s * 0.86)} ${n(-s * 0.14)} ${n(s)} ${n(-s)}z" fill="${colour}"/>`;

/** Weather, light and magic by name. Each is drawn where its spot says. */
export const EFFECTS = {
  stars: (p, s) => stars(p.roll, p.w, p.y, Math.round(s.r)),
  clouds,
  rays: (p, { x, y, colour }) =>
    times(15, (i) => {
      const a = (i / 15) * 6.283 + 0.1;
      const [b, far] = [between(p.roll, 0.04, 0.1), p.w * 1.3];
      return `<path d="M${n(x)} ${n(y)}L${n(x + Math.cos(a - b) * far)} ${n(y + Math.sin(a - b) * far)}L${n(x + Math.cos(a + b) * far)} ${n(y + Math.sin(a + b) * far)}Z" fill="${colour}" opacity="${n(between(p.roll, 0.1, 0.3))}"/>`;
    }),
  rain: (p) =>
    `<path d="${times(90, () => `M${n(p.roll() * p.w * 1.1)} ${n(p.roll() * p.h)}l${n(-3 - p.roll() * 2)} ${n(9 + p.roll() * 6)}`)}" stroke="${lighter(p.mood.haze, 0.4)}" stroke-width=".8" opacity=".55" fill="none"/>`,
  bolt,
  snow: (p) =>
    times(
      110,
      () =>
        `<circle cx="${n(p.roll() * p.w)}" cy="${n(p.roll() * p.h)}" r="${n(0.4 + p.roll() ** 2 * 2)}" fill="#fbfdff" opacity="${n(0.5 + p.roll() * 0.5)}"/>`,
    ),
  gale: (p) =>
    times(12, () => {
      const [x, y, l] = [p.roll() * p.w, p.roll() * p.h, between(p.roll, 30, 80)];
      return `<path d="M${n(x)} ${n(y)}q${n(l * 0.4)} -6 ${n(l * 0.7)} 0t${n(l * 0.4)} -5q6 -4 2 -8" stroke="${lighter(p.mood.haze, 0.5)}" stroke-width="1.2" fill="none" opacity=".6" stroke-linecap="round"/>`;
    }),
  mist: (p, { y, r }) =>
    times(
      6,
      (i) =>
        `<ellipse cx="${n(((i + p.roll()) / 6) * p.w)}" cy="${n(y + between(p.roll, -r, r) * 0.4)}" rx="${n(between(p.roll, 34, 70))}" ry="${n(between(p.roll, 4, 9))}" fill="${lighter(p.mood.haze, 0.2)}" opacity=".4" filter="url(#near)"/>`,
    ),
  flames,
  smoke: (p, { x, y, r, colour }) =>
    times(
      10,
      (i) =>
        `<circle cx="${n(x + Math.sin(i * 1.1 + p.roll()) * (3 + i * 1.8))}" cy="${n(y - i * r * 0.13)}" r="${n(4 + i * r * 0.045)}" fill="${mix(colour, p.mood.sky[0]!, i / 14)}" opacity="${n(0.42 - i * 0.025)}" filter="url(#near)"/>`,
    ),
  sparks: (p, s) =>
    spray(
      p,
      s,
      34,
      (x, y) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.5 + p.roll() * 1.3)}" fill="${lighter(s.colour, p.roll() * 0.6)}"/>`,
    ),
  glitter: (p, s) => spray(p, s, 13, (x, y) => star4(x, y, between(p.roll, 2, 6.5), lighter(s.colour, p.roll() * 0.6))),
  swirl,
  runes,
  rings: (_, { x, y, r, colour }) =>
    times(
      5,
      (i) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * (0.4 + i * 0.26))}" fill="none" stroke="${colour}" stroke-width="${n(2.6 - i * 0.4)}" opacity="${n(0.8 - i * 0.14)}"/>`,
    ),
  ripples: (_, { x, y, r, colour }) =>
    times(
      5,
      (i) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * (0.3 + i * 0.22))}" ry="${n(r * (0.3 + i * 0.22) * 0.26)}" fill="none" stroke="${colour}" stroke-width="${n(1.6 - i * 0.2)}" opacity="${n(0.85 - i * 0.14)}"/>`,
    ),
  halo: (_, { x, y, r, colour }) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" opacity=".5" filter="url(#wide)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="2"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.86)}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width=".8" stroke-dasharray="2 3"/>`,
  dome: (_, { x, y, r, colour }) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" opacity=".2"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="2.2"/><path d="M${n(x - r * 0.7)} ${n(y - r * 0.4)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.8)}" stroke="#fff" stroke-width="2.4" fill="none" opacity=".7" stroke-linecap="round"/>`,
  beam: (p, { x, y, r, colour }) =>
    `<path d="M${n(x - r * 0.35)} -2H${n(x + r * 0.35)}L${n(x + r)} ${n(y)}H${n(x - r)}Z" fill="${colour}" opacity=".32" filter="url(#near)"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.2)}" fill="${colour}" opacity=".5" filter="url(#near)"/>${times(14, () => `<circle cx="${n(x + between(p.roll, -r, r) * 0.7)}" cy="${n(p.roll() * y)}" r=".9" fill="#fff8dc" opacity=".8"/>`)}`,
  bats: (p, s) => spray(p, s, 9, (x, y) => bird(x, y, between(p.roll, 3, 7), '#0c0810')),
  birds: (p, s) =>
    spray(
      p,
      s,
      7,
      (x, y) => `<path d="M${n(x - 5)} ${n(y)}q3 -3 5 0q2 -3 5 0" stroke="${darker(p.mood.far[0], 0.3)}" stroke-width="1.1" fill="none"/>`,
    ),
  leaves: (p, s) =>
    spray(
      p,
      s,
      16,
      (x, y) =>
        `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(p.roll() * 360)})" d="M-4 0Q0-4 4 0Q0 4-4 0Z" fill="${mix(s.colour, '#6a8a30', p.roll())}" stroke="${INK}" stroke-width=".5"/>`,
    ),
  petals: (p, s) =>
    spray(
      p,
      s,
      16,
      (x, y) =>
        `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(p.roll() * 360)})" d="M-3 0Q0-3 3 0Q0 2.4-3 0Z" fill="${lighter(s.colour, p.roll() * 0.5)}"/>`,
    ),
  coins: (p, s) =>
    spray(
      p,
      s,
      18,
      (x, y) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="4" ry="${n(between(p.roll, 1.4, 3.4))}" fill="#f2c34a" stroke="#5a3a0c" stroke-width=".9"/><path d="M${n(x - 2)} ${n(y - 0.7)}h2.6" stroke="#fff3c0" stroke-width=".8"/>`,
    ),
  bubbles: (p, s) =>
    spray(p, s, 14, (x, y) => {
      const r = between(p.roll, 1.4, 4.6);
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${s.colour}" opacity=".3"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${lighter(s.colour, 0.5)}" stroke-width=".9"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.22)}" fill="#fff"/>`;
    }),
  eyes: (p, s) =>
    spray(p, s, 6, (x, y) => {
      const k = between(p.roll, 0.8, 1.6);
      return `<g fill="${s.colour}"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(2.1 * k)}" ry="${n(1.1 * k)}"/><ellipse cx="${n(x + 6 * k)}" cy="${n(y)}" rx="${n(2.1 * k)}" ry="${n(1.1 * k)}"/></g>`;
    }),
  candles: (p, { y, r }) =>
    times(Math.round(r), (i) => {
      const x = ((i + 0.3 + p.roll() * 0.4) / Math.round(r)) * p.w;
      const t = between(p.roll, 9, 18);
      return `<circle cx="${n(x)}" cy="${n(y - t - 4)}" r="13" fill="#ffb850" opacity=".4" filter="url(#near)"/><path d="M${n(x - 2.4)} ${n(y)}v${n(-t)}h4.8v${n(t)}z" fill="#efe2bd" stroke="${INK}" stroke-width=".8"/><path d="M${n(x)} ${n(y - t - 9)}q3.4 5 0 8q-3.4 -3 0 -8z" fill="#ffe9a0" stroke="#f08a24" stroke-width=".8"/>`;
    }),
  web: (_, { x, y, r, colour }) =>
    times(7, (i) => {
      const a = (i / 6) * 1.57;
      return `<path d="M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}" stroke="${colour}" stroke-width=".7" opacity=".6"/>`;
    }) +
    times(5, (i) => {
      const k = (i + 1) / 5.5;
      return `<path d="M${Array.from({ length: 7 }, (_v, j) => {
        const a = (j / 6) * 1.57;
        const q = k * (j % 2 ? 0.93 : 1);
        return `${n(x + Math.cos(a) * r * q)} ${n(y + Math.sin(a) * r * q)}`;
      }).join('L')}" stroke="${colour}" stroke-width=".6" fill="none" opacity=".55"/>`;
    }),
  notes: (p, s) =>
    spray(
      p,
      s,
      7,
      (x, y) =>
        `<path d="M${n(x)} ${n(y)}v-9l5 -1.6v8.6M${n(x)} ${n(y - 7)}l5 -1.6" stroke="${s.colour}" stroke-width="1.3" fill="none"/><ellipse cx="${n(x - 1.6)}" cy="${n(y)}" rx="2.2" ry="1.6" fill="${s.colour}"/><ellipse cx="${n(x + 3.4)}" cy="${n(y - 1.6)}" rx="2.2" ry="1.6" fill="${s.colour}"/>`,
    ),
  /** A block of stone, to lay something on. */
  plinth: (p, { x, y, r }) => {
    const stone = mix('#9a917e', p.mood.ground[0], 0.4);
    return `<g stroke="${INK}" stroke-width="1.2"><path d="M${n(x - r)} ${n(y)}l${n(r * 0.25)} -7h${n(r * 1.5)}l${n(r * 0.25)} 7z" fill="${lighter(stone, 0.3)}"/><path d="M${n(x - r)} ${n(y)}h${n(r * 2)}v6h${n(-r * 2)}z" fill="${stone}"/><path d="M${n(x - r * 0.85)} ${n(y + 6)}h${n(r * 1.7)}l${n(r * 0.06)} ${n(p.h)}h${n(-r * 1.82)}z" fill="${darker(stone, 0.22)}"/></g><path d="M${n(x - r * 0.3)} ${n(y + 7)}v40M${n(x + r * 0.3)} ${n(y + 7)}v40" stroke="${darker(stone, 0.5)}" stroke-width=".9"/>`;
  },
  /** A cushion of cloth for a thing of worth. */
  cushion: (_, { x, y, r, colour }) =>
    `<path d="M${n(x - r)} ${n(y + 3)}q${n(-r * 0.12)} -9 ${n(r * 0.14)} -9q${n(r * 0.86)} -7 ${n(r * 1.72)} 0q${n(r * 0.26)} 0 ${n(r * 0.14)} 9q${n(r * 0.1)} 12 ${n(-r * 0.16)} 11q${n(-r * 0.84)} 6 ${n(-r * 1.68)} 0q${n(-r * 0.26)} 0 ${n(-r * 0.16)} -11z" fill="${colour}" stroke="${INK}" stroke-width="1.3"/><path d="M${n(x - r * 0.8)} ${n(y - 2)}q${n(r * 0.8)} -6 ${n(r * 1.6)} 0q${n(-r * 0.8)} 7 ${n(-r * 1.6)} 0z" fill="${lighter(colour, 0.22)}"/><path d="M${n(x - r * 0.98)} ${n(y + 4)}q${n(r * 0.98)} 9 ${n(r * 1.96)} 0" stroke="#e2b84f" stroke-width="1.6" fill="none"/>`,
} satisfies Record<string, (pen: Pen, spot: Spot) => string>;

export type Effect = keyof typeof EFFECTS;
