import type { Picture } from '../../../art/draw.ts';
import { crags, dice, fall, firs, grass, halo, hatching, mark, n, stars, svg } from '../../../art/svg.ts';
import { moon } from './scenes.ts';

const STONE = { plain: ['#d6c8a2', '#b9aa82'], monster: ['#6c2022', '#451113'], power: ['#b0621a', '#7c3f0e'] } as const;

/** The face of a square: worn stone in the square's colour, larger than any square, cut to shape where it lies. */
export function stonePicture(kind: 'plain' | 'monster' | 'power', cut: number): Picture {
  return {
    key: `stone-${kind}-${cut}`,
    w: 80,
    h: 72,
    sharp: 2,
    grain: 0.85,
    solid: true,
    svg: () => {
      const roll = dice(cut * 17 + kind.length);
      const [light, dark] = STONE[kind];
      let cracks = '';
      for (let i = 0; i < 2; i++) {
        const x = roll() * 80;
        const y = roll() * 72;
        cracks += `M${n(x)} ${n(y)}l${n(roll() * 14 - 7)} ${n(6 + roll() * 8)}l${n(roll() * 10 - 5)} ${n(5 + roll() * 7)}`;
      }
      let pits = '';
      for (let i = 0; i < 9; i++) pits += `<circle cx="${n(roll() * 80)}" cy="${n(roll() * 72)}" r="${n(0.5 + roll() * 1.4)}"/>`;
      return svg(
        80,
        72,
        `<rect width="80" height="72" fill="url(#face)"/>` +
          `<path d="${cracks}" stroke="#1a120a" stroke-opacity=".45" stroke-width="1" fill="none"/><path d="${cracks}" transform="translate(1 1)" stroke="#fff" stroke-opacity=".18" stroke-width=".8" fill="none"/>` +
          `<g fill="#1a120a" opacity=".3">${pits}</g>`,
        `<radialGradient id="face" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
      );
    },
  };
}

/** The sign carved on a monster square or burning on a power square. */
export function signPicture(kind: 'monster' | 'power'): Picture {
  return {
    key: `sign-${kind}`,
    w: 44,
    h: 44,
    sharp: 3,
    svg: () =>
      svg(
        44,
        44,
        kind === 'monster'
          ? `<circle cx="22" cy="22" r="14" fill="#12060a" opacity=".5" filter="url(#soft)"/>${mark({ name: 'death-skull', x: 22, y: 22, size: 34, fill: '#ece0c2' })}`
          : `<circle cx="22" cy="24" r="13" fill="#ffd57a" opacity=".55" filter="url(#glow)"/>${mark({ name: 'flame', x: 22, y: 22, size: 36, fill: '#ffd27a' })}`,
      ),
  };
}

/** A round tile of 160 with a scene in it, a dark rim and a ring of gold leaf. */
function medallion(body: string, defs: string, ring: string): string {
  return svg(
    160,
    160,
    `<ellipse cx="84" cy="132" rx="70" ry="20" fill="#000" opacity=".55" filter="url(#soft)"/>` +
      `<circle cx="80" cy="76" r="70" fill="#120c12" stroke="#060408" stroke-width="3"/>` +
      `<g clip-path="url(#round)">${body}<circle cx="80" cy="76" r="64" fill="url(#vign)"/></g>` +
      `<circle cx="80" cy="76" r="65.5" fill="none" stroke="${ring}" stroke-width="4"/><circle cx="80" cy="76" r="61" fill="none" stroke="#060408" stroke-width="1.4"/>`,
    `${defs}<clipPath id="round"><circle cx="80" cy="76" r="64"/></clipPath>`,
  );
}

/** The start: a cave mouth with the fires of below in it. */
export const UNDERWORLD: Picture = {
  key: 'underworld',
  w: 160,
  h: 160,
  sharp: 2,
  grain: 0.3,
  svg: () => {
    const roll = dice(5);
    return medallion(
      `<rect width="160" height="160" fill="url(#uw)"/>${stars(roll, 160, 50, 24)}` +
        `<path d="${crags(roll, 160, 160, 74, 40, 34)}" fill="#2a1526" stroke="#0a0609"/>` +
        '<circle cx="80" cy="92" r="66" fill="url(#fire)"/>' +
        mark({ name: 'cave-entrance', x: 78, y: 78, size: 108, fill: '#8a7080' }) +
        `<path d="M62 132q6-22 18-24q14 2 20 24z" fill="#ffb347" filter="url(#glow)" opacity=".9"/>` +
        `<path d="M66 132q4-12 10-16q2 6 4 2q8 2 12 14z" fill="#fff0b0" opacity=".85"/>` +
        `${hatching(roll, 160, 118, 20, 16, '#0a0508', 0.8)}`,
      fall('uw', '#120818', '#4a1a22', '#c8431a') + halo('fire', '#ff6a1e', 0.95),
      'url(#gold)',
    );
  },
};

/** The goal: a white tower on its hill; lit and golden once it stands at the end of the path. */
export function libraryPicture(near: boolean): Picture {
  return {
    key: near ? 'library-near' : 'library-far',
    w: 160,
    h: 160,
    sharp: 2,
    grain: 0.3,
    svg: () => {
      const roll = dice(12);
      let rays = '';
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * 2 * Math.PI;
        rays += `M80 66L${n(80 + 110 * Math.cos(a - 0.08))} ${n(66 + 110 * Math.sin(a - 0.08))}L${n(80 + 110 * Math.cos(a + 0.08))} ${n(66 + 110 * Math.sin(a + 0.08))}z`;
      }
      const windows = near
        ? `<g fill="#ffcf5a"><rect x="68" y="70" width="5" height="10" rx="2"/><rect x="87" y="70" width="5" height="10" rx="2"/><rect x="77" y="88" width="6" height="12" rx="3"/></g><circle cx="80" cy="86" r="22" fill="#ffb13f" opacity=".35" filter="url(#glow)"/>`
        : '<rect x="77" y="88" width="6" height="12" rx="3" fill="#ffcf5a" opacity=".7"/>';
      return medallion(
        `<rect width="160" height="160" fill="url(#lib)"/>${stars(roll, 160, 70, 40)}` +
          (near ? `<path d="${rays}" fill="#fff3c0" opacity=".3"/>` : moon(116, 38, 11, '#e9e6cf')) +
          '<circle cx="80" cy="70" r="68" fill="url(#dawn)"/>' +
          `<path d="${crags(roll, 160, 160, 108, 34, 30)}" fill="${near ? '#6b4a22' : '#16233f'}" stroke="#0a0810" stroke-opacity=".5"/>` +
          `<path d="M16 146Q50 104 80 106T146 146V160H16z" fill="${near ? '#4a3518' : '#111b33'}" stroke="#0a0810"/>` +
          firs(roll, 160, 108, 18, 20, 9, '#0b0f14', '#18222c') +
          mark({ name: 'white-tower', x: 80, y: 70, size: 84, fill: near ? '#fbeab0' : '#aeb6c6' }) +
          windows +
          grass(roll, 160, 124, 14, 26, '#0a0a0c'),
        near
          ? fall('lib', '#2c2350', '#b0702a', '#ffe9a8') + halo('dawn', '#ffe08a', 0.95)
          : fall('lib', '#070d24', '#16264f', '#3f5a8c') + halo('dawn', '#8ea6dc', 0.45),
        near ? 'url(#gold)' : '#5b6688',
      );
    },
  };
}
