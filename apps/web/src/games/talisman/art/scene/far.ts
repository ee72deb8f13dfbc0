import { hills, n } from '../../../../art/svg.ts';
import { darker, lighter, mix } from './colour.ts';
import { between, INK, type Pen, times } from './pen.ts';

/** A chain of peaks with a lit and a shaded side, and snow above a line. */
function chain({ roll, w, h, mood }: Pen, y: number, rise: number, width: number, tone: number, snow: boolean): string {
  const [shade, lit] = mood.far.map((c) => mix(c, mood.haze, tone)) as [string, string];
  let out = '';
  for (let x = -width * 0.6; x < w + width * 0.4; x += width * between(roll, 0.55, 0.8)) {
    const top = y - rise * between(roll, 0.45, 1);
    const peak = x + width * between(roll, 0.4, 0.6);
    const end = x + width * 1.05;
    const kink = peak + width * between(roll, -0.05, 0.09);
    const mid = top + (y - top) * between(roll, 0.4, 0.6);
    const ridge = `L${n(kink)} ${n(mid)}L${n(peak + width * 0.03)} ${n(y + 3)}`;
    out += `<path d="M${n(x)} ${n(y + 3)}L${n(peak)} ${n(top)}L${n(end)} ${n(y + 3)}Z" fill="${shade}" stroke="${INK}" stroke-opacity="${0.55 - tone * 0.5}" stroke-width=".9"/>`;
    out += `<path d="M${n(x)} ${n(y + 3)}L${n(peak)} ${n(top)}${ridge}Z" fill="${lit}"/>`;
    if (snow) {
      const a = 0.34;
      const at = (px: number) => n(peak + (px - peak) * a);
      const line = n(top + (y - top) * a);
      out += `<path d="M${n(peak)} ${n(top)}L${at(end)} ${line}l${n(-width * 0.07)} ${n(-rise * 0.05)}l${n(-width * 0.06)} ${n(rise * 0.1)}l${n(-width * 0.07)} ${n(-rise * 0.09)}L${at(x)} ${line}Z" fill="${mix('#f4f6f4', mood.haze, 0.25)}"/>`;
    }
  }
  return `${out}<rect y="${n(y)}" width="${w}" height="${n(h - y)}" fill="${shade}"/>`;
}

/** A line of round hills with trees and hedges on them. */
function downs({ roll, w, h, mood }: Pen, y: number, swing: number, tone: number, trees: number): string {
  const colour = mix(mood.far[1], mood.haze, tone);
  const dots = times(trees, () => {
    const x = roll() * w;
    const r = between(roll, 1.6, 3.6);
    const base = y + between(roll, 0, swing);
    return `<ellipse cx="${n(x)}" cy="${n(base)}" rx="${n(r * 1.15)}" ry="${n(r)}" fill="${mix(mood.far[0], mood.haze, tone)}"/><ellipse cx="${n(x - r * 0.3)}" cy="${n(base - r * 0.35)}" rx="${n(r * 0.7)}" ry="${n(r * 0.55)}" fill="${lighter(colour, 0.16)}"/>`;
  });
  return `<path d="${hills(roll, w, h, y, swing, 3)}" fill="${colour}" stroke="${INK}" stroke-opacity="${n(0.5 - tone * 0.4)}" stroke-width=".9"/>${dots}`;
}

/** A row of firs standing side by side. */
export function firRow({ roll, w, mood }: Pen, y: number, size: number, count: number, tone: number): string {
  const [dark, lit] = [mix(darker(mood.far[0], 0.25), mood.haze, tone), mix(mood.far[1], mood.haze, tone)];
  return times(count, (i) => {
    const x = (w * (i + between(roll, -0.1, 1.1))) / count;
    const tall = size * between(roll, 0.65, 1.15);
    const half = tall * between(roll, 0.2, 0.27);
    const base = y + between(roll, 0, 5);
    const side = (k: number) =>
      `l${n(k * half * 0.45)} ${n(tall * 0.3)}l${n(-k * half * 0.2)} 0l${n(k * half * 0.45)} ${n(tall * 0.3)}l${n(-k * half * 0.22)} 0L${n(x + k * half)} ${n(base)}H${n(x)}Z`;
    const top = `M${n(x)} ${n(base - tall)}`;
    return `<path d="${top}${side(1)}" fill="${dark}"/><path d="${top}${side(-1)}" fill="${lit}"/>`;
  });
}

