import type { Power, PowerCard, StepCard } from '@questhall/nachtwacht/client';
import type { Picture } from '../../../art/draw.ts';
import type { IconName } from '../../../art/icons.gen.ts';
import { dice, mark, n, svg } from '../../../art/svg.ts';
import { MONSTER_LOOK, POWER_LOOK } from './looks.ts';
import { graves, type Mood, moon, road, type Scene, scene } from './scenes.ts';
import { powerIcon } from './sizes.ts';

/** All cards are 250 by 350 with a corner of 13. Numbers and names are live text over these pictures. */
export const CARD = { w: 250, h: 350 };

/** Puts a scene into a card's window, with the dark edge and the metal hairline. */
function framed(s: Scene, at: { x: number; y: number }, edge: string, line: string, over = ''): string {
  const { body, defs } = scene(s);
  return svg(
    CARD.w,
    CARD.h,
    `<rect x="1" y="1" width="248" height="348" rx="13" fill="${edge}" stroke="#04060d" stroke-width="2"/>` +
      `<svg x="${at.x}" y="${at.y}" width="${s.w}" height="${s.h}" viewBox="0 0 ${s.w} ${s.h}">${body}</svg>` +
      `<rect x="${at.x}" y="${at.y}" width="${s.w}" height="${s.h}" fill="none" stroke="#05070f" stroke-width="1.6"/>` +
      over +
      `<rect x="5.5" y="5.5" width="239" height="339" rx="9.5" fill="none" stroke="${line}" stroke-width="2"/>`,
    defs,
  );
}

const NIGHT: Omit<Mood, 'light'> = {
  sky: ['#060b20', '#152650', '#4a689f'],
  far: '#121d40',
  near: '#0a1330',
  ground: ['#1f2d50', '#070b18'],
  front: '#04070f',
  stars: 70,
};

const STEP_INDEX: Record<StepCard, number> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, skull: 7, vega: 8 };

/** Footprints along the road, as many as the card has steps. */
function prints(count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = i / 5;
    out += `<g opacity=".9" transform="translate(${n(196 - t * 64 + (i % 2) * 12)} ${n(306 - t * 74)}) rotate(${-24 - i * 2}) scale(${n(1.05 - t * 0.5)})"><ellipse rx="4.4" ry="7.4" fill="#f3e2b4"/><ellipse cy="11.5" rx="3.2" ry="3.4" fill="#f3e2b4"/></g>`;
  }
  return out;
}

/** A night road; the moon stands a little further on each card, and the road carries as many footprints as steps. */
export function stepPicture(card: StepCard): Picture {
  const at = STEP_INDEX[card];
  const base = { seed: 40 + at, w: 228, h: 328, ...NIGHT };
  const draw = (): Scene => {
    if (card === 'skull') {
      return {
        ...base,
        sky: ['#070a1c', '#231d4a', '#7a5a86'],
        light: { x: 114, y: 128, r: 70, colour: '#c9a6ff' },
        behind: graves(dice(3), 228, 262, 7, 26),
        icon: { name: 'death-skull', fill: '#f0e2bf', size: 148, y: 146 },
        before: graves(dice(9), 228, 316, 4, 34),
      };
    }
    if (card === 'vega') {
      return {
        ...base,
        sky: ['#0b0a26', '#2a2360', '#6e6fb0'],
        light: { x: 114, y: 136, r: 74, colour: '#ffe7a0' },
        icon: { name: 'witch-flight', fill: '#f7ead0', size: 168, y: 138 },
      };
    }
    return {
      ...base,
      light: { x: 28 + at * 28, y: 62 - Math.sin((at / 7) * Math.PI) * 16, r: 22, colour: '#cfdcff', core: '#f4f0d8' },
      behind: road(228, 328, (at - 3.5) * 0.03, '#c9bd98') + prints(at),
    };
  };
  return {
    key: `step-${card}`,
    ...CARD,
    sharp: 1.6,
    grain: 0.4,
    solid: true,
    svg: () => framed(draw(), { x: 11, y: 11 }, '#0c1430', '#f09a3a'),
  };
}

/** One object on fire or in moonlight over three quarters; below it a strip of bone for the name. */
export function powerPicture(card: PowerCard): Picture {
  const look = POWER_LOOK[card];
  return {
    key: `power-${card}`,
    ...CARD,
    sharp: 1.6,
    grain: 0.42,
    solid: true,
    svg: () =>
      framed(
        {
          seed: 80 + card.length * 3 + card.charCodeAt(0),
          w: 228,
          h: 262,
          ...look.mood,
          icon: { name: powerIcon(card), fill: look.fill, size: look.size ?? 172, y: 134, ...(look.turn ? { turn: look.turn } : {}) },
        },
        { x: 11, y: 11 },
        '#1a0a10',
        '#e0692a',
        `<rect x="11" y="273" width="228" height="66" fill="#e9dec2"/><path d="M11 273H239" stroke="#f0c060" stroke-width="2.4"/>`,
      ),
  };
}

