import type { Scene } from '../scene/scene.ts';
import { scene } from './souls-kit.ts';

/** What the Realm of Souls adds beside its deck: Adventure cards, Spells, characters, terrain, endings. */
export const SOULS = {
  'adv.dark-baptism': scene(
    ['underworld', 'vault', 'water', 'none'],
    ['glow', 0.5, 0.34, 30, 0.66],
    [['pouring-chalice', 'violet', 0.5, 0.46, 0.86, { floats: true, aura: '#8a5ad8' }]],
    {
      fx: [['beam', 0.5, 0.9, 40, '#c8a8ff']],
      over: [
        ['ripples', 0.5, 0.9, 54, '#d8c8ff'],
        ['candles', 0.5, 0.7, 6],
      ],
    },
  ),
  'adv.foggy-nights': scene(
    ['fog', 'street', 'tiles', 'none'],
    ['moon', 0.2, 0.2, 13, 0.76],
    [['street-light', 'black', 0.56, 0.5, 0.98, { aura: '#fff0b0' }]],
    {
      over: [
        ['mist', 0.5, 0.6, 18],
        ['mist', 0.5, 0.82, 18],
        ['halo', 0.56, 0.24, 30, '#fff4c0'],
      ],
    },
  ),
  'adv.soul-storm': scene(
    ['storm', 'plain', 'grass', 'tall'],
    ['glow', 0.5, 0.36, 30, 0.72],
    [
      ['ghost', 'ghost', 0.18, 0.34, 0.32, { floats: true, opacity: 0.8, turn: -24 }],
      ['ghost', 'ghost', 0.84, 0.46, 0.3, { floats: true, opacity: 0.8, turn: 24, flip: true }],
      ['tornado', 'ice', 0.5, 0.5, 0.92, { floats: true, open: true, aura: '#a8f0e8' }],
    ],
    { fx: [['bolt', 0.86, 0, 84]], over: ['gale', ['sparks', 0.5, 0.5, 80, '#d8fff8']] },
  ),
  'adv.spirited-away': scene(
    ['veil', 'hills', 'meadow', 'grass'],
    ['moon', 0.8, 0.18, 13, 0.74],
    [
      ['footsteps', 'ghost', 0.2, 0.84, 0.28, { floats: true, open: true, turn: 40 }],
      ['haunting', 'ghost', 0.54, 0.44, 0.84, { floats: true, aura: '#b8fff4' }],
    ],
    { fx: [['beam', 0.52, 0.92, 44, '#d8fff8']], over: [['glitter', 0.52, 0.4, 70, '#f0fffa']] },
  ),
  'adv.medium': scene(
    ['study', 'cloth', 'tiles', 'curtain'],
    ['glow', 0.5, 0.4, 28, 0.84],
    [
      ['candle-skull', 'bone', 0.2, 0.72, 0.4, { aura: '#ffca7a' }],
      [
        'cowled',
        'violet',
        0.54,
        0.5,
        0.88,
        {
          aura: '#a88af0',
          eyes: [
            [212, 300, 10, '#c8ffe8'],
            [300, 300, 10, '#c8ffe8'],
          ],
        },
      ],
    ],
    { over: [['candles', 0.5, 0.95, 5]] },
  ),
  'sp.remnant': scene(
    ['veil', 'trunks', 'grass', 'graves'],
    ['glow', 0.5, 0.36, 28, 0.72],
    [['skeletal-hand', 'bone', 0.5, 0.5, 0.86, { aura: '#7ff0d8' }]],
    { fx: [['rings', 0.5, 0.9, 44, '#b8fff0']], over: [['glitter', 0.5, 0.34, 56, '#d8fff8']] },
  ),
  'sp.shape-mist': scene(
    ['pale', 'crags', 'rock', 'stones'],
    ['moon', 0.5, 0.22, 17, 0.7],
    [['cloud-ring', 'ghost', 0.5, 0.5, 0.84, { floats: true, aura: '#e8fffc' }]],
    { fx: [['swirl', 0.5, 0.5, 76, '#ffffff']], over: [['mist', 0.5, 0.84, 16]] },
  ),
  'sp.spectral-summon': scene(
    ['violet', 'stones', 'tiles', 'none'],
    ['glow', 0.5, 0.42, 32, 0.76],
    [
      ['magic-portal', 'lilac', 0.5, 0.5, 0.94, { open: true, aura: '#a07af0' }],
      ['spectre', 'ghost', 0.5, 0.5, 0.54, { floats: true, aura: '#d8f4ff' }],
    ],
    {
      over: [
        ['runes', 0.5, 0.9, 66, '#d8b8ff'],
        ['sparks', 0.5, 0.4, 66, '#e8d8ff'],
      ],
    },
  ),
  'ter.breach': scene(
    ['underworld', 'crags', 'rock', 'stones'],
    ['glow', 0.5, 0.62, 40, 0.5],
    [['earth-crack', 'teal', 0.5, 0.66, 0.9, { floats: true, aura: '#7affe0' }]],
    {
      fx: [['beam', 0.5, 0.72, 40, '#b8fff0']],
      over: [
        ['sparks', 0.5, 0.4, 90, '#d8fff8'],
        ['mist', 0.5, 0.92, 14],
      ],
    },
  ),
  'ter.chasm': scene(
    ['dusk', 'crags', 'none', 'stones'],
    ['sun', 0.76, 0.28, 15, 0.82],
    [['rope-bridge', 'wood', 0.5, 0.56, 0.96, { open: true }]],
    {
      over: [
        ['mist', 0.5, 0.9, 14],
        ['birds', 0.24, 0.24, 20],
      ],
    },
  ),
  'ter.cursed-glade': scene(
    ['gloom', 'trunks', 'grass', 'shrooms'],
    ['sickle', 0.2, 0.2, 13, 0.64],
    [['evil-tree', 'bark', 0.52, 0.5, 0.94, { aura: '#b0f060' }]],
    {
      over: [
        ['mist', 0.5, 0.86, 13],
        ['eyes', 0.14, 0.5, 16, '#e8ff6a'],
      ],
    },
  ),
  'cre.pitFiend': scene(
    ['hell', 'cave', 'ash', 'bones'],
    ['glow', 0.5, 0.5, 34, 0.72],
    [
      [
        'diablo-skull',
        'crimson',
        0.5,
        0.49,
        0.88,
        {
          aura: '#ff5a1a',
          eyes: [
            [196, 262, 13, '#ffd23a'],
            [316, 262, 13, '#ffd23a'],
          ],
        },
      ],
    ],
    {
      fx: [
        ['flames', 0.14, 0.86, 30],
        ['flames', 0.86, 0.86, 30],
      ],
      over: [['sparks', 0.5, 0.4, 80, '#ffb03a']],
    },
  ),
  'ending.court-of-the-dead': scene(
    ['underworld', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.36, 36, 0.76],
    [
      ['floating-ghost', 'ghost', 0.14, 0.5, 0.4, { floats: true, opacity: 0.7 }],
      ['floating-ghost', 'ghost', 0.86, 0.5, 0.4, { floats: true, opacity: 0.7, flip: true }],
      ['throne-king', 'bone', 0.5, 0.5, 0.96, { aura: '#6ff0c8' }],
    ],
    {
      over: [
        ['runes', 0.5, 0.92, 66, '#9fffe0'],
        ['flames', 0.08, 0.96, 16],
        ['flames', 0.92, 0.96, 16],
      ],
    },
  ),
  'ending.empty-throne': scene(
    ['royal', 'vault', 'tiles', 'curtain'],
    ['glow', 0.5, 0.3, 34, 0.78],
    [['stone-throne', 'gold', 0.5, 0.53, 0.94, { aura: '#fff0b0' }]],
    { fx: [['beam', 0.5, 0.94, 48, '#fff4c8']], over: [['glitter', 0.5, 0.4, 70, '#fff8d8']] },
  ),
} satisfies Record<string, Scene>;

