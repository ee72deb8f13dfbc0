import { grass, hatching, hills, n } from '../../../../art/svg.ts';
import { darker, lighter, mix } from './colour.ts';
import { between, INK, type Pen, times } from './pen.ts';

const base = ({ roll, w, h, y }: Pen, swing = 0.035) =>
  `<path d="${hills(roll, w, h, y + 6, h * swing, 3)}" fill="url(#s-ground)" stroke="${INK}" stroke-width="1.1"/>`;

const strokes = ({ roll, w, h, y, mood }: Pen, count = 34) =>
  hatching(roll, w, y + 10, (h - y) * 0.85, count, mood.front, 0.55) +
  hatching(roll, w, y + 9, (h - y) * 0.6, Math.round(count / 2), lighter(mood.ground[0], 0.35), 0.5);

function boulder({ roll, mood }: Pen, x: number, y: number, r: number): string {
  const stone = mix(mix('#8a857a', mood.ground[0], 0.5), mood.front, 0.1);
  const [a, b, c] = [between(roll, 0.5, 0.8), between(roll, 0.7, 1), between(roll, 0.35, 0.6)].map((v) => v * r) as [
    number,
    number,
    number,
  ];
  return (
    `<path d="M${n(x - r)} ${n(y)}l${n(r * 0.3)} ${n(-a)}l${n(r * 0.6)} ${n(-c)}l${n(r * 0.7)} ${n(b * 0.4)}l${n(r * 0.5)} ${n(b * 0.8)}z" fill="${darker(stone, 0.35)}" stroke="${INK}" stroke-width="1"/>` +
    `<path d="M${n(x - r + 1)} ${n(y - 1)}l${n(r * 0.28)} ${n(-a)}l${n(r * 0.58)} ${n(-c + 1)}l${n(-r * 0.1)} ${n(c + a)}z" fill="${lighter(stone, 0.12)}"/>`
  );
}

const boulders = (p: Pen, count: number, r: number) =>
  times(count, () => {
    const t = p.roll();
    return boulder(p, p.roll() * p.w, p.y + 12 + t * (p.h - p.y - 14), r * (0.4 + t));
  });

function flowers({ roll, w, h, y }: Pen, count: number): string {
  const colours = ['#f6e7b0', '#e8b7c0', '#f2c84a', '#d8e6f4', '#e27a5a'];
  return times(count, () => {
    const t = roll();
    return `<circle cx="${n(roll() * w)}" cy="${n(y + 13 + t * (h - y - 14))}" r="${n(0.7 + t * 1.1)}" fill="${colours[Math.floor(roll() * colours.length)]}" stroke="#2a1c10" stroke-width=".3"/>`;
  });
}

/** A way from the front to the horizon. */
function way({ w, h, y, roll }: Pen, colour: string): string {
  const to = w * between(roll, 0.35, 0.65);
  const swing = between(roll, -0.18, 0.18) * w;
  const d = (k: number) =>
    `M${n(w * 0.5 - k * w * 0.2)} ${h + 2}C${n(w * 0.42 + swing - k * 12)} ${n(h - (h - y) * 0.45)} ${n(to + swing * 0.8 - k * 5)} ${n(y + (h - y) * 0.4)} ${n(to - k * 1.5)} ${n(y + 5)}`;
  const back = `L${n(to + 1.5)} ${n(y + 5)}C${n(to + swing * 0.8 + 5)} ${n(y + (h - y) * 0.4)} ${n(w * 0.42 + swing + 12)} ${n(h - (h - y) * 0.45)} ${n(w * 0.5 + w * 0.2)} ${h + 2}Z`;
  return `<path d="${d(1)}${back}" fill="${colour}" stroke="${INK}" stroke-opacity=".6" stroke-width="1"/>`;
}

