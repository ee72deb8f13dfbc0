import { ICONS, type IconName } from './icons.gen.ts';

/** A stream of numbers from 0 to 1, the same for the same seed: pictures must not change from visit to visit. */
export function dice(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in a drawing: one decimal is enough. */
export const n = (x: number) => String(Math.round(x * 10) / 10);

/**
 * The filters of the style boards: `relief` turns a flat icon into a carved thing. They are costly, so only pictures that
 * are made once (bitmap.ts) may use them.
 */
export const FILTERS = `<filter id="relief" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05 .5" numOctaves="2" seed="9" result="t"/><feColorMatrix in="t" values="0 0 0 0 1 0 0 0 0 .9 0 0 0 0 .65 0 0 0 5 -2.7" result="streak"/><feDisplacementMap in="SourceGraphic" in2="t" scale="2.4" result="g"/><feGaussianBlur in="g" stdDeviation="1.5" result="bl"/><feDiffuseLighting in="bl" surfaceScale="3.4" diffuseConstant="1.15" lighting-color="#fff3d6" result="l"><feDistantLight azimuth="235" elevation="48"/></feDiffuseLighting><feBlend in="g" in2="l" mode="multiply" result="lit"/><feComposite in="streak" in2="g" operator="in" result="st"/><feComponentTransfer in="st" result="st2"><feFuncA type="linear" slope=".3"/></feComponentTransfer><feComposite in="lit" in2="g" operator="in" result="body"/><feOffset in="g" dx="1.6" dy="2.4"/><feGaussianBlur stdDeviation="1.4"/><feColorMatrix values="0 0 0 0 .05 0 0 0 0 .03 0 0 0 0 .01 0 0 0 .7 0" result="sh"/><feMerge><feMergeNode in="sh"/><feMergeNode in="body"/><feMergeNode in="st2"/></feMerge></filter><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2.2"/></filter><filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="6"/></filter><radialGradient id="vign" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".68"/></radialGradient><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fdf0bb"/><stop offset=".35" stop-color="#d9a93f"/><stop offset=".55" stop-color="#fbe7a0"/><stop offset="1" stop-color="#8f6218"/></linearGradient>`;

/** A whole picture as the text of an SVG file, with the filters in it. */
export function svg(w: number, h: number, body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${FILTERS}${defs}</defs>${body}</svg>`;
}

/** A linear gradient from top to bottom with evenly spread stops. */
export function fall(id: string, ...stops: string[]): string {
  const at = (i: number) => n(i / (stops.length - 1));
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((c, i) => `<stop offset="${at(i)}" stop-color="${c}"/>`).join('')}</linearGradient>`;
}

/** Light that fades towards its edge: as soft as a blur and much cheaper. */
export function halo(id: string, colour: string, strength: number): string {
  const stop = (at: number, share: number) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(strength * share).toFixed(2)}"/>`;
  return `<radialGradient id="${id}">${stop(0, 1)}${stop(0.3, 0.8)}${stop(0.62, 0.28)}${stop(1, 0)}</radialGradient>`;
}

export interface Mark {
  name: IconName;
  /** The middle of the icon, and its size. */
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Carved with relief unless false. */
  flat?: true;
  turn?: number;
  opacity?: number;
}

/** An icon as a carved thing standing at a place of the picture. */
export function mark({ name, x, y, size, fill, flat, turn = 0, opacity = 1 }: Mark): string {
  const k = size / 512;
  // The filter works in the units of the picture, so it lies on the outer group, not on the scaled outline.
  return `<g${flat ? '' : ' filter="url(#relief)"'} opacity="${opacity}"><g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${k.toFixed(4)}) translate(-256 -256)"><path d="${ICONS[name]}" fill="${fill}"/></g></g>`;
}

/** A jagged far line (crags) from edge to edge, closed at the bottom. */
export function crags(roll: () => number, w: number, h: number, y: number, rise: number, step: number): string {
  let d = `M0 ${n(y)}`;
  for (let x = 0; x < w; x += step) {
    const peak = x + step * (0.35 + roll() * 0.3);
    d += `L${n(peak)} ${n(y - rise * (0.5 + roll() * 0.6))}L${n(Math.min(w, x + step))} ${n(y - roll() * rise * 0.12)}`;
  }
  return `${d}V${h}H0Z`;
}

/** A rolling line (hills, ground) from edge to edge, closed at the bottom. */
export function hills(roll: () => number, w: number, h: number, y: number, swing: number, parts: number): string {
  const step = w / parts;
  let d = `M0 ${n(y + (roll() - 0.5) * swing)}`;
  for (let i = 0; i < parts; i++) {
    const x = i * step;
    d += `Q${n(x + step / 2)} ${n(y + (roll() - 0.5) * swing * 2)} ${n(x + step)} ${n(y + (roll() - 0.5) * swing)}`;
  }
  return `${d}V${h}H0Z`;
}

/** Many small stars, more of them high up. */
export function stars(roll: () => number, w: number, h: number, count: number): string {
  let out = '<g fill="#fff4cf">';
  for (let i = 0; i < count; i++) {
    const r = 0.4 + roll() * roll() * 1.1;
    out += `<circle cx="${n(roll() * w)}" cy="${n(roll() ** 1.5 * h)}" r="${r.toFixed(1)}" opacity="${(0.35 + roll() * 0.6).toFixed(2)}"/>`;
  }
  return `${out}</g>`;
}

/** Short strokes over the ground, as a wood-cut has them. */
export function hatching(roll: () => number, w: number, y: number, h: number, count: number, colour: string, opacity = 0.6): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += `M${n(roll() * w)} ${n(y + roll() * h)}q${n(3 + roll() * 5)} ${n(roll() * 3 - 1.5)} ${n(6 + roll() * 10)} 0`;
  }
  return `<path d="${d}" stroke="${colour}" stroke-width=".8" fill="none" opacity="${opacity}"/>`;
}

/** Tufts of grass along a line. */
export function grass(roll: () => number, w: number, y: number, spread: number, count: number, colour: string): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = roll() * w;
    const base = y + roll() * spread;
    for (let k = -1; k <= 1; k++) d += `M${n(x + k * 2)} ${n(base)}q${n(k * 1.5)} ${n(-4 - roll() * 4)} ${n(k * 4)} ${n(-7 - roll() * 5)}`;
  }
  return `<path d="${d}" stroke="${colour}" stroke-width=".9" fill="none" stroke-linecap="round"/>`;
}

/** A wood of pointed firs, their right halves a tone lighter. */
export function firs(
  roll: () => number,
  w: number,
  y: number,
  spread: number,
  size: number,
  count: number,
  dark: string,
  light: string,
): string {
  let left = '';
  let right = '';
  for (let i = 0; i < count; i++) {
    const x = roll() * w;
    const top = y + roll() * spread;
    const high = size * (0.7 + roll() * 0.6);
    const half = high * (0.24 + roll() * 0.08);
    const base = top + high;
    // Three boughs a side make a fir of a triangle.
    const bough = (k: number) =>
      `l${n(k * half * 0.5)} ${n(high * 0.36)}h${n(-k * half * 0.2)}l${n(k * half * 0.42)} ${n(high * 0.32)}h${n(-k * half * 0.2)}L${n(x + k * half)} ${n(base)}`;
    left += `M${n(x)} ${n(top)}${bough(-1)}H${n(x)}z`;
    right += `M${n(x)} ${n(top)}${bough(1)}H${n(x)}z`;
  }
  return `<path d="${left}${right}" fill="${dark}"/><path d="${right}" fill="${light}"/>`;
}
