import { dice, n } from '../../../../art/svg.ts';
import { OUTLINES, type OutlineName } from '../outlines.gen.ts';
import { darker, lighter, mix, TINTS, type Tint } from './colour.ts';

/** A point that shines out of an icon (an eye, a gem), in the icon's own field of 512. */
export type Spark = readonly [x: number, y: number, r: number, colour?: string];

export interface Look {
  /** Degrees clockwise. */
  turn?: number;
  /** Mirrored. */
  flip?: true;
  /** Its gaps are not filled with shade: rings, branches, and whatever one sees through. */
  open?: true;
  /** Far away: without relief, in the haze. From 0 (near) to 1. */
  away?: number;
  opacity?: number;
  /** No shadow on the ground below it. */
  floats?: true;
  /** Light around it in this colour. */
  aura?: string;
  eyes?: readonly Spark[];
}

/** One icon in a picture: its name and material, the place of its middle and its size in shares of the height. */
export type Thing = readonly [icon: OutlineName, tint: Tint, x: number, y: number, size: number, look?: Look];

const hulls = new Map<OutlineName, string>();

/**
 * The outline of an icon without its gaps: every part filled on its own. Drawn below the icon, the gaps become its
 * lines, so that one sees a solid thing and not a stencil.
 */
function hull(name: OutlineName): string {
  let kept = hulls.get(name);
  if (kept === undefined) {
    kept = split(OUTLINES[name])
      .map((d) => `<path d="${d}"/>`)
      .join('');
    hulls.set(name, kept);
  }
  return kept;
}

const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The closed parts of a path, each beginning at a place of its own. */
function split(d: string): string[] {
  const out: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let part = '';
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter!.toLowerCase();
    const relative = letter === kind;
    const values = kind === 'a' ? arcNumbers(rest!) : (rest!.match(/-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/g) ?? []).map(Number);
    if (kind === 'm') {
      if (part) out.push(part);
      const [mx = 0, my = 0, ...more] = values;
      [x, y] = relative ? [x + mx, y + my] : [mx, my];
      [startX, startY] = [x, y];
      part = `M${n(x)} ${n(y)}${more.length > 0 ? `${relative ? 'l' : 'L'}${more.join(' ')}` : ''}`;
      for (let i = 0; i + 1 < more.length; i += 2) [x, y] = relative ? [x + more[i]!, y + more[i + 1]!] : [more[i]!, more[i + 1]!];
      continue;
    }
    part += letter + rest!;
    if (kind === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    const size = SIZES[kind]!;
    for (let i = 0; i + size <= values.length; i += size) {
      const end = values.slice(i, i + size);
      if (kind === 'h') x = relative ? x + end[0]! : end[0]!;
      else if (kind === 'v') y = relative ? y + end[0]! : end[0]!;
      else [x, y] = relative ? [x + end[size - 2]!, y + end[size - 1]!] : [end[size - 2]!, end[size - 1]!];
    }
  }
  if (part) out.push(part);
  return out;
}

/** Numbers of an arc, whose two flags may be written without a space. */
function arcNumbers(text: string): number[] {
  const number = '\\s*,?\\s*(-?(?:\\d*\\.\\d+|\\d+\\.?)(?:e-?\\d+)?)';
  const flag = '\\s*,?\\s*([01])';
  const arc = new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'g');
  return [...text.matchAll(arc)].flatMap((m) => m.slice(1, 8).map(Number));
}

