import type { Picture } from '../../../art/draw.ts';
import { svg } from '../../../art/svg.ts';
import { drawScene, type Scene } from './scene/scene.ts';

const WIDE = 264;
const HIGH = 165;

/** Somebody rides out, and far away, over the mountains of fire, hangs the Crown. */
const SCENE: Scene = {
  mood: 'ember',
  far: 'keep',
  ground: 'path',
  lamp: ['glow', 0.54, 0.52, 46],
  line: 0.76,
  front: 'stones',
  fx: [
    ['stars', 0, 0, 70],
    ['rays', 0.54, 0.52, 40, '#ffd88a'],
    ['clouds', 0.5, 0.2, 16],
    ['bats', 0.8, 0.24, 24],
  ],
  over: [
    ['glitter', 0.54, 0.48, 50, '#fff4c0'],
    ['sparks', 0.9, 0.6, 40, '#ffb03a'],
    ['mist', 0.4, 0.8, 12],
  ],
  things: [
    ['imperial-crown', 'gold', 0.54, 0.49, 0.4, { floats: true, aura: '#ffca5a' }],
    ['dragon-head', 'crimson', 0.87, 0.66, 0.68, { flip: true, eyes: [[258, 162, 10]] }],
    ['mounted-knight', 'steel', 0.23, 0.66, 0.54],
  ],
};

/** The lid of the box. */
export const LID: Picture = {
  key: 'lid',
  w: WIDE,
  h: HIGH,
  sharp: 3.4,
  grain: 0.14,
  solid: true,
  svg: () => {
    const { body, defs } = drawScene('lid', SCENE, WIDE, HIGH);
    return svg(WIDE, HIGH, body, defs);
  },
};
