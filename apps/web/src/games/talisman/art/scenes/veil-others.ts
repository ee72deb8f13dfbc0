import type { Scene } from '../scene/scene.ts';
import { scene } from './souls-kit.ts';

/** Events, Strangers, Followers and Places of the Veil. */
export const VEIL_OTHERS = {
  'veil.bright-light': scene(
    ['pale', 'hills', 'meadow', 'grass'],
    ['sun', 0.5, 0.34, 26, 0.72],
    [
      ['ghost', 'ghost', 0.18, 0.7, 0.34, { opacity: 0.7, floats: true }],
      ['sunbeams', 'gold', 0.54, 0.42, 0.8, { open: true, floats: true, aura: '#fffbd8' }],
    ],
    { fx: ['rays', ['beam', 0.5, 0.9, 54, '#fffbe0']], over: [['glitter', 0.5, 0.5, 70, '#ffffff']] },
  ),
  'veil.chilling-winds': scene(
    ['snow', 'alps', 'snow', 'drift'],
    ['glow', 0.3, 0.3, 24, 0.7],
    [
      ['person-in-blizzard', 'slate', 0.78, 0.62, 0.5],
      ['wind-slap', 'ice', 0.36, 0.44, 0.78, { floats: true, open: true, aura: '#d8f4ff' }],
    ],
    { over: ['gale', 'snow'] },
  ),
  'veil.cleansing-fire': scene(
    ['gold', 'stones', 'ash', 'stones'],
    ['glow', 0.5, 0.5, 34, 0.74],
    [['flame-spin', 'flame', 0.5, 0.46, 0.86, { floats: true, aura: '#fff0b0' }]],
    {
      fx: [
        ['flames', 0.16, 0.86, 24],
        ['flames', 0.84, 0.86, 24],
      ],
      over: [['sparks', 0.5, 0.4, 90, '#fff4c0']],
    },
  ),
  'veil.infernal-fire': scene(
    ['hell', 'fangs', 'ash', 'bones'],
    ['glow', 0.5, 0.56, 34, 0.74],
    [['flame-claws', 'ember', 0.5, 0.47, 0.88, { floats: true, aura: '#ff5a1a' }]],
    {
      fx: [
        ['flames', 0.2, 0.88, 34],
        ['flames', 0.8, 0.88, 34],
      ],
      over: [['sparks', 0.5, 0.4, 90, '#ffb03a']],
    },
  ),
  'veil.judgement': scene(
    ['veil', 'columns', 'tiles', 'none'],
    ['glow', 0.5, 0.32, 30, 0.76],
    [['scales', 'silver', 0.5, 0.47, 0.84, { floats: true, aura: '#c8fff0' }]],
    { fx: [['beam', 0.5, 0.92, 44, '#e0fff4']], over: [['sparks', 0.5, 0.42, 70, '#d8fff0']] },
  ),
  'veil.proper-burial': scene(
    ['rose', 'hills', 'meadow', 'leafy'],
    ['sun', 0.78, 0.32, 15, 0.66],
    [
      ['grave-flowers', 'leaf', 0.84, 0.68, 0.44],
      ['hasty-grave', 'stone', 0.42, 0.54, 0.8],
    ],
    { over: [['petals', 0.5, 0.4, 70, '#fff0e0']] },
  ),
  'veil.restless-dead': scene(
    ['underworld', 'stones', 'grass', 'graves'],
    ['moon', 0.24, 0.2, 16, 0.66],
    [
      ['raise-skeleton', 'bone', 0.84, 0.6, 0.46, { away: 0.3 }],
      ['raise-zombie', 'moss', 0.46, 0.54, 0.88, { aura: '#7fe8b0' }],
    ],
    { fx: [['bats', 0.7, 0.2, 34]], over: [['mist', 0.5, 0.88, 14]] },
  ),
  'veil.rising-mists': scene(
    ['pale', 'firs', 'marsh', 'reeds'],
    ['moon', 0.5, 0.22, 17, 0.56],
    [
      ['floating-ghost', 'ghost', 0.22, 0.52, 0.4, { opacity: 0.55, floats: true }],
      ['floating-ghost', 'ghost', 0.8, 0.5, 0.46, { opacity: 0.6, floats: true, flip: true }],
      ['fog', 'ice', 0.5, 0.5, 0.74, { floats: true, open: true, aura: '#f4fffc' }],
    ],
    {
      over: [
        ['mist', 0.5, 0.66, 18],
        ['mist', 0.5, 0.86, 18],
      ],
    },
  ),
  'veil.gathering': scene(
    ['violet', 'stones', 'grass', 'stones'],
    ['moon', 0.5, 0.2, 18, 0.66],
    [
      ['ghost', 'ghost', 0.2, 0.52, 0.44, { floats: true, opacity: 0.75 }],
      ['spectre', 'ghost', 0.8, 0.5, 0.5, { floats: true, opacity: 0.8, flip: true }],
      ['two-shadows', 'lilac', 0.5, 0.52, 0.76, { floats: true, aura: '#b890f8' }],
    ],
    {
      over: [
        ['rings', 0.5, 0.9, 40, '#d8b8ff'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.trial': scene(
    ['veil', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 30, 0.74],
    [['confrontation', 'ghost', 0.5, 0.48, 0.86, { floats: true, aura: '#9ff4e0' }]],
    {
      over: [
        ['rings', 0.5, 0.46, 40, '#d0fff4'],
        ['sparks', 0.5, 0.46, 60, '#e8fffa'],
      ],
    },
  ),
  'veil.wrong-turn': scene(
    ['fog', 'trunks', 'path', 'right'],
    ['moon', 0.2, 0.2, 14, 0.62],
    [['direction-signs', 'wood', 0.54, 0.5, 0.9]],
    {
      over: [
        ['mist', 0.5, 0.72, 15],
        ['swirl', 0.16, 0.7, 26, '#f0fff8'],
      ],
    },
  ),
  'veil.divine-priestess': scene(
    ['gold', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.3, 32, 0.78],
    [['prayer', 'cloth', 0.5, 0.5, 0.9, { aura: '#fff4c8' }]],
    {
      fx: ['rays', ['halo', 0.5, 0.36, 54, '#fff4c0']],
      over: [
        ['glitter', 0.5, 0.4, 66, '#fffbe8'],
        ['candles', 0.5, 0.94, 5],
      ],
    },
  ),
  'veil.lost-maiden': scene(
    ['pale', 'trunks', 'meadow', 'tall'],
    ['moon', 0.8, 0.2, 14, 0.68],
    [
      ['rose', 'wine', 0.84, 0.78, 0.26, { turn: 24 }],
      ['large-dress', 'ghost', 0.46, 0.5, 0.92, { floats: true, aura: '#f4fffc' }],
    ],
    {
      over: [
        ['petals', 0.6, 0.5, 60, '#ffd8e0'],
        ['mist', 0.5, 0.88, 13],
      ],
    },
  ),
  'veil.lost-warrior': scene(
    ['pale', 'castle', 'grass', 'stones'],
    ['moon', 0.22, 0.2, 14, 0.7],
    [
      ['shattered-sword', 'steel', 0.85, 0.66, 0.42, { turn: 16 }],
      [
        'barbute',
        'ghost',
        0.45,
        0.5,
        0.88,
        {
          floats: true,
          aura: '#e0f4ff',
          eyes: [
            [200, 230, 9, '#a8f0ff'],
            [312, 230, 9, '#a8f0ff'],
          ],
        },
      ],
    ],
    { over: [['mist', 0.5, 0.88, 13]] },
  ),
  'veil.mistwalker': scene(
    ['veil', 'hills', 'path', 'tall'],
    ['sickle', 0.8, 0.2, 14, 0.66],
    [['duality-mask', 'silver', 0.5, 0.48, 0.84, { floats: true, aura: '#c0fff0' }]],
    {
      over: [
        ['mist', 0.5, 0.74, 16],
        ['glitter', 0.5, 0.4, 50, '#e8fff8'],
      ],
    },
  ),
  'veil.rakshasa': scene(
    ['royal', 'cloth', 'tiles', 'curtain'],
    ['glow', 0.5, 0.4, 30, 0.84],
    [
      [
        'tiger-head',
        'rust',
        0.5,
        0.5,
        0.9,
        {
          aura: '#ff9a3a',
          eyes: [
            [196, 236, 11, '#fff08a'],
            [316, 236, 11, '#fff08a'],
          ],
        },
      ],
    ],
    {
      over: [
        ['smoke', 0.16, 0.8, 50, '#c07a4a'],
        ['coins', 0.84, 0.94, 34],
      ],
    },
  ),
  'veil.friendly-ghost': scene(
    ['morning', 'hills', 'path', 'leafy'],
    ['sun', 0.2, 0.28, 15, 0.66],
    [
      ['rose', 'rose', 0.2, 0.62, 0.3, { floats: true, turn: -20 }],
      ['ghost', 'ghost', 0.54, 0.48, 0.8, { floats: true, flip: true, aura: '#ffffff' }],
    ],
    { over: [['glitter', 0.52, 0.44, 60, '#ffffff']] },
  ),
  'veil.ghostly-mule': scene(
    ['veil', 'crags', 'path', 'grass'],
    ['moon', 0.76, 0.2, 14, 0.64],
    [
      ['knapsack', 'ghost', 0.18, 0.74, 0.32, { opacity: 0.75, floats: true }],
      ['donkey', 'ghost', 0.52, 0.5, 0.9, { floats: true, aura: '#b0f4e8' }],
    ],
    { over: [['mist', 0.5, 0.86, 13]] },
  ),
  'veil.really-lost-soul': scene(
    ['underworld', 'trunks', 'path', 'left'],
    ['glow', 0.5, 0.44, 28, 0.64],
    [['despair', 'ghost', 0.52, 0.5, 0.82, { floats: true, aura: '#a8fff4' }]],
    {
      over: [
        ['sparks', 0.52, 0.4, 60, '#d8fff8'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.rebellious-spirit': scene(
    ['storm', 'keep', 'rock', 'stones'],
    ['glow', 0.5, 0.36, 30, 0.72],
    [['djinn', 'violet', 0.5, 0.48, 0.9, { floats: true, aura: '#b07af0' }]],
    {
      fx: [
        ['bolt', 0.2, 0, 80],
        ['bolt', 0.84, 0, 70],
      ],
      over: [['smoke', 0.5, 0.94, 50, '#5a4a7a']],
    },
  ),
  'veil.vengeful-guide': scene(
    ['underworld', 'crags', 'path', 'right'],
    ['sickle', 0.2, 0.2, 13, 0.66],
    [
      ['executioner-hood', 'wine', 0.44, 0.5, 0.86, { floats: true, aura: '#c84a5a' }],
      ['old-lantern', 'bronze', 0.84, 0.58, 0.42, { floats: true, aura: '#9fffd8' }],
    ],
    { over: [['mist', 0.5, 0.88, 12]] },
  ),
  'veil.pit-of-souls': scene(
    ['underworld', 'stones', 'grass', 'graves'],
    ['glow', 0.5, 0.4, 30, 0.64],
    [['well', 'stone', 0.5, 0.54, 0.88]],
    {
      fx: [['beam', 0.5, 0.5, 30, '#a8fff0']],
      over: [
        ['sparks', 0.5, 0.24, 60, '#d0fff4'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.pool-of-souls': scene(
    ['veil', 'columns', 'water', 'reeds'],
    ['moon', 0.5, 0.2, 16, 0.5],
    [['lotus', 'ghost', 0.5, 0.58, 0.66, { floats: true, aura: '#c8fff4' }]],
    {
      over: [
        ['ripples', 0.5, 0.78, 56, '#d8fff8'],
        ['ripples', 0.5, 0.9, 30, '#d8fff8'],
        ['sparks', 0.5, 0.36, 60, '#e8fffa'],
      ],
    },
  ),
  'veil.shifting-maze': scene(
    ['veil', 'wall', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 30, 0.78],
    [['maze', 'stone', 0.5, 0.48, 0.84, { turn: 13, floats: true, open: true, aura: '#8ff0dc' }]],
    { fx: [['swirl', 0.5, 0.48, 76, '#c8fff0']], over: [['mist', 0.5, 0.9, 13]] },
  ),
} satisfies Record<string, Scene>;
