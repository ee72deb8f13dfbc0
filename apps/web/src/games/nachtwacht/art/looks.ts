import type { Power, PowerCard } from '@questhall/nachtwacht/client';
import type { IconName } from '../../../art/icons.gen.ts';
import type { Mood } from './scenes.ts';

/** The mood and the thing of each power card: rust for the tooth, blood moon, ghost light, cold steel, fire, poison, stars. */
export interface PowerLook {
  fill: string;
  mood: Mood;
  size?: number;
  turn?: number;
}

export const POWER_LOOK: Record<PowerCard, PowerLook> = {
  tooth: {
    fill: '#f2e6c8',
    mood: {
      sky: ['#1c100c', '#5e3018', '#c98a4a'],
      light: { x: 114, y: 104, r: 58, colour: '#e0a050' },
      far: '#33201a',
      near: '#22140f',
      ground: ['#3f2a1a', '#140c07'],
      front: '#0b0604',
    },
  },
  blood: {
    fill: '#e0332f',
    size: 186,
    mood: {
      sky: ['#0f060e', '#3d0d1c', '#8a1f28'],
      light: { x: 168, y: 58, r: 26, colour: '#ff8a6a', core: '#f6c9a0' },
      far: '#2a0c18',
      near: '#1b0710',
      ground: ['#3a0f18', '#120408'],
      front: '#080204',
      stars: 30,
    },
  },
  feather: {
    fill: '#e6f2ff',
    mood: {
      sky: ['#0a1830', '#2a5578', '#a8cfd8'],
      light: { x: 114, y: 100, r: 62, colour: '#d6f0ff' },
      far: '#1f3d58',
      near: '#142c44',
      ground: ['#2c5468', '#0b1a28'],
      front: '#060f1a',
      stars: 40,
    },
  },
  sword: {
    fill: '#c9d2de',
    mood: {
      sky: ['#12141c', '#3b4454', '#a7aab0'],
      light: { x: 114, y: 96, r: 56, colour: '#f4ead0' },
      far: '#272d3a',
      near: '#181c26',
      ground: ['#3a3d44', '#101217'],
      front: '#07080b',
      rays: '#fff4d0',
    },
  },
  torch: {
    fill: '#ffb13f',
    size: 186,
    mood: {
      sky: ['#1a0f1c', '#5a2416', '#c9601c'],
      light: { x: 128, y: 96, r: 66, colour: '#ff9a2e' },
      far: '#2c1418',
      near: '#1c0c10',
      ground: ['#3a1c12', '#120806'],
      front: '#060302',
    },
  },
  potion: {
    fill: '#a7e08a',
    mood: {
      sky: ['#0e0a22', '#24365a', '#3f8a6a'],
      light: { x: 114, y: 108, r: 60, colour: '#7cf0a0' },
      far: '#15263c',
      near: '#0d1a2c',
      ground: ['#1e4038', '#081612'],
      front: '#040a08',
      stars: 50,
    },
  },
  joker: {
    fill: '#ffd657',
    mood: {
      sky: ['#120a30', '#4a2a7c', '#b06fb0'],
      light: { x: 114, y: 104, r: 62, colour: '#ffd0f0' },
      far: '#2a1850',
      near: '#1c1038',
      ground: ['#3b2460', '#100822'],
      front: '#08041a',
      stars: 60,
      rays: '#ffe9a8',
    },
  },
};

/** The portrait of each monster, by the power that beats it. */
export const MONSTER_LOOK: Record<Power, { icon: IconName; fill: string; light: string; sky: [string, string, string] }> = {
  tooth: { icon: 'werewolf', fill: '#d0b48a', light: '#f4e6b0', sky: ['#0e1430', '#2b3a66', '#8a90a0'] },
  blood: { icon: 'vampire-dracula', fill: '#dcd0c4', light: '#ff5a4a', sky: ['#14060e', '#4a1020', '#a02a2a'] },
  feather: { icon: 'harpy', fill: '#bcd4dc', light: '#cfeaff', sky: ['#0a1830', '#2c5a78', '#9cc4cc'] },
  sword: { icon: 'black-knight-helm', fill: '#9a9ca8', light: '#d8dcea', sky: ['#101218', '#343c4e', '#8c929c'] },
  torch: { icon: 'spectre', fill: '#e4f0ff', light: '#9ab8ff', sky: ['#080818', '#221f50', '#5a64a8'] },
  potion: { icon: 'gooey-daemon', fill: '#a8d07c', light: '#9cf07a', sky: ['#0a1210', '#1f3a30', '#5a8a4a'] },
};