function water({ roll, w, h, y, mood, lamp }: Pen, from = y + 4): string {
  const deep = mix(mood.ground[1], mood.sky[1] ?? mood.haze, 0.4);
  const top = mix(mood.sky[mood.sky.length - 1]!, mood.far[0], 0.45);
  let light = '';
  let dark = '';
  for (let i = 0; i < 40; i++) {
    const t = roll() ** 0.8;
    const at = `M${n(roll() * w)} ${n(from + 2 + t * (h - from))}q${n(4 + t * 6)} ${n(-1 - t * 1.6)} ${n(8 + t * 14)} 0`;
    if (i % 2) light += at;
    else dark += at;
  }
  const glint = times(12, (i) => {
    const t = i / 12;
    return `<rect x="${n(lamp.x - 3 - t * 14 + between(roll, -5, 5))}" y="${n(from + 3 + t * (h - from) * 0.9)}" width="${n(8 + t * 24)}" height="1.2" rx=".6" fill="${mood.light}" opacity="${n(0.65 - t * 0.35)}"/>`;
  });
  return `<defs><linearGradient id="s-water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect y="${n(from)}" width="${w}" height="${n(h - from)}" fill="url(#s-water)"/><path d="${light}" stroke="${lighter(top, 0.5)}" stroke-width="1" fill="none" opacity=".55"/><path d="${dark}" stroke="${darker(deep, 0.4)}" stroke-width="1" fill="none" opacity=".6"/>${glint}`;
}

function tiles({ w, h, y, mood, roll }: Pen): string {
  const stone = mix(mood.ground[0], mood.ground[1], 0.35);
  const top = y + 5;
  const rows = [0, 0.14, 0.32, 0.58, 1];
  let out = `<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="${stone}"/>`;
  for (let r = 0; r < 4; r++) {
    const [a, b] = [top + rows[r]! * (h - top), top + rows[r + 1]! * (h - top)];
    for (let i = -6; i < 6; i++) {
      const at = (k: number, t: number) => n(w / 2 + (i + k + (r % 2) * 0.5) * w * (0.12 + t * 0.12));
      out += `<path d="M${at(0, rows[r]!)} ${n(a)}L${at(1, rows[r]!)} ${n(a)}L${at(1, rows[r + 1]!)} ${n(b)}L${at(0, rows[r + 1]!)} ${n(b)}Z" fill="${roll() < 0.5 ? lighter(stone, roll() * 0.12) : darker(stone, roll() * 0.22)}" stroke="${darker(stone, 0.6)}" stroke-width="1"/>`;
    }
  }
  return `${out}<rect y="${n(top)}" width="${w}" height="${n(h - top)}" fill="url(#s-ground)" opacity=".35"/><path d="M0 ${n(top)}H${w}" stroke="${INK}" stroke-width="1.4"/>`;
}

function planks({ w, h, y, mood, roll }: Pen): string {
  const wood = mix(mood.ground[0], '#7a4c28', 0.35);
  return (
    `<rect y="${n(y + 5)}" width="${w}" height="${n(h - y)}" fill="${wood}"/>` +
    times(13, (i) => {
      const at = (k: number) => n(w / 2 + (i - 6.5) * w * k);
      return `<path d="M${at(0.08)} ${n(y + 5)}L${at(0.2)} ${h}H${n(w / 2 + (i - 5.5) * w * 0.2)}L${n(w / 2 + (i - 5.5) * w * 0.08)} ${n(y + 5)}Z" fill="${roll() < 0.5 ? lighter(wood, roll() * 0.1) : darker(wood, roll() * 0.2)}" stroke="${darker(wood, 0.55)}" stroke-width=".9"/>`;
    }) +
    `<rect y="${n(y + 5)}" width="${w}" height="${n(h - y)}" fill="url(#s-ground)" opacity=".3"/><path d="M0 ${n(y + 5)}H${w}" stroke="${INK}" stroke-width="1.4"/>`
  );
}

