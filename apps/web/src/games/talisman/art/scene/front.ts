import { n } from '../../../../art/svg.ts';
import { darker, lighter } from './colour.ts';
import { between, INK, type Pen, times } from './pen.ts';

/** Blades of grass over the feet of things. */
function blades({ roll, w, h, mood }: Pen, count: number, tall: number): string {
  const d = times(count, () => {
    const [x, t] = [roll() * w, tall * between(roll, 0.4, 1)];
    const lean = between(roll, -5, 5);
    return `M${n(x - 1.2)} ${h + 1}Q${n(x)} ${n(h - t * 0.5)} ${n(x + lean)} ${n(h - t)}Q${n(x + 1)} ${n(h - t * 0.4)} ${n(x + 1.6)} ${h + 1}Z`;
  });
  return `<path d="${d}" fill="${mood.front}"/>`;
}

function stonesAt({ roll, w, h, mood }: Pen): string {
  return [0.04, 0.14, 0.84, 0.95]
    .map((at) => {
      const [x, r] = [at * w, between(roll, 8, 17)];
      return `<path d="M${n(x - r)} ${h + 2}l${n(r * 0.25)} ${n(-r * 0.6)}l${n(r * 0.6)} ${n(-r * 0.3)}l${n(r * 0.8)} ${n(r * 0.25)}l${n(r * 0.5)} ${n(r * 0.7)}z" fill="${mood.front}" stroke="${INK}"/><path d="M${n(x - r * 0.8)} ${n(h - r * 0.4)}l${n(r * 0.55)} ${n(-r * 0.38)}l${n(r * 0.5)} ${n(r * 0.12)}z" fill="${lighter(mood.front, 0.16)}"/>`;
    })
    .join('');
}

function bough({ roll, w, h, mood }: Pen, side: 1 | -1): string {
  const x = side < 0 ? -2 : w + 2;
  const k = -side;
  const twig = times(7, (i) => {
    const t = 0.2 + i * 0.12;
    const [px, py] = [x + k * w * 0.3 * t, h * 0.1 + h * 0.05 * Math.sin(i)];
    return `M${n(px)} ${n(py)}q${n(k * 6)} ${n(between(roll, 4, 9))} ${n(k * between(roll, 8, 15))} ${n(between(roll, 8, 22))}`;
  });
  return `<path d="M${n(x)} ${h}C${n(x + k * 13)} ${n(h * 0.7)} ${n(x + k * 4)} ${n(h * 0.4)} ${n(x + k * 9)} ${n(h * 0.16)}Q${n(x + k * w * 0.16)} ${n(h * 0.02)} ${n(x + k * w * 0.34)} ${n(h * 0.12)}Q${n(x + k * w * 0.2)} ${n(h * 0.07)} ${n(x + k * 19)} ${n(h * 0.22)}C${n(x + k * 14)} ${n(h * 0.5)} ${n(x + k * 22)} ${n(h * 0.8)} ${n(x + k * 27)} ${h + 2}H${n(x)}Z" fill="${mood.front}"/><path d="${twig}" stroke="${mood.front}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
}

function leafy({ roll, w, mood }: Pen): string {
  return times(46, () => {
    const x = roll() * w;
    const edge = Math.abs(x / w - 0.5) * 2;
    const y = between(roll, -4, 3 + edge ** 2 * 34);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(between(roll, 5, 9))}" ry="${n(between(roll, 3, 5))}" transform="rotate(${n(between(roll, -40, 40))} ${n(x)} ${n(y)})" fill="${roll() < 0.3 ? lighter(mood.front, 0.14) : mood.front}"/>`;
  });
}

function arch({ w, h, mood }: Pen): string {
  const stone = darker(mood.far[0], 0.35);
  return `<path d="M-2 -2H${w + 2}V${h + 2}H${n(w * 0.93)}V${n(h * 0.42)}Q${n(w * 0.9)} ${n(h * 0.03)} ${n(w * 0.5)} ${n(h * 0.03)}Q${n(w * 0.1)} ${n(h * 0.03)} ${n(w * 0.07)} ${n(h * 0.42)}V${h + 2}H-2Z" fill="${stone}" stroke="${INK}" stroke-width="1.6"/>${times(
    15,
    (i) => {
      const a = Math.PI + (i / 14) * Math.PI;
      const at = (k: number) => `${n(w / 2 + Math.cos(a) * w * 0.43 * k)} ${n(h * 0.44 + Math.sin(a) * h * 0.41 * k)}`;
      return `<path d="M${at(1)}L${at(1.3)}" stroke="${lighter(stone, 0.14)}" stroke-width="1.2"/>`;
    },
  )}`;
}

function curtain({ w, h, mood }: Pen): string {
  const drape = (k: 1 | -1) => {
    const x = (t: number) => n(k > 0 ? t : w - t);
    return `<path d="M${x(-2)} -2H${x(w * 0.2)}Q${x(w * 0.17)} ${n(h * 0.5)} ${x(w * 0.04)} ${n(h * 0.62)}Q${x(w * 0.09)} ${n(h * 0.8)} ${x(w * 0.1)} ${h + 2}H${x(-2)}Z" fill="${darker(mood.far[0], 0.15)}" stroke="${INK}" stroke-width="1.3"/><path d="M${x(w * 0.06)} 0Q${x(w * 0.06)} ${n(h * 0.4)} ${x(0)} ${n(h * 0.6)}M${x(w * 0.13)} 0Q${x(w * 0.12)} ${n(h * 0.4)} ${x(w * 0.02)} ${n(h * 0.6)}" stroke="${lighter(mood.far[1], 0.12)}" stroke-width="1.4" fill="none"/><path d="M${x(-2)} ${n(h * 0.63)}L${x(w * 0.06)} ${n(h * 0.61)}" stroke="#dcae4a" stroke-width="3"/>`;
  };
  return drape(1) + drape(-1);
}

