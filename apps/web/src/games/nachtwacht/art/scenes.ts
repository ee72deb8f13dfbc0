import type { IconName } from '../../../art/icons.gen.ts';
import { crags, dice, fall, firs, grass, halo, hatching, hills, mark, n, stars } from '../../../art/svg.ts';

/** What makes the mood of a picture: sky from top to bottom, a light, the far line, the ground. */
export interface Mood {
  sky: [string, string, string];
  light: { x: number; y: number; r: number; colour: string; core?: string };
  far: string;
  near: string;
  ground: [string, string];
  /** The colour of grass, hatching and stones in front. */
  front: string;
  stars?: number;
  rays?: string;
}

export interface Scene extends Mood {
  seed: number;
  w: number;
  h: number;
  icon?: { name: IconName; fill: string; size: number; x?: number; y?: number; turn?: number };
  /** Drawn between the ground and the icon. */
  behind?: string;
  /** Drawn over the icon's feet. */
  before?: string;
  /** Gradient ids must differ within one picture. */
  id?: string;
}

function rays(x: number, y: number, colour: string): string {
  let out = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 2 * Math.PI;
    const tip = (turn: number) => `${n(x + 420 * Math.cos(a + turn))} ${n(y + 420 * Math.sin(a + turn))}`;
    out += `<path d="M${n(x)} ${n(y)}L${tip(-0.075)}L${tip(0.075)}z" fill="${colour}" opacity=".16"/>`;
  }
  return out;
}

/**
 * One picture in layers, from the sky to the vignette, in a field of w by h.
 * @returns the body and the gradients it needs
 */
export function scene(s: Scene): { body: string; defs: string } {
  const roll = dice(s.seed);
  const { w, h, light } = s;
  const id = s.id ?? 's';
  const horizon = h * 0.66;
  const icon = s.icon && { x: w / 2, y: h * 0.5, ...s.icon };
  const layers = [
    `<rect width="${w}" height="${h}" fill="url(#${id}sky)"/>`,
    s.stars ? stars(roll, w, horizon, s.stars) : '',
    s.rays ? rays(light.x, light.y, s.rays) : '',
    `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.r * 2.1 + 26)}" fill="url(#${id}light)"/>`,
    light.core ? moon(light.x, light.y, light.r, light.core) : '',
    `<path d="${crags(roll, w, h, horizon * 0.94, h * 0.24, w / 6)}" fill="${s.far}" stroke="#0a0810" stroke-opacity=".5"/>`,
    firs(roll, w, horizon - h * 0.07, h * 0.05, h * 0.1, Math.round(w / 12), s.near, s.far),
    `<ellipse cx="${w / 2}" cy="${n(horizon + 2)}" rx="${w * 0.7}" ry="${n(h * 0.09)}" fill="url(#${id}light)" opacity=".3"/>`,
    `<path d="${hills(roll, w, h, horizon + h * 0.07, h * 0.05, 4)}" fill="url(#${id}ground)" stroke="#0a0810" stroke-width="1.2"/>`,
    hatching(roll, w, horizon + h * 0.12, h * 0.2, 26, s.front),
    s.behind ?? '',
    icon
      ? `<circle cx="${n(icon.x)}" cy="${n(icon.y)}" r="${n(icon.size * 0.62)}" fill="url(#${id}light)" opacity=".45"/>` +
        `<ellipse cx="${n(icon.x + 4)}" cy="${n(icon.y + icon.size * 0.47)}" rx="${n(icon.size * 0.38)}" ry="${n(h * 0.025)}" fill="#060305" opacity=".6" filter="url(#soft)"/>` +
        mark(icon)
      : '',
    s.before ?? '',
    grass(roll, w, h * 0.9, h * 0.07, Math.round(w / 9), s.front),
    `<rect width="${w}" height="${h}" fill="url(#vign)"/>`,
  ];
  return {
    body: layers.join(''),
    defs: fall(`${id}sky`, ...s.sky) + fall(`${id}ground`, ...s.ground) + halo(`${id}light`, light.colour, 0.9),
  };
}

/** A moon with a dim limb and its seas. */
export function moon(x: number, y: number, r: number, core: string): string {
  const sea = (dx: number, dy: number, k: number) =>
    `<circle cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" r="${n(k * r)}" fill="#b9b391" opacity=".45"/>`;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${core}"/>` +
    sea(-0.32, -0.24, 0.2) +
    sea(0.3, 0.34, 0.14) +
    sea(-0.12, 0.48, 0.1) +
    sea(0.42, -0.3, 0.09) +
    `<path d="M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.82)} 0 0 1 ${n(-2 * r)} 0z" fill="#56617f" opacity=".3"/>`
  );
}

/** A winding road from the front to the far, over the ground. */
export function road(w: number, h: number, bend: number, colour: string): string {
  const y = h * 0.66;
  const line = (d: string, width: number, fill: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  const near = `M${n(w * 0.36)} ${h + 8}C${n(w * (0.42 - bend))} ${n(h * 0.9)} ${n(w * (0.72 + bend))} ${n(h * 0.88)} ${n(w * 0.58)} ${n(h * 0.78)}`;
  const far = `M${n(w * 0.58)} ${n(h * 0.78)}C${n(w * 0.5)} ${n(h * 0.735)} ${n(w * 0.38)} ${n(h * 0.74)} ${n(w * (0.47 + bend))} ${n(y + 4)}`;
  return (
    line(near, 25, '#05070e', 0.6) +
    line(far, 13, '#05070e', 0.6) +
    line(near, 20, colour, 0.85) +
    line(far, 9, colour, 0.75) +
    line(near, 12, '#fff3cf', 0.12)
  );
}

/** Gravestones and crosses along the ground. */
export function graves(roll: () => number, w: number, y: number, count: number, size: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = (w * (i + 0.2 + roll() * 0.6)) / count;
    const k = size * (0.7 + roll() * 0.5);
    const base = y + roll() * size * 0.5;
    const tilt = n((roll() - 0.5) * 16);
    const stone =
      roll() < 0.4
        ? `<path d="M-2.5 0V-9H-8V-14H-2.5V-20H2.5V-14H8V-9H2.5V0Z"/>`
        : `<path d="M-8 0V-12A8 8 0 0 1 8 -12V0Z"/><path d="M-4 -11H4M0 -15V-5" stroke="#0a0c14" stroke-width="1.4" fill="none"/>`;
    out += `<g transform="translate(${n(x)} ${n(base)}) rotate(${tilt}) scale(${n(k / 20)})" fill="#4a5068" stroke="#0c0d16" stroke-width="1.2">${stone}</g>`;
  }
  return out;
}