/** Bone paper with a portrait; the power that beats the monster is drawn live below it. */
export function monsterPicture(power: Power): Picture {
  const look = MONSTER_LOOK[power];
  return {
    key: `monster-${power}`,
    ...CARD,
    sharp: 1.4,
    grain: 0.5,
    solid: true,
    svg: () => {
      const { body, defs } = scene({
        seed: 140 + power.charCodeAt(1),
        w: 214,
        h: 234,
        sky: look.sky,
        light: { x: 107, y: 92, r: 60, colour: look.light },
        far: '#1c1a2c',
        near: '#12101e',
        ground: ['#2a2638', '#0b0912'],
        front: '#05040a',
        icon: { name: look.icon, fill: look.fill, size: 192, y: 122 },
      });
      return svg(
        CARD.w,
        CARD.h,
        `<rect x="1" y="1" width="248" height="348" rx="13" fill="#ecdfc0" stroke="#120d08" stroke-width="2.4"/>` +
          `<rect x="8" y="8" width="234" height="334" rx="11" fill="none" stroke="#7a4a2a" stroke-opacity=".45" stroke-width="1.6"/>` +
          `<svg x="18" y="18" width="214" height="234" viewBox="0 0 214 234">${body}</svg>` +
          `<rect x="18" y="18" width="214" height="234" fill="none" stroke="#120d08" stroke-width="3"/>` +
          `<rect x="22" y="22" width="206" height="226" fill="none" stroke="#f6dc8e" stroke-opacity=".5" stroke-width="1.4"/>`,
        defs,
      );
    },
  };
}

export type Back = 'step' | 'power' | 'monster' | 'strip';

const BACK_LOOK: Record<Back, { edge: string; ground: string; deep: string; icon: IconName | null; line: string }> = {
  step: { edge: '#0c1430', ground: '#1b3a74', deep: '#0a1638', icon: null, line: '#d9a93f' },
  power: { edge: '#2a0a10', ground: '#8a2020', deep: '#3a0a10', icon: 'flame', line: '#e9b04f' },
  monster: { edge: '#15101c', ground: '#3a2f4e', deep: '#140f1e', icon: 'death-skull', line: '#cfbf98' },
  strip: { edge: '#14110c', ground: '#57503f', deep: '#2a261d', icon: 'footsteps', line: '#cbb98a' },
};

/** Card backs: one lozenge and one circle in gold on the deck's colour, the same for every card of the deck. */
export function backPicture(back: Back): Picture {
  const look = BACK_LOOK[back];
  return {
    key: `back-${back}`,
    ...CARD,
    sharp: 1,
    grain: 0.5,
    solid: true,
    svg: () =>
      svg(
        CARD.w,
        CARD.h,
        `<rect x="1" y="1" width="248" height="348" rx="13" fill="${look.edge}" stroke="#04060d" stroke-width="2"/>` +
          `<rect x="11" y="11" width="228" height="328" rx="6" fill="url(#back)"/>` +
          lattice(look.line) +
          `<path d="M125 44L206 175L125 306L44 175Z" fill="${look.deep}" stroke="url(#gold)" stroke-width="3"/>` +
          `<path d="M125 62L195 175L125 288L55 175Z" fill="none" stroke="${look.line}" stroke-opacity=".6" stroke-width="1.2"/>` +
          `<circle cx="125" cy="175" r="47" fill="${look.ground}" stroke="url(#gold)" stroke-width="3"/>` +
          (look.icon
            ? mark({ name: look.icon, x: 125, y: 175, size: 62, fill: '#f0d58c' })
            : `${moon(125, 175, 30, '#f4ecc8')}<circle cx="137" cy="168" r="26" fill="${look.ground}"/>`) +
          `<rect x="11" y="11" width="228" height="328" rx="6" fill="url(#vign)"/>` +
          `<rect x="5.5" y="5.5" width="239" height="339" rx="9.5" fill="none" stroke="${look.line}" stroke-width="2"/>`,
        `<radialGradient id="back" cx=".5" cy=".5" r=".8"><stop offset="0" stop-color="${look.ground}"/><stop offset="1" stop-color="${look.deep}"/></radialGradient>`,
      ),
  };
}

function lattice(line: string): string {
  let d = '';
  for (let i = -14; i < 26; i++) d += `M${i * 18} 11l190 328M${i * 18 + 190} 11l-190 328`;
  return `<svg x="11" y="11" width="228" height="328" viewBox="11 11 228 328"><path d="${d}" stroke="${line}" stroke-opacity=".16" stroke-width="1" fill="none"/></svg>`;
}
