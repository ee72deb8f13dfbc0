import type { Picture } from '../../../../art/draw.ts';
import { n, svg } from '../../../../art/svg.ts';
import { BOARD, pictureBox, type Ring, ringOf, SPACES, spaceBox } from '../geometry.ts';
import { darker, lighter } from '../scene/colour.ts';
import { INK } from '../scene/pen.ts';
import { drawScene } from '../scene/scene.ts';
import { SPACE_SCENES } from '../scenes/spaces.ts';
import { bridge, corners, frame, gate, mountains, ringGround, river } from './bands.ts';
import { RING_LOOK } from './look.ts';

/** The field in which a space's scene is drawn: as wide for its height as the widest space. */
const FIELD = { w: 194, h: 158 };

/** The scene of a space in its place. Names of gradients are made its own, since all spaces lie in one picture. */
function vignette(id: string): string {
  const scene = SPACE_SCENES[id];
  if (!scene) throw new Error(`space ${id} has no scene`);
  const { x, y, w, h } = pictureBox(id);
  const { body, defs } = drawScene(id, scene, FIELD.w, FIELD.h);
  const own = `<defs>${defs.replace(/<filter.*<\/filter>/, '')}</defs>${body}`.replace(/(id="|url\(#)(s-|m-)/g, `$1${id}-$2`);
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${FIELD.w} ${FIELD.h}" preserveAspectRatio="xMidYMid slice">${own}</svg>`;
}

/** A space: shadow, rim in its ring's colour, picture, and the strip on which its name will stand. */
function cell(id: string): string {
  const ring = ringOf(id);
  const { rim, tint } = RING_LOOK[ring];
  const { x, y, w, h } = spaceBox(id);
  const picture = pictureBox(id);
  const rect = (grow: number, attributes: string) =>
    `<rect x="${n(x - grow)}" y="${n(y - grow)}" width="${n(w + 2 * grow)}" height="${n(h + 2 * grow)}" rx="${n(3 + grow)}" ${attributes}/>`;
  return (
    `<g transform="translate(1.6 2.4)" opacity=".55" filter="url(#near)">${rect(3, `fill="${INK}"`)}</g>` +
    rect(4.2, `fill="${rim}" stroke="${INK}" stroke-width="1.5"`) +
    rect(3.3, `fill="none" stroke="${lighter(rim, 0.42)}" stroke-width="1"`) +
    rect(1.2, `fill="${darker(rim, 0.5)}"`) +
    vignette(id) +
    `<rect x="${n(x)}" y="${n(picture.y + picture.h)}" width="${n(w)}" height="${n(h - picture.h)}" fill="${tint}"/><path d="M${n(x)} ${n(picture.y + picture.h)}h${n(w)}" stroke="${INK}" stroke-width="1.3"/>` +
    rect(0, `fill="none" stroke="${INK}" stroke-width="1.3"`)
  );
}

function draw(): string {
  const grounds = (Object.entries(RING_LOOK) as [Ring, (typeof RING_LOOK)[Ring]][]).flatMap(([ring, { ground }]) =>
    ring === 'crown' || ring === 'crypts' ? [] : [ringGround(ring, ground)],
  );
  const shared = /<filter.*<\/filter>/.exec(drawScene('O1', SPACE_SCENES.O1!, 1, 1).defs)?.[0] ?? '';
  return svg(
    BOARD,
    BOARD,
    [
      frame(),
      ...grounds,
      `<rect x="438" y="438" width="124" height="124" fill="#5a1016"/><rect x="440" y="440" width="120" height="120" fill="none" stroke="url(#gold)" stroke-width="4"/>`,
      river(),
      mountains(),
      ...[...SPACES.keys()].map(cell),
      bridge(),
      gate(),
      corners(),
      `<rect width="${BOARD}" height="${BOARD}" rx="20" fill="url(#b-dusk)"/>`,
    ].join(''),
    shared +
      `<linearGradient id="b-wood" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#6b4426"/><stop offset=".5" stop-color="#4a2c17"/><stop offset="1" stop-color="#2c190c"/></linearGradient>` +
      `<radialGradient id="b-light" cx=".3" cy=".2" r="1"><stop stop-color="#fff2c8" stop-opacity=".2"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>` +
      `<radialGradient id="b-dusk" cx=".42" cy=".38" r=".8"><stop offset=".5" stop-color="#1a0a02" stop-opacity="0"/><stop offset="1" stop-color="#1a0a02" stop-opacity=".3"/></radialGradient>` +
      `<radialGradient id="b-portal"><stop stop-color="#f4e0ff"/><stop offset=".4" stop-color="#a86af0"/><stop offset="1" stop-color="#2c1058"/></radialGradient>`,
  );
}

/** The whole board without names: once for common screens and once, twice as sharp, for fine ones and for phones. */
export const BOARD_PICTURES: readonly Picture[] = [1, 2].map((sharp) => ({
  key: `board-${sharp}`,
  w: BOARD,
  h: BOARD,
  sharp,
  grain: 0.16,
  svg: draw,
}));
