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

/** Beyond the Veil sits a king without flesh, and the dead walk about. */
const SOULS: Scene = {
  mood: 'veil',
  far: 'keep',
  ground: 'path',
  lamp: ['glow', 0.52, 0.46, 50],
  line: 0.78,
  front: 'stones',
  fx: [
    ['stars', 0, 0, 70],
    ['rays', 0.52, 0.46, 44, '#a8fff0'],
    ['clouds', 0.5, 0.2, 16],
  ],
  over: [
    ['glitter', 0.52, 0.44, 54, '#d8fff6'],
    ['mist', 0.4, 0.82, 12],
  ],
  things: [
    ['ghost', 'bone', 0.85, 0.6, 0.5, { flip: true, floats: true, aura: '#7fe8dc' }],
    ['spectre', 'slate', 0.18, 0.62, 0.56, { floats: true }],
    ['crowned-skull', 'bone', 0.52, 0.52, 0.6, { aura: '#8ffff0', eyes: [] }],
  ],
};

const lid = (key: string, scene: Scene): Picture => ({
  key,
  w: WIDE,
  h: HIGH,
  sharp: 2.8,
  grain: 0.14,
  solid: true,
  svg: () => {
    const { body, defs } = drawScene(key, scene, WIDE, HIGH);
    return svg(WIDE, HIGH, body, defs);
  },
});

/** The lids of the boxes: Talisman, and the Realm of Souls. */
export const LIDS: readonly Picture[] = [lid('lid', SCENE), lid('lid-souls', SOULS)];