function furrows({ w, h, y, mood, roll }: Pen): string {
  const vanish = w * between(roll, 0.25, 0.75);
  return times(17, (i) => {
    const x = (i - 8) * w * 0.17 + w / 2;
    return `<path d="M${n(vanish + (x - vanish) * 0.14)} ${n(y + 7)}Q${n(vanish + (x - vanish) * 0.4)} ${n(y + (h - y) * 0.3)} ${n(x)} ${h}" stroke="${i % 2 ? lighter(mood.ground[0], 0.25) : darker(mood.ground[0], 0.4)}" stroke-width="${i % 2 ? 1.6 : 2.4}" fill="none" opacity=".7"/>`;
  });
}

const drift = (p: Pen) =>
  base(p, 0.06) +
  times(
    12,
    () =>
      `<path d="M${n(p.roll() * p.w)} ${n(p.y + 14 + p.roll() * (p.h - p.y - 18))}q${n(between(p.roll, 8, 14))} -4 ${n(between(p.roll, 20, 34))} 0" stroke="${mix(p.mood.ground[1], '#5b7896', 0.3)}" stroke-width="1.2" fill="none" opacity=".6"/>`,
  );

/** The grounds of the pictures by name. */
export const GROUNDS = {
  grass: (p) => base(p) + strokes(p) + grass(p.roll, p.w, p.y + 14, (p.h - p.y) * 0.5, 22, darker(p.mood.ground[0], 0.35)),
  meadow: (p) =>
    base(p) + strokes(p, 24) + grass(p.roll, p.w, p.y + 14, (p.h - p.y) * 0.5, 18, darker(p.mood.ground[0], 0.3)) + flowers(p, 46),
  path: (p) =>
    base(p) +
    strokes(p, 20) +
    way(p, mix('#cdb083', p.mood.ground[0], 0.35)) +
    grass(p.roll, p.w, p.y + 14, (p.h - p.y) * 0.5, 16, darker(p.mood.ground[0], 0.35)),
  rock: (p) => base(p, 0.06) + strokes(p, 26) + boulders(p, 9, 9),
  snow: drift,
  sand: (p) =>
    base(p, 0.05) +
    times(
      16,
      () =>
        `<path d="M${n(p.roll() * p.w)} ${n(p.y + 12 + p.roll() * (p.h - p.y - 12))}q10 -3 18 0t18 0" stroke="${darker(p.mood.ground[0], 0.3)}" stroke-width=".9" fill="none" opacity=".5"/>`,
    ),
  water: (p) => water(p),
  shore: (p) =>
    water(p) +
    `<path d="${hills(p.roll, p.w, p.h, p.y + (p.h - p.y) * 0.62, 5, 2)}" fill="url(#s-ground)" stroke="${INK}" stroke-width="1.1"/>` +
    boulders({ ...p, y: p.y + (p.h - p.y) * 0.55 }, 5, 6),
  marsh: (p) =>
    water(p) +
    times(7, () => {
      const t = p.roll();
      const [x, y] = [p.roll() * p.w, p.y + 8 + t * (p.h - p.y - 8)];
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(10 + t * 16)}" ry="${n(2 + t * 3.4)}" fill="${darker(p.mood.ground[0], 0.2)}" stroke="${INK}" stroke-opacity=".6" stroke-width=".8"/>${grass(p.roll, 1, 0, 0, 0, INK)}`;
    }) +
    grass(p.roll, p.w, p.y + 10, (p.h - p.y) * 0.7, 30, p.mood.ground[0]),
  tiles,
  planks,
  field: (p) => base(p, 0.02) + furrows(p),
  ash: (p) =>
    base(p, 0.06) +
    strokes(p, 26) +
    boulders(p, 6, 7) +
    times(
      26,
      () =>
        `<circle cx="${n(p.roll() * p.w)}" cy="${n(p.y + 10 + p.roll() * (p.h - p.y))}" r="${n(0.5 + p.roll())}" fill="#ff9a3a" opacity="${n(0.4 + p.roll() * 0.6)}"/>`,
    ),
  none: () => '',
} satisfies Record<string, (pen: Pen) => string>;

export type Ground = keyof typeof GROUNDS;