function town({ roll, w, mood }: Pen, y: number, count: number, tall: number): string {
  return times(count, (i) => {
    const x = (w * (i + between(roll, -0.1, 0.5))) / count;
    const wide = (w / count) * between(roll, 0.8, 1.3);
    const high = tall * between(roll, 0.6, 1.15);
    const wall = mix(mix('#d8c090', mood.far[0], 0.55), mood.haze, 0.12);
    const roof = mix(mix('#a2452c', mood.far[0], 0.45), mood.haze, 0.08);
    const lit = roll() < 0.65 ? mix(mood.light, '#ffc14a', 0.7) : darker(wall, 0.6);
    return (
      `<path d="M${n(x)} ${n(y + 5)}v${n(-high)}h${n(wide)}v${n(high)}z" fill="${wall}" stroke="${INK}" stroke-width=".9"/>` +
      `<path d="M${n(x - 2)} ${n(y + 5 - high)}l${n(wide / 2 + 2)} ${n(-wide * 0.62)}l${n(wide / 2 + 2)} ${n(wide * 0.62)}z" fill="${roof}" stroke="${INK}" stroke-width=".9"/>` +
      `<path d="M${n(x + wide * 0.3)} ${n(y - high * 0.55)}h${n(wide * 0.16)}v${n(high * 0.3)}h${n(-wide * 0.16)}zM${n(x + wide * 0.6)} ${n(y - high * 0.55)}h${n(wide * 0.16)}v${n(high * 0.3)}h${n(-wide * 0.16)}z" fill="${lit}"/>`
    );
  });
}

function castle({ w, mood }: Pen, y: number, at: number, s: number): string {
  const colour = mix(mood.far[0], mood.haze, 0.18);
  const tower = (x: number, wide: number, high: number) =>
    `M${x} 4V${-high}h${-2}v-4h3v2h2v-2h${wide - 6}v2h2v-2h3v4h-2V4ZM${x - 1} ${-high - 4}l${wide / 2 + 1} ${-wide * 1.3}l${wide / 2 + 1} ${wide * 1.3}z`;
  return (
    `<g transform="translate(${n(at * w)} ${n(y)}) scale(${s})"><path d="M-60 12Q-30-12 0-13T64 12Z" fill="${colour}"/>` +
    `<path d="${tower(-26, 11, 26)}${tower(-9, 15, 42)}${tower(14, 10, 30)}M-26 4V-15H24V4Z" fill="${colour}" stroke="${INK}" stroke-opacity=".55" stroke-width=".9"/>` +
    `<path d="M-22-16v5h3v-5zM-4-32v6h3v-6zM2-22v5h3v-5zM18-20v5h3v-5z" fill="${mix(mood.light, '#ffb63a', 0.5)}"/></g>`
  );
}