const drawn = (p: Pen, count: number, draw: (x: number, y: number, k: number) => string) =>
  times(count, () => {
    const edge = p.roll();
    const x = (edge < 0.5 ? edge * 0.7 : 1 - (1 - edge) * 0.7) * p.w;
    return draw(x, p.h - between(p.roll, 2, 12), between(p.roll, 0.7, 1.4));
  });

/** What stands nearest, against the light, by name. */
export const FRONTS = {
  none: () => '',
  grass: (p) => blades(p, 70, 15),
  tall: (p) => blades(p, 110, 26),
  corn: (p) =>
    blades(p, 60, 20) +
    times(44, () => {
      const [x, t] = [p.roll() * p.w, between(p.roll, 13, 30)];
      return `<path d="M${n(x)} ${p.h + 1}q1 ${n(-t * 0.6)} ${n(between(p.roll, 0, 4))} ${n(-t)}" stroke="#9a7a2c" stroke-width="1.1" fill="none"/><ellipse cx="${n(x + 2.6)}" cy="${n(p.h - t - 3)}" rx="1.9" ry="5" transform="rotate(14 ${n(x + 2.6)} ${n(p.h - t - 3)})" fill="#e0b64a" stroke="${INK}" stroke-width=".6"/>`;
    }),
  stones: (p) => blades(p, 34, 10) + stonesAt(p),
  reeds: (p) =>
    blades(p, 40, 18) +
    times(13, () => {
      const [x, t] = [p.roll() * p.w, between(p.roll, 26, 52)];
      return `<path d="M${n(x)} ${p.h}Q${n(x + 1)} ${n(p.h - t * 0.6)} ${n(x + 4)} ${n(p.h - t)}" stroke="${p.mood.front}" stroke-width="1.4" fill="none"/><ellipse cx="${n(x + 3.6)}" cy="${n(p.h - t + 3)}" rx="2" ry="6" fill="#5a3a20" stroke="${INK}" stroke-width=".7" transform="rotate(6 ${n(x + 3.6)} ${n(p.h - t)})"/>`;
    }),
  left: (p) => blades(p, 50, 12) + bough(p, -1),
  right: (p) => blades(p, 50, 12) + bough(p, 1),
  leafy: (p) => blades(p, 46, 13) + leafy(p),
  arch,
  curtain,
  bones: (p) =>
    blades(p, 20, 8) +
    drawn(
      p,
      6,
      (x, y, k) =>
        `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(between(p.roll, -40, 40))}) scale(${n(k)})" fill="#d9cfae" stroke="${INK}" stroke-width="1"><path d="M-9 -1.4a2.4 2.4 0 1 0 -1 3a2.4 2.4 0 1 0 2 0.4H8a2.4 2.4 0 1 0 2 -0.4a2.4 2.4 0 1 0 -1 -3z"/></g>`,
    ) +
    drawn(
      p,
      2,
      (x, y, k) =>
        `<g transform="translate(${n(x)} ${n(y - 2)}) scale(${n(k)})"><path d="M-7 0a7 7 0 1 1 14 0q0 3 -3 4v3h-8v-3q-3 -1 -3 -4z" fill="#dcd2b2" stroke="${INK}" stroke-width="1.1"/><circle cx="-2.7" cy="0" r="1.9" fill="${INK}"/><circle cx="2.7" cy="0" r="1.9" fill="${INK}"/></g>`,
    ),
  shrooms: (p) =>
    blades(p, 50, 12) +
    drawn(
      p,
      8,
      (x, y, k) =>
        `<g transform="translate(${n(x)} ${n(y + 2)}) scale(${n(k)})" stroke="${INK}" stroke-width="1"><path d="M-1.8 6V-2H1.8V6Z" fill="#e6d9b6"/><path d="M-7 -1q0 -7 7 -7t7 7q-7 2.4 -14 0z" fill="#b8402c"/></g><circle cx="${n(x - 2 * k)}" cy="${n(y - 2.6 * k)}" r="${n(k)}" fill="#f6ead0"/><circle cx="${n(x + 2.4 * k)}" cy="${n(y - 1.6 * k)}" r="${n(k * 0.8)}" fill="#f6ead0"/>`,
    ),
  drift: ({ roll, w, h }) =>
    `<path d="M-2 ${h + 2}V${n(h - 10)}Q${n(w * 0.2)} ${n(h - between(roll, 16, 24))} ${n(w * 0.42)} ${n(h - 6)}T${w + 2} ${n(h - 13)}V${h + 2}Z" fill="#f2f6f8" stroke="#6f8aa6" stroke-width="1"/>`,
  graves: (p) =>
    blades(p, 60, 12) +
    [0.08, 0.25, 0.78, 0.93]
      .map((at) => {
        const [x, t] = [at * p.w, between(p.roll, 20, 32)];
        const stone = lighter(p.mood.far[0], 0.16);
        return `<g transform="rotate(${n(between(p.roll, -9, 9))} ${n(x)} ${p.h})" stroke="${INK}" stroke-width="1.2"><path d="M${n(x - 8)} ${p.h}v${n(-t + 8)}a8 8 0 0 1 16 0v${n(t - 8)}z" fill="${stone}"/><path d="M${n(x)} ${n(p.h - t + 4)}v11M${n(x - 4)} ${n(p.h - t + 8)}h8" stroke="${darker(stone, 0.6)}" stroke-width="1.6"/></g>`;
      })
      .join('') +
    blades(p, 40, 8),
} satisfies Record<string, (pen: Pen) => string>;

export type Front = keyof typeof FRONTS;