/** The three characters who know the dead; each where its story begins. */
export const SOUL_CHARACTERS = {
  'chr.gravekeeper': scene(
    ['grave', 'stones', 'grass', 'graves'],
    ['moon', 0.8, 0.2, 14, 0.68],
    [
      ['spade', 'iron', 0.85, 0.58, 0.56, { floats: true, turn: 12 }],
      ['farmer', 'dun', 0.44, 0.5, 0.88],
    ],
    { over: [['mist', 0.5, 0.88, 12]] },
  ),
  'chr.spirit-caller': scene(
    ['veil', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.34, 30, 0.78],
    [
      ['ghost', 'ghost', 0.84, 0.4, 0.34, { floats: true, opacity: 0.8, flip: true }],
      ['feather-necklace', 'teal', 0.16, 0.7, 0.36, { floats: true }],
      ['woman-elf-face', 'skin', 0.48, 0.5, 0.84, { aura: '#c8fff0' }],
    ],
    {
      over: [
        ['sparks', 0.6, 0.4, 66, '#d8fff8'],
        ['candles', 0.5, 0.95, 5],
      ],
    },
  ),
  'chr.soul-reaver': scene(
    ['hell', 'columns', 'rock', 'bones'],
    ['glow', 0.3, 0.4, 28, 0.72],
    [
      ['reaper-scythe', 'steel', 0.82, 0.5, 0.7, { floats: true }],
      [
        'horned-helm',
        'iron',
        0.44,
        0.5,
        0.86,
        {
          aura: '#d03a3a',
          eyes: [
            [208, 284, 10, '#ff8a5a'],
            [304, 284, 10, '#ff8a5a'],
          ],
        },
      ],
    ],
    { over: [['sparks', 0.5, 0.5, 66, '#ffa07a']] },
  ),
} satisfies Record<string, Scene>;

