import { n } from '../../../../art/svg.ts';
import { darker, lighter, mix } from './colour.ts';
import { between, INK, type Pen, times } from './pen.ts';

function bricks({ roll, w, mood }: Pen, to: number): string {
  const stone = mix(mood.far[0], mood.far[1], 0.35);
  const high = 13;
  return (
    `<rect width="${w}" height="${n(to)}" fill="${stone}"/>` +
    times(Math.ceil(to / high), (row) =>
      times(Math.ceil(w / 27) + 1, (i) => {
        const x = i * 27 - (row % 2) * 13.5 + between(roll, -1.5, 1.5);
        const tone = mix(stone, roll() < 0.5 ? lighter(stone, 0.14) : darker(stone, 0.2), roll());
        return `<rect x="${n(x)}" y="${row * high}" width="25.6" height="${high - 1.4}" rx="1.6" fill="${tone}"/>`;
      }),
    ) +
    `<rect width="${w}" height="${n(to)}" fill="url(#s-sky)" opacity=".38"/>`
  );
}

/** A wall of stone with a window through which the light falls. */
function wall(p: Pen): string {
  const { lamp, y, mood } = p;
  const [a, b] = [lamp.r * 0.8, lamp.r * 1.5];
  return (
    bricks(p, y + 6) +
    `<path d="M${n(lamp.x - a - 4)} ${n(lamp.y + b)}v${n(-b)}a${n(a + 4)} ${n(a + 4)} 0 0 1 ${n(2 * a + 8)} 0v${n(b)}z" fill="${darker(mood.far[0], 0.3)}" stroke="${INK}" stroke-width="1.4"/>` +
    `<path d="M${n(lamp.x - a)} ${n(lamp.y + b - 3)}v${n(-b + 3)}a${n(a)} ${n(a)} 0 0 1 ${n(2 * a)} 0v${n(b - 3)}z" fill="${lighter(mood.light, 0.25)}"/>` +
    `<path d="M${n(lamp.x)} ${n(lamp.y - a)}V${n(lamp.y + b)}M${n(lamp.x - a)} ${n(lamp.y + b * 0.25)}h${n(2 * a)}" stroke="${darker(mood.far[0], 0.4)}" stroke-width="2"/>` +
    `<path d="M${n(lamp.x - a)} ${n(lamp.y)}L${n(lamp.x + a)} ${n(lamp.y)}L${n(lamp.x + p.w * 0.42)} ${n(p.h)}H${n(lamp.x - p.w * 0.06)}Z" fill="${mood.light}" opacity=".2"/>`
  );
}

/** Shelves with bottles, books and skulls along a wall. */
function shelves(p: Pen): string {
  const { roll, w, y, mood } = p;
  const plank = darker(mood.far[1], 0.35);
  const colours = ['#8a3030', '#3a5a7a', '#5a7040', '#b08a3a', '#6a4a80', '#9a6a48'];
  const board = (base: number) => {
    let out = '';
    for (let x = 4; x < w - 6; ) {
      const tint = mix(colours[Math.floor(roll() * colours.length)]!, mood.far[0], 0.4);
      if (roll() < 0.6) {
        const [b, t] = [between(roll, 3.4, 6), between(roll, 13, 20)];
        out += `<rect x="${n(x)}" y="${n(base - t)}" width="${n(b)}" height="${n(t)}" fill="${tint}" stroke="${INK}" stroke-width=".8"/><path d="M${n(x)} ${n(base - t * 0.75)}h${n(b)}" stroke="#e8c878" stroke-width=".8" opacity=".6"/>`;
        x += b + 0.6;
      } else {
        const b = between(roll, 4, 6.4);
        out += `<path d="M${n(x + b * 0.7)} ${n(base - b * 3)}h${n(b * 0.6)}v${n(b)}a${n(b)} ${n(b)} 0 1 1 ${n(-b * 0.6)} 0z" fill="${lighter(tint, 0.25)}" stroke="${INK}" stroke-width=".9"/><circle cx="${n(x + b * 0.7)}" cy="${n(base - b * 1.2)}" r="1.1" fill="#fff6d8" opacity=".8"/>`;
        x += b * 2 + 2.5;
      }
    }
    return `${out}<rect x="0" y="${n(base)}" width="${w}" height="4" fill="${plank}" stroke="${INK}" stroke-width=".8"/>`;
  };
  return `${bricks(p, y + 6)}<rect width="${w}" height="${n(y + 6)}" fill="${mood.far[0]}" opacity=".4"/>${board(y * 0.36)}${board(y * 0.72)}`;
}