function trunks({ roll, w, h, mood }: Pen): string {
  const row = (count: number, wide: number, tone: number) =>
    times(count, (i) => {
      const x = (w * (i + between(roll, 0, 1))) / count;
      const b = wide * between(roll, 0.6, 1.3);
      const lean = between(roll, -5, 5);
      const colour = mix(mood.far[0], mood.haze, tone);
      const bough = between(roll, 0.12, 0.4) * h;
      const k = roll() < 0.5 ? -1 : 1;
      return `<path d="M${n(x + lean)} -4C${n(x)} ${n(h * 0.3)} ${n(x)} ${n(h * 0.5)} ${n(x - b * 0.7)} ${n(h * 0.84)}H${n(x + b * 1.7)}C${n(x + b)} ${n(h * 0.5)} ${n(x + b)} ${n(h * 0.3)} ${n(x + lean + b)} -4Z" fill="${colour}"/><path d="M${n(x + b / 2)} ${n(bough + 8)}q${n(k * 10)} -4 ${n(k * between(roll, 14, 26))} ${n(between(roll, -20, -8))}" stroke="${colour}" stroke-width="${n(b * 0.34)}" fill="none" stroke-linecap="round"/><path d="M${n(x + lean * 0.4 + b * 0.12)} 0Q${n(x + b * 0.1)} ${n(h * 0.4)} ${n(x - b * 0.3)} ${n(h * 0.8)}" stroke="${lighter(colour, 0.16)}" stroke-width="${n(b * 0.16)}" fill="none" opacity=".7"/>`;
    });
  return row(9, 6, 0.42) + row(7, 9, 0.2) + row(4, 13, 0);
}

function sea({ roll, w, h, y, mood, lamp }: Pen): string {
  const water = mix(mood.far[0], mood.sky[2] ?? mood.haze, 0.25);
  let d = '';
  for (let i = 0; i < 34; i++) {
    const t = roll();
    const len = 4 + t * 16;
    d += `M${n(roll() * w)} ${n(y - 9 + t * 34)}h${n(len)}`;
  }
  const path = times(16, (i) => {
    const t = i / 16;
    const half = 3 + t * 16;
    return `<rect x="${n(lamp.x - half + between(roll, -4, 4))}" y="${n(y - 10 + t * 32)}" width="${n(half * 2)}" height="1.3" rx=".6" fill="${lighter(mood.light, 0.3)}" opacity="${n(0.75 - t * 0.4)}"/>`;
  });
  return `<rect y="${n(y - 11)}" width="${w}" height="${n(h - y + 11)}" fill="${water}"/><path d="${d}" stroke="${lighter(water, 0.4)}" stroke-width=".9" opacity=".5" fill="none"/>${path}`;
}

function dunes({ roll, w, h, mood }: Pen, y: number): string {
  return times(3, (i) => {
    const base = y - 9 + i * 9;
    const crest = between(roll, 0.2, 0.8) * w;
    const top = base - between(roll, 8, 20);
    const lit = mix(mood.far[1], mood.haze, 0.35 - i * 0.15);
    const shade = mix(mood.far[0], mood.haze, 0.3 - i * 0.12);
    return `<path d="M-5 ${n(base + 8)}Q${n(crest * 0.6)} ${n(base)} ${n(crest)} ${n(top)}Q${n(crest + w * 0.2)} ${n(base - 2)} ${w + 5} ${n(base + 6)}V${h}H-5Z" fill="${lit}"/><path d="M${n(crest)} ${n(top)}Q${n(crest + w * 0.2)} ${n(base - 2)} ${w + 5} ${n(base + 6)}V${n(base + 30)}Q${n(crest + 30)} ${n(base + 18)} ${n(crest + 8)} ${n(base + 12)}Q${n(crest + 14)} ${n(top + 12)} ${n(crest)} ${n(top)}Z" fill="${shade}"/>`;
  });
}

function columns({ roll, w, y, mood }: Pen): string {
  const stone = mix(mix('#cfc4a6', mood.far[0], 0.4), mood.haze, 0.15);
  return times(6, (i) => {
    const x = (w * (i + 0.25 + roll() * 0.4)) / 6;
    const tall = between(roll, 22, 58);
    const b = 7;
    return `<g stroke="${INK}" stroke-width=".9"><path d="M${n(x)} ${n(y + 6)}v${n(-tall)}l${n(b * 0.4)} ${n(between(roll, -4, 2))}l${n(b * 0.6)} ${n(between(roll, 0, 4))}v${n(tall)}z" fill="${stone}"/><path d="M${n(x - 2)} ${n(y + 7)}h${b + 4}v-4h${-b - 4}z" fill="${lighter(stone, 0.15)}"/></g><path d="M${n(x + 2)} ${n(y + 2)}V${n(y - tall + 6)}M${n(x + 4.4)} ${n(y + 2)}V${n(y - tall + 8)}" stroke="${darker(stone, 0.45)}" stroke-width=".8"/>`;
  });
}