/** The six forms in which the dead walk on: pale, and lit from within. */
export const GHOSTS = {
  'ghost.banshee': scene(
    ['veil', 'castle', 'rock', 'stones'],
    ['moon', 0.2, 0.2, 15, 0.72],
    [['screaming', 'ghost', 0.52, 0.49, 0.86, { floats: true, aura: '#c8fff8' }]],
    { fx: [['rings', 0.6, 0.52, 54, '#d8fffa']], over: [['mist', 0.5, 0.9, 13]] },
  ),
  'ghost.pale-knight': scene(
    ['pale', 'keep', 'grass', 'stones'],
    ['moon', 0.78, 0.2, 15, 0.72],
    [
      ['broadsword', 'ghost', 0.86, 0.56, 0.56, { floats: true, turn: 12, opacity: 0.85 }],
      ['visored-helm', 'ghost', 0.46, 0.5, 0.86, { floats: true, aura: '#f0ffff', eyes: [[210, 230, 9, '#8ff0ff']] }],
    ],
    { over: [['mist', 0.5, 0.9, 13]] },
  ),
  'ghost.grey-pilgrim': scene(
    ['fog', 'hills', 'path', 'tall'],
    ['moon', 0.24, 0.22, 15, 0.66],
    [
      ['shepherds-crook', 'ghost', 0.83, 0.54, 0.56, { floats: true }],
      ['cowled', 'ghost', 0.46, 0.5, 0.9, { floats: true, aura: '#e8f8ff' }],
    ],
    { over: [['mist', 0.5, 0.84, 14]] },
  ),
  'ghost.hollow-scholar': scene(
    ['veil', 'shelves', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 28, 0.76],
    [
      ['open-book', 'ghost', 0.82, 0.74, 0.38, { floats: true, opacity: 0.85 }],
      ['wizard-face', 'ghost', 0.44, 0.48, 0.86, { floats: true, aura: '#b8fff0' }],
    ],
    {
      over: [
        ['candles', 0.5, 0.95, 5],
        ['sparks', 0.5, 0.4, 50, '#d8fff8'],
      ],
    },
  ),
  'ghost.lantern-bearer': scene(
    ['underworld', 'trunks', 'path', 'left'],
    ['glow', 0.5, 0.44, 32, 0.66],
    [
      ['ghost', 'ghost', 0.2, 0.54, 0.5, { floats: true, opacity: 0.8 }],
      ['old-lantern', 'ghost', 0.56, 0.5, 0.82, { floats: true, aura: '#c8ffe8' }],
    ],
    { fx: [['halo', 0.56, 0.52, 56, '#d8fff0']], over: [['mist', 0.5, 0.88, 13]] },
  ),
  'ghost.weeping-shade': scene(
    ['moon', 'stones', 'grass', 'reeds'],
    ['sickle', 0.8, 0.2, 14, 0.66],
    [['tear-tracks', 'ghost', 0.5, 0.48, 0.86, { floats: true, aura: '#b8dcff' }]],
    { over: ['rain', ['mist', 0.5, 0.88, 13]] },
  ),
} satisfies Record<string, Scene>;