/** The gradients of the materials that the things of one picture are made of. */
export function materials(things: readonly Thing[], haze: string): string {
  const used = new Map(things.map(([, tint, , , , look]) => [materialId(tint, look?.away ?? 0), [tint, look?.away ?? 0] as const]));
  return [...used]
    .map(([id, [tint, away]]) => {
      const base = mix(TINTS[tint], haze, away * 0.6);
      const stop = (at: number, colour: string) => `<stop offset="${at}" stop-color="${colour}"/>`;
      return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="120" y1="0" x2="300" y2="512">${stop(0, lighter(base, 0.42))}${stop(0.4, base)}${stop(1, darker(base, 0.42))}</linearGradient>`;
    })
    .join('');
}

const materialId = (tint: Tint, away: number) => `m-${tint}${away > 0 ? Math.round(away * 10) : ''}`;

/** An icon as a carved and painted thing, with its shadow, in a picture of w by h. */
export function carve([name, tint, px, py, size, look = {}]: Thing, w: number, h: number, haze: string): string {
  const { turn = 0, flip, open, away = 0, opacity = 1, floats, aura, eyes } = look;
  const [x, y, s] = [px * w, py * h, size * h];
  const k = s / 512;
  const place = `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${(flip ? -k : k).toFixed(4)} ${k.toFixed(4)}) translate(-256 -256)`;
  const rim = (away > 0 ? 1 : 1.7) / k;
  const shade = mix(darker(TINTS[tint], 0.78), haze, away * 0.5);
  const ink = mix('#140b07', haze, away * 0.45);
  const line = `stroke="${ink}" stroke-width="${n(rim * 2)}" stroke-linejoin="round"`;
  const body = `<g transform="${place}"><path d="${OUTLINES[name]}" fill="url(#${materialId(tint, away)})"/></g>`;
  const below = open ? `<path d="${OUTLINES[name]}" fill="${shade}" ${line}/>` : `<g fill="${shade}" ${line}>${hull(name)}</g>`;
  const shine = (eyes ?? [])
    .map(
      ([ex, ey, r, colour = '#ffd34a']) =>
        `<circle cx="${ex}" cy="${ey}" r="${r * 2.6}" fill="${colour}" opacity=".4"/><circle cx="${ex}" cy="${ey}" r="${r}" fill="${lighter(colour, 0.45)}"/>`,
    )
    .join('');
  return (
    `<g opacity="${opacity}">` +
    (aura ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s * 0.5)}" fill="${aura}" opacity=".42" filter="url(#wide)"/>` : '') +
    (floats || away > 0.3
      ? ''
      : `<ellipse cx="${n(x + s * 0.07)}" cy="${n(y + s * 0.47)}" rx="${n(s * 0.42)}" ry="${n(s * 0.075)}" fill="#080405" opacity=".55" filter="url(#soft)"/>`) +
    (away > 0.3
      ? ''
      : `<g transform="translate(2.2 3)" opacity=".5" filter="url(#near)"><g transform="${place}" fill="#0a0504">${open ? `<path d="${OUTLINES[name]}"/>` : hull(name)}</g></g>`) +
    `<g transform="${place}">${below}</g>` +
    (away > 0.3 ? body : `<g filter="url(#cut)">${body}</g>`) +
    (shine ? `<g transform="${place}">${shine}</g>` : '') +
    '</g>'
  );
}

/** The filters of the pictures: `cut` carves, the others soften. */
export const CUT = `<filter id="cut" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".045 .38" numOctaves="2" seed="9" result="t"/><feColorMatrix in="t" values="0 0 0 0 .16 0 0 0 0 .08 0 0 0 0 .03 0 0 0 5 -2.7" result="streak"/><feDisplacementMap in="SourceGraphic" in2="t" scale="1.5" result="g"/><feGaussianBlur in="g" stdDeviation="1.15" result="bl"/><feDiffuseLighting in="bl" surfaceScale="3" diffuseConstant="1.22" lighting-color="#fff4da" result="l"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feComposite in="l" in2="g" operator="arithmetic" k1="1" result="lit"/><feSpecularLighting in="bl" surfaceScale="2.6" specularConstant=".55" specularExponent="16" lighting-color="#fff6e0" result="sp"><feDistantLight azimuth="235" elevation="46"/></feSpecularLighting><feComposite in="sp" in2="g" operator="in" result="sp2"/><feComposite in="lit" in2="sp2" operator="arithmetic" k2="1" k3=".5" result="shiny"/><feComposite in="shiny" in2="g" operator="in" result="body"/><feComposite in="streak" in2="g" operator="in" result="st"/><feComponentTransfer in="st" result="st2"><feFuncA type="linear" slope=".22"/></feComponentTransfer><feMerge><feMergeNode in="body"/><feMergeNode in="st2"/></feMerge></filter><filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.4"/></filter><filter id="wide" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="12"/></filter>`;

/** A stream of numbers for a picture, from its key: the same at every drawing. */
export function seedOf(key: string): () => number {
  let seed = 7;
  for (const letter of key) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return dice(seed);
}
