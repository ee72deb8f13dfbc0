import type { Picture } from '../../../art/draw.ts';
import { dice, fall, halo, n, svg } from '../../../art/svg.ts';
import { carved } from './figures.ts';

/** A wall of bricks, darker towards its sides. */
function bricks(w: number, h: number, seed: number): string {
  const roll = dice(seed);
  let out = '';
  for (let row = 0; row * 22 < h; row++) {
    for (let x = row % 2 ? -24 : 0; x < w; x += 48) {
      const v = 58 + roll() * 26;
      out += `<rect x="${n(x + 1)}" y="${n(row * 22 + 1)}" width="46" height="20" rx="2" fill="rgb(${n(v + 12)},${n(v + 2)},${n(v - 18)})"/><path d="M${n(x + 2)} ${n(row * 22 + 2)}h44" stroke="#fff0c0" stroke-opacity=".12" stroke-width="1.4"/>`;
    }
  }
  return `<rect width="${w}" height="${h}" fill="#17130d"/>${out}`;
}

const torch = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size * 1.9}" fill="url(#fire)"/>${carved('torch', x, y + size * 0.2, size, '#ffc765')}`;

/** The picture on the box: four go in, and somebody with a crown already waits. */
export const LID: Picture = {
  key: 'lid',
  w: 264,
  h: 165,
  sharp: 2.2,
  grain: 0.26,
  solid: true,
  svg: () =>
    svg(
      264,
      165,
      `${bricks(264, 165, 8)}<rect width="264" height="165" fill="url(#side)"/>
      <path d="M82 165V62a50 50 0 0 1 100 0v103z" fill="#060807" stroke="#2b2419" stroke-width="9"/>
      <path d="M82 165V62a50 50 0 0 1 100 0v103z" fill="url(#deep)"/>
      <circle cx="132" cy="62" r="58" fill="url(#red)"/>
      ${carved('crowned-skull', 132, 62, 66, '#d9c08a', { opacity: 0.95 })}
      <path d="M70 165L104 128H160L194 165z" fill="#4e473a"/><path d="M86 147H178M78 157H186" stroke="#221d14" stroke-width="2.400"/>
      ${torch(46, 52, 30)}${torch(218, 52, 30)}
      <rect width="264" height="165" fill="url(#low)"/>
      ${carved('crested-helmet', 74, 132, 42, '#e39a78')}${carved('dwarf-helmet', 112, 138, 38, '#e0b070')}${carved('elf-helmet', 152, 136, 40, '#b8d49a')}${carved('bowman', 190, 133, 42, '#a8c8e4')}
      <rect width="264" height="165" fill="url(#rim)"/>`,
      `<linearGradient id="side"><stop stop-color="#000" stop-opacity=".5"/><stop offset=".25" stop-opacity="0"/><stop offset=".75" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>${fall('low', 'rgba(0,0,0,0)', 'rgba(0,0,0,0)', 'rgba(0,0,0,.7)')}${halo('fire', '#ff9a36', 0.6)}${halo('red', '#e0421a', 0.55)}${halo('deep', '#2a0a06', 0.9)}<radialGradient id="rim" r=".8"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>`,
    ),
};

/** Behind an inn's counter, and in the circle of a camp's fire: 420 by 180. */
function stop(key: string, inn: boolean): Picture {
  const roll = dice(inn ? 31 : 32);
  const bottles = Array.from({ length: 16 }, (_, i) => {
    const x = 40 + i * 22 + roll() * 6;
    const c = ['#5c8a4a', '#8a4a2a', '#3a6a8a', '#a88a3a'][Math.floor(roll() * 4)]!;
    const h = 18 + roll() * 8;
    return `<path d="M${n(x)} ${n(72 - h)}h4v6q5 2 5 8v${n(h - 14)}h-14v-${n(h - 14)}q0-6 5-8z" fill="${c}" stroke="#120a05" stroke-width="1.2"/><path d="M${n(x - 3)} ${n(70 - h / 2)}v${n(h / 3)}" stroke="#fff" stroke-opacity=".4"/>`;
  }).join('');
  const trees = Array.from({ length: 22 }, (_, i) => {
    const x = i * 20 + roll() * 10 - 6;
    const h = 60 + roll() * 60;
    return `<path d="M${n(x)} 130l${n(9)} -${n(h)} ${n(9)} ${n(h)}z" fill="#0a1512"/>`;
  }).join('');
  const body = inn
    ? `${bricks(420, 180, 5)}<rect width="420" height="180" fill="#3a1c08" opacity=".35"/><rect x="24" y="72" width="372" height="7" fill="#5a3818" stroke="#120a05" stroke-width="1.4"/>${bottles}<rect x="24" y="116" width="372" height="6" fill="#5a3818" stroke="#120a05"/>${[70, 140, 210, 280, 350].map((x) => carved('barrel', x, 100, 34, '#a8743a')).join('')}<rect y="142" width="420" height="38" fill="#6b4420" stroke="#120a05" stroke-width="2"/><rect y="138" width="420" height="9" fill="#9a6a34" stroke="#120a05" stroke-width="1.6"/>${carved('beer-stein', 120, 124, 36, '#e8c070')}${carved('beer-stein', 312, 126, 32, '#d8b060')}${torch(30, 40, 26)}${torch(390, 40, 26)}`
    : `<rect width="420" height="180" fill="url(#night)"/>${Array.from({ length: 50 }, () => `<circle cx="${n(roll() * 420)}" cy="${n(roll() * 90)}" r="${n(0.5 + roll())}" fill="#fff4cf" opacity="${n(0.3 + roll() * 0.6)}"/>`).join('')}<circle cx="352" cy="34" r="15" fill="#f2e6c6"/>${trees}<path d="M0 128q120-14 210-4t210-4v60H0z" fill="#1c1a10"/><circle cx="210" cy="134" r="120" fill="url(#fire)"/>${carved('campfire', 210, 122, 58, '#ffb13f')}${carved('crested-helmet', 130, 140, 36, '#c88a58')}${carved('dwarf-helmet', 296, 142, 34, '#c89a58')}${carved('elf-helmet', 84, 148, 32, '#8aa05a')}${carved('bowman', 340, 150, 34, '#7a98a8')}`;
  return {
    key,
    w: 420,
    h: 180,
    sharp: 1.7,
    grain: 0.24,
    solid: true,
    svg: () =>
      svg(
        420,
        180,
        `${body}<rect width="420" height="180" fill="url(#rim)"/>`,
        `${fall('night', '#0b1526', '#1c2c3c', '#3a3a30')}${halo('fire', '#ff9a36', 0.75)}<radialGradient id="rim" r=".8"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>`,
      ),
  };
}

export const SCENE_PICTURES: readonly Picture[] = [LID, stop('inn', true), stop('camp', false)];
