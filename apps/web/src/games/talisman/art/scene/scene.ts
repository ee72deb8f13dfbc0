import { fall, halo, n } from '../../../../art/svg.ts';
import { CUT, carve, materials, seedOf, type Thing } from './carve.ts';
import { lighter } from './colour.ts';
import { FARS, type Far } from './far.ts';
import { FRONTS, type Front } from './front.ts';
import { GROUNDS, type Ground } from './ground.ts';
import { MOODS, type MoodName } from './moods.ts';
import type { Pen } from './pen.ts';
import { ROOMS, type Room } from './rooms.ts';
import { EFFECTS, type Effect } from './weather.ts';

/** An effect and, if it is not everywhere, its middle in shares of the picture, its reach in units, its colour. */
export type Fx = Effect | readonly [effect: Effect, x: number, y: number, r: number, colour?: string];

/** A picture told in a few words: what hour it is, where, what stands there, and what goes on. */
export interface Scene {
  mood: MoodName;
  /** The far line, or the room in its place. */
  far: Far | Room;
  ground: Ground;
  /** Sun, moon, or only its light; where it stands in shares of the picture, and how large in units. */
  lamp?: readonly [kind: 'sun' | 'moon' | 'sickle' | 'glow', x: number, y: number, r: number];
  /** The horizon, as a share of the height. */
  line?: number;
  /** Behind the things, before them. */
  fx?: readonly Fx[];
  over?: readonly Fx[];
  /** From back to front. */
  things: readonly Thing[];
  front?: Front;
}

function lampDisc(kind: NonNullable<Scene['lamp']>[0], { lamp: { x, y, r }, mood }: Pen): string {
  if (kind === 'glow') return '';
  if (kind === 'sickle') {
    return `<path d="M${n(x + r * 0.3)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 0.6)} ${n(r * 1.55)}a${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(-r * 0.6)} ${n(-r * 1.55)}z" fill="#f6efd2"/>`;
  }
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${kind === 'moon' ? '#f1ecd4' : lighter(mood.light, 0.35)}"/>`;
  if (kind === 'sun') return disc;
  const sea = (dx: number, dy: number, k: number) =>
    `<circle cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" r="${n(k * r)}" fill="#bdb896" opacity=".5"/>`;
  return `${disc}${sea(-0.32, -0.24, 0.22)}${sea(0.3, 0.34, 0.15)}${sea(-0.12, 0.48, 0.11)}${sea(0.42, -0.3, 0.1)}`;
}

const isRoom = (far: Scene['far']): far is Room => far in ROOMS;

/**
 * Draws a scene into a field of w by h.
 * @param key what the picture is of: two scenes of the same kind differ by it
 * @returns the body and what it needs in its defs
 */
export function drawScene(key: string, scene: Scene, w: number, h: number): { body: string; defs: string } {
  const mood = MOODS[scene.mood];
  const [kind, lx, ly, lr] = scene.lamp ?? ['glow', 0.5, 0.4, 20];
  const pen: Pen = { roll: seedOf(key), w, h, y: h * (scene.line ?? 0.66), mood, lamp: { x: lx * w, y: ly * h, r: lr } };
  const effect = (fx: Fx): string => {
    const [name, x, y, r, colour] = typeof fx === 'string' ? ([fx, lx, ly, 40, undefined] as const) : fx;
    return EFFECTS[name](pen, { x: x * w, y: y * h, r, colour: colour ?? mood.light });
  };
  const far = isRoom(scene.far) ? ROOMS[scene.far](pen) : FARS[scene.far](pen);
  const glow = `<circle cx="${n(pen.lamp.x)}" cy="${n(pen.lamp.y)}" r="${n(lr * 2.6 + 40)}" fill="url(#s-light)"/>`;
  const body = [
    `<rect width="${w}" height="${h}" fill="url(#s-sky)"/>`,
    glow,
    lampDisc(kind, pen),
    ...(scene.fx ?? []).filter((f) => BEHIND.has(nameOf(f))).map(effect),
    far,
    `<rect y="${n(pen.y - h * 0.2)}" width="${w}" height="${n(h * 0.3)}" fill="url(#s-haze)"/>`,
    isRoom(scene.far)
      ? `<circle cx="${n(pen.lamp.x)}" cy="${n(pen.lamp.y)}" r="${n(lr * 3 + 30)}" fill="url(#s-light)" opacity=".8"/>`
      : '',
    GROUNDS[scene.ground](pen),
    `<ellipse cx="${n(pen.lamp.x)}" cy="${n(pen.y + 8)}" rx="${n(w * 0.5)}" ry="${n((h - pen.y) * 0.7)}" fill="url(#s-light)" opacity=".32"/>`,
    ...(scene.fx ?? []).filter((f) => !BEHIND.has(nameOf(f))).map(effect),
    ...scene.things.map((thing) => carve(thing, w, h, mood.haze)),
    ...(scene.over ?? []).map(effect),
    FRONTS[scene.front ?? 'grass'](pen),
    `<rect width="${w}" height="${h}" fill="url(#s-warm)"/><rect width="${w}" height="${h}" fill="url(#s-vignette)"/>`,
  ];
  const defs =
    fall('s-sky', ...mood.sky) +
    fall('s-ground', ...mood.ground) +
    halo('s-light', mood.light, mood.glow) +
    `<linearGradient id="s-haze" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mood.haze}" stop-opacity="0"/><stop offset=".62" stop-color="${mood.haze}" stop-opacity=".38"/><stop offset="1" stop-color="${mood.haze}" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="s-warm" cx="${n(lx)}" cy="${n(ly)}" r=".8"><stop stop-color="#ffe2a0" stop-opacity=".16"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="s-vignette" cx=".5" cy=".46" r=".76"><stop offset=".54" stop-color="#0a0504" stop-opacity="0"/><stop offset="1" stop-color="#0a0504" stop-opacity=".56"/></radialGradient>` +
    materials(scene.things, mood.haze) +
    CUT;
  return { body: body.join(''), defs };
}

const nameOf = (fx: Fx): Effect => (typeof fx === 'string' ? fx : fx[0]);

/** What belongs to the sky, and so lies behind the far line. */
const BEHIND: ReadonlySet<Effect> = new Set(['stars', 'clouds', 'rays', 'bolt', 'birds']);