/** The mouth of a cave seen from within, with light beyond. */
function cave(p: Pen): string {
  const { roll, w, h, y, mood, lamp } = p;
  const rock = mood.far[0];
  const rough = (cx: number, cy: number, rx: number, ry: number) => {
    const at = Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * 2 * Math.PI;
      const k = between(roll, 0.86, 1.1);
      return `${n(cx + Math.cos(a) * rx * k)} ${n(cy + Math.sin(a) * ry * k)}`;
    });
    return `M${at.join('L')}Z`;
  };
  const teeth = times(11, (i) => {
    const x = (w * (i + between(roll, 0, 0.8))) / 11;
    const long = between(roll, 8, 30);
    const b = between(roll, 4, 8);
    return `<path d="M${n(x)} -2L${n(x + b * 0.5)} ${n(long)}L${n(x + b)} -2Z" fill="${darker(rock, 0.25)}" stroke="${INK}" stroke-width=".8"/><path d="M${n(x + 0.8)} -2L${n(x + b * 0.5)} ${n(long)}L${n(x + b * 0.4)} -2Z" fill="${mood.far[1]}"/>`;
  });
  return (
    `<rect width="${w}" height="${h}" fill="${darker(rock, 0.3)}"/>` +
    `<path d="${rough(w / 2, y * 0.62, w * 0.47, y * 0.62)}" fill="${mood.far[1]}" opacity=".75"/>` +
    `<path d="${rough(lamp.x, y * 0.62, w * 0.36, y * 0.52)}" fill="url(#s-sky)"/>` +
    `<circle cx="${n(lamp.x)}" cy="${n(lamp.y)}" r="${n(lamp.r * 4)}" fill="url(#s-light)"/>${teeth}`
  );
}

/** A vault of arches, one behind the other. */
function vault(p: Pen): string {
  const { w, y, mood } = p;
  const arch = (cx: number, half: number, top: number, fill: string) =>
    `<path d="M${n(cx - half)} ${n(y + 8)}V${n(top + half)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(y + 8)}Z" fill="${fill}" stroke="${INK}" stroke-width="1.2"/>`;
  return (
    bricks(p, y + 6) +
    [0.14, 0.5, 0.86]
      .map((cx, i) => {
        const half = w * (i === 1 ? 0.19 : 0.115);
        const top = i === 1 ? y * 0.06 : y * 0.26;
        return arch(cx * w, half + 5, top - 5, lighter(mood.far[1], 0.08)) + arch(cx * w, half, top, 'url(#s-sky)');
      })
      .join('')
  );
}

/** A tent or a hall hung with cloth. */
function cloth(p: Pen): string {
  const { w, y, mood } = p;
  const count = 12;
  return (
    `<rect width="${w}" height="${n(y + 8)}" fill="url(#s-sky)"/>` +
    times(count, (i) => {
      const x = (w / count) * i;
      const tone = i % 2 ? mood.far[0] : mood.far[1];
      return `<path d="M${n(w / 2 + (x - w / 2) * 0.25)} -8L${n(x)} ${n(y + 8)}H${n(x + w / count)}L${n(w / 2 + (x + w / count - w / 2) * 0.25)} -8Z" fill="${tone}" opacity=".62"/>`;
    })
  );
}

/** Planks of a tavern with beams and a fire on the side of the light. */
function tavern(p: Pen): string {
  const { w, y, mood } = p;
  const wood = mix(mood.far[0], mood.far[1], 0.6);
  return (
    `<rect width="${w}" height="${n(y + 6)}" fill="${wood}"/>` +
    times(
      9,
      (i) =>
        `<rect x="${n((w / 9) * i)}" width="1.4" height="${n(y + 6)}" fill="${darker(wood, 0.45)}"/><rect x="${n((w / 9) * i + 1.6)}" width="1" height="${n(y + 6)}" fill="${lighter(wood, 0.12)}" opacity=".6"/>`,
    ) +
    `<rect width="${w}" height="${n(y + 6)}" fill="url(#s-sky)" opacity=".35"/>` +
    `<path d="M0 0H${w}V12H0Z M${n(w * 0.16)} 12h10V${n(y + 4)}h-10zM${n(w * 0.8)} 12h10V${n(y + 4)}h-10z" fill="${darker(wood, 0.5)}" stroke="${INK}" stroke-width="1"/>`
  );
}

/** Rooms and hollows that stand in place of a far line. */
export const ROOMS = { wall, shelves, cave, vault, cloth, tavern } satisfies Record<string, (pen: Pen) => string>;

export type Room = keyof typeof ROOMS;
