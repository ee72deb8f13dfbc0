import type { Scene } from '../scene/scene.ts';
import { scene } from './souls-kit.ts';

/** Magic Objects of the Veil: heirlooms of the dead, and the cursed ones among them. */
export const VEIL_GOODS = {
  'veil.armour-of-vulnerability': scene(
    ['underworld', 'wall', 'tiles', 'none'],
    ['glow', 0.5, 0.36, 28, 0.78],
    [['lamellar', 'wine', 0.5, 0.5, 0.86, { floats: true, aura: '#d0405a' }]],
    {
      over: [
        ['plinth', 0.5, 0.94, 46],
        ['sparks', 0.5, 0.5, 60, '#ff8a9a'],
      ],
    },
  ),
  'veil.barbed-bracer': scene(
    ['ember', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 26, 0.78],
    [
      ['barbed-coil', 'iron', 0.5, 0.52, 0.92, { open: true, floats: true, opacity: 0.7 }],
      ['bracers', 'rust', 0.5, 0.5, 0.7, { floats: true, aura: '#e0562a' }],
    ],
    { over: [['sparks', 0.5, 0.5, 50, '#ff6a5a']] },
  ),
  'veil.chains-of-greed': scene(
    ['gold', 'cave', 'rock', 'none'],
    ['glow', 0.5, 0.4, 28, 0.74],
    [
      ['locked-chest', 'wood', 0.5, 0.6, 0.64],
      ['crossed-chains', 'iron', 0.5, 0.52, 0.86, { open: true, floats: true, aura: '#ffd86a' }],
    ],
    {
      over: [
        ['coins', 0.2, 0.94, 50],
        ['coins', 0.82, 0.95, 50],
      ],
    },
  ),
  'veil.collar-of-destiny': scene(
    ['violet', 'cloth', 'none', 'curtain'],
    ['glow', 0.5, 0.42, 28, 0.9],
    [['spiked-collar', 'iron', 0.5, 0.5, 0.82, { floats: true, aura: '#c08af0' }]],
    {
      over: [
        ['cushion', 0.5, 0.9, 50, '#6a2a5a'],
        ['glitter', 0.5, 0.4, 50, '#f0d8ff'],
      ],
    },
  ),
  'veil.dancing-sword': scene(
    ['arcane', 'keep', 'rock', 'stones'],
    ['glow', 0.5, 0.42, 28, 0.76],
    [['spinning-sword', 'steel', 0.5, 0.48, 0.88, { floats: true, aura: '#8ff0f8' }]],
    { fx: [['swirl', 0.5, 0.48, 76, '#c8fffa']], over: [['sparks', 0.5, 0.46, 70, '#e8ffff']] },
  ),
  'veil.heart-of-night': scene(
    ['night', 'cave', 'rock', 'none'],
    ['glow', 0.5, 0.44, 26, 0.76],
    [['shining-heart', 'blue', 0.5, 0.48, 0.78, { floats: true, aura: '#5a7af0' }]],
    { fx: [['stars', 0, 0, 70]], over: [['glitter', 0.5, 0.46, 66, '#c8d8ff']] },
  ),
  'veil.never-ending-mist': scene(
    ['pale', 'shelves', 'tiles', 'none'],
    ['glow', 0.5, 0.42, 28, 0.76],
    [['smoking-orb', 'ghost', 0.5, 0.48, 0.84, { floats: true, aura: '#f0fffc' }]],
    {
      over: [
        ['mist', 0.5, 0.8, 18],
        ['smoke', 0.5, 0.5, 60, '#e8f4f0'],
      ],
    },
  ),
  'veil.orb-of-the-veil': scene(
    ['veil', 'cloth', 'none', 'curtain'],
    ['glow', 0.5, 0.42, 30, 0.92],
    [['frozen-orb', 'ghost', 0.5, 0.46, 0.8, { floats: true, aura: '#9ffff0' }]],
    {
      over: [
        ['cushion', 0.5, 0.9, 46, '#1f5a5a'],
        ['rings', 0.5, 0.46, 40, '#d8fff8'],
      ],
    },
  ),
  'veil.screaming-skull': scene(
    ['underworld', 'shelves', 'tiles', 'none'],
    ['glow', 0.5, 0.42, 26, 0.78],
    [
      [
        'surprised-skull',
        'bone',
        0.5,
        0.48,
        0.82,
        {
          aura: '#b8ffe0',
          eyes: [
            [180, 220, 14, '#8affd8'],
            [332, 220, 14, '#8affd8'],
          ],
        },
      ],
    ],
    { fx: [['rings', 0.5, 0.5, 50, '#c8ffe8']], over: [['candles', 0.5, 0.94, 6]] },
  ),
  'veil.shackles-of-silence': scene(
    ['gloom', 'wall', 'tiles', 'none'],
    ['glow', 0.5, 0.38, 26, 0.78],
    [['manacles', 'iron', 0.5, 0.49, 0.86, { open: true, floats: true, aura: '#b8d88a' }]],
    {
      over: [
        ['web', 0.06, 0.06, 40, '#c8d8b0'],
        ['mist', 0.5, 0.94, 10],
      ],
    },
  ),
  'veil.soul-drinker': scene(
    ['hell', 'columns', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 28, 0.78],
    [['dripping-sword', 'violet', 0.5, 0.48, 0.92, { floats: true, aura: '#d0507a' }]],
    { fx: [['swirl', 0.5, 0.5, 66, '#ff9ac0']], over: [['sparks', 0.5, 0.5, 60, '#ffb8d8']] },
  ),
  'veil.soul-seal': scene(
    ['study', 'shelves', 'tiles', 'none'],
    ['glow', 0.5, 0.42, 28, 0.76],
    [
      ['tied-scroll', 'cloth', 0.2, 0.74, 0.36, { turn: -12 }],
      ['wax-seal', 'teal', 0.54, 0.48, 0.8, { floats: true, aura: '#8ff0dc' }],
    ],
    { over: [['runes', 0.54, 0.48, 60, '#c8fff0']] },
  ),
  'veil.spirit-eye': scene(
    ['arcane', 'cave', 'rock', 'none'],
    ['glow', 0.5, 0.42, 30, 0.78],
    [['crystal-eye', 'ice', 0.5, 0.47, 0.82, { floats: true, aura: '#8fe8ff' }]],
    { fx: [['halo', 0.5, 0.47, 58, '#c8f8ff']], over: [['glitter', 0.5, 0.44, 60, '#f0ffff']] },
  ),
  'veil.armour-of-the-fallen': scene(
    ['veil', 'stones', 'grass', 'graves'],
    ['moon', 0.8, 0.2, 14, 0.7],
    [['scale-mail', 'steel', 0.47, 0.5, 0.86, { floats: true, aura: '#a8f4e8' }]],
    {
      over: [
        ['sparks', 0.47, 0.46, 56, '#d8fff8'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.sword-of-the-fallen': scene(
    ['veil', 'stones', 'grass', 'graves'],
    ['moon', 0.2, 0.2, 14, 0.7],
    [['two-handed-sword', 'ghost', 0.52, 0.49, 0.94, { floats: true, aura: '#a8f4e8' }]],
    {
      over: [
        ['sparks', 0.52, 0.46, 56, '#d8fff8'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.talisman-of-the-fallen': scene(
    ['veil', 'stones', 'rock', 'graves'],
    ['glow', 0.5, 0.4, 30, 0.76],
    [['tribal-pendant', 'ghost', 0.5, 0.47, 0.84, { floats: true, aura: '#b8fff0' }]],
    { fx: ['rays'], over: [['glitter', 0.5, 0.46, 70, '#f0fffa']] },
  ),
} satisfies Record<string, Scene>;