function standing({ roll, w, y, mood }: Pen): string {
  const stone = mix('#8f9088', mood.far[0], 0.45);
  return times(7, (i) => {
    const x = (w * (i + between(roll, 0.1, 0.7))) / 7;
    const tall = between(roll, 16, 44);
    const b = between(roll, 7, 13);
    return `<path d="M${n(x)} ${n(y + 8)}l${n(b * 0.15)} ${n(-tall)}l${n(b * 0.5)} ${n(-between(roll, 2, 6))}l${n(b * 0.4)} ${n(between(roll, 4, 8))}l${n(b * 0.1)} ${n(tall)}z" fill="${stone}" stroke="${INK}" stroke-width=".9"/><path d="M${n(x + b * 0.2)} ${n(y + 6)}l${n(b * 0.06)} ${n(-tall)}l${n(b * 0.2)} ${n(-3)}v${n(tall)}z" fill="${lighter(stone, 0.25)}"/>`;
  });
}

/** The far lines of a picture by name. */
export const FARS = {
  none: () => '',
  crags: (p) => chain(p, p.y - 4, p.h * 0.34, p.w * 0.26, 0.34, false) + chain(p, p.y + 2, p.h * 0.2, p.w * 0.2, 0.05, false),
  alps: (p) => chain(p, p.y - 2, p.h * 0.46, p.w * 0.42, 0.28, true) + firRow(p, p.y + 2, p.h * 0.1, 26, 0.1),
  fangs: (p) => chain(p, p.y, p.h * 0.5, p.w * 0.16, 0.2, false),
  hills: (p) => downs(p, p.y - p.h * 0.09, p.h * 0.09, 0.5, 4) + downs(p, p.y - p.h * 0.02, p.h * 0.07, 0.18, 12),
  plain: (p) => downs(p, p.y - p.h * 0.02, p.h * 0.03, 0.5, 10) + downs(p, p.y + 2, p.h * 0.02, 0.2, 8),
  firs: (p) =>
    downs(p, p.y - p.h * 0.08, p.h * 0.06, 0.5, 0) + firRow(p, p.y - 2, p.h * 0.24, 20, 0.35) + firRow(p, p.y + 5, p.h * 0.3, 14, 0.06),
  trunks,
  castle: (p) => downs(p, p.y - p.h * 0.05, p.h * 0.08, 0.45, 5) + castle(p, p.y - 6, 0.76, 1) + firRow(p, p.y + 3, p.h * 0.09, 22, 0.12),
  keep: (p) => chain(p, p.y, p.h * 0.22, p.w * 0.24, 0.4, false) + castle(p, p.y - 8, 0.24, 1.15) + firRow(p, p.y + 3, p.h * 0.08, 24, 0.1),
  town: (p) => downs(p, p.y - p.h * 0.08, p.h * 0.08, 0.45, 6) + town(p, p.y, 9, 15),
  street: (p) => town(p, p.y - 4, 8, 34) + town(p, p.y + 4, 6, 25),
  sea,
  dunes: (p) => dunes(p, p.y),
  columns: (p) => downs(p, p.y - p.h * 0.04, p.h * 0.06, 0.4, 3) + columns(p),
  stones: (p) => downs(p, p.y - p.h * 0.05, p.h * 0.06, 0.35, 2) + standing(p),
} satisfies Record<string, (pen: Pen) => string>;

export type Far = keyof typeof FARS;
