import type { Picture } from '../../../art/draw.ts';
import { n, svg } from '../../../art/svg.ts';
import { CUT, carve, materials, type Thing } from './scene/carve.ts';
import { darker, lighter, type Tint } from './scene/colour.ts';
import { INK, times } from './scene/pen.ts';

/** The decks that have a back of their own. */
export type Deck = 'adventure' | 'spell' | 'talisman' | 'purchase' | 'character' | 'veil' | 'ending';

const LOOK: Readonly<Record<Deck, { ground: string; thing: Thing[0]; tint: Tint }>> = {
  adventure: { ground: '#7a1a18', thing: 'broadsword', tint: 'gold' },
  spell: { ground: '#3d2a70', thing: 'pentagram-rose', tint: 'lilac' },
  talisman: { ground: '#2c5a30', thing: 'gem-pendant', tint: 'gold' },
  purchase: { ground: '#6b4a14', thing: 'anvil', tint: 'steel' },
  character: { ground: '#1f4868', thing: 'imperial-crown', tint: 'gold' },
  veil: { ground: '#124a50', thing: 'haunting', tint: 'ghost' },
  ending: { ground: '#241a3c', thing: 'crowned-skull', tint: 'silver' },
};

const WIDE = 250;
const HIGH = 350;

/** The back of a deck: a lozenge and a circle in gold on the deck's colour, the same for every card of it. */
export function backPicture(deck: Deck): Picture {
  const { ground, thing, tint } = LOOK[deck];
  const things: Thing[] = [[thing, tint, 0.5, 0.5, 0.21, { open: true, floats: true }]];
  const lattice = times(40, (i) => `M${(i - 14) * 18} 0l190 ${HIGH}M${(i - 14) * 18 + 190} 0l-190 ${HIGH}`.trim());
  const leaf = (turn: number) =>
    `<g transform="rotate(${turn} 125 175)"><path d="M18 70V26Q18 18 26 18H70Q48 24 38 38Q24 48 18 70Z" fill="url(#gold)" stroke="${INK}"/><circle cx="31" cy="31" r="4" fill="${ground}" stroke="${INK}"/></g>`;
  return {
    key: `back-${deck}`,
    w: WIDE,
    h: HIGH,
    sharp: 1,
    grain: 0.2,
    solid: true,
    svg: () =>
      svg(
        WIDE,
        HIGH,
        `<rect width="${WIDE}" height="${HIGH}" fill="url(#back)"/><path d="${lattice}" stroke="${lighter(ground, 0.5)}" stroke-opacity=".2" fill="none"/>` +
          [0, 180].map(leaf).join('') +
          `<g transform="translate(250 0) scale(-1 1)">${[0, 180].map(leaf).join('')}</g>` +
          `<path d="M125 40L212 175L125 310L38 175Z" fill="${darker(ground, 0.5)}" stroke="url(#gold)" stroke-width="3.4"/><path d="M125 60L199 175L125 290L51 175Z" fill="none" stroke="url(#gold)" stroke-opacity=".7" stroke-width="1.3"/>` +
          times(
            16,
            (i) =>
              `<path transform="rotate(${n(i * 22.5)} 125 175)" d="M121 118L125 106L129 118Z" fill="url(#gold)" stroke="${INK}" stroke-width=".7"/>`,
          ) +
          `<circle cx="125" cy="175" r="55" fill="${ground}" stroke="url(#gold)" stroke-width="3.4"/><circle cx="125" cy="175" r="49" fill="none" stroke="url(#gold)" stroke-width="1.2"/>` +
          carve(things[0]!, WIDE, HIGH, ground) +
          `<rect width="${WIDE}" height="${HIGH}" fill="url(#vign)"/><rect x="1" y="1" width="248" height="348" rx="13" fill="none" stroke="#0c0605" stroke-width="4"/><rect x="6.5" y="6.5" width="237" height="337" rx="9" fill="none" stroke="url(#gold)" stroke-width="2"/>`,
        `<radialGradient id="back" cx=".5" cy=".46" r=".75"><stop stop-color="${lighter(ground, 0.12)}"/><stop offset="1" stop-color="${darker(ground, 0.5)}"/></radialGradient>${materials(things, ground)}${CUT}`,
      ),
  };
}

export const DECKS = Object.keys(LOOK) as Deck[];
