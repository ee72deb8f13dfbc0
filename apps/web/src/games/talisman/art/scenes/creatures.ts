import type { Scene } from '../scene/scene.ts';

/** The creatures that are no cards: guards, dwellers of a space, and Death. */
export const CREATURES = {
  'cre.sentinel': {
    mood: 'overcast',
    far: 'crags',
    ground: 'path',
    lamp: ['glow', 0.3, 0.2, 24],
    line: 0.7,
    front: 'stones',
    things: [
      ['guarded-tower', 'stone', 0.5, 0.5, 0.94],
      ['round-shield', 'bronze', 0.82, 0.72, 0.34],
      ['spears', 'iron', 0.17, 0.6, 0.56],
    ],
  },
  'cre.brigand': {
    mood: 'wood',
    far: 'trunks',
    ground: 'path',
    lamp: ['glow', 0.66, 0.3, 22],
    line: 0.74,
    front: 'right',
    things: [
      ['cloak-dagger', 'moss', 0.48, 0.52, 0.92],
      ['swap-bag', 'tan', 0.82, 0.8, 0.3],
    ],
  },
  'cre.farmer': {
    mood: 'summer',
    far: 'hills',
    ground: 'field',
    lamp: ['sun', 0.2, 0.24, 14],
    line: 0.58,
    front: 'corn',
    things: [
      ['windmill', 'dun', 0.82, 0.4, 0.46, { away: 0.4 }],
      ['farmer', 'tan', 0.48, 0.54, 0.86],
    ],
  },
  'cre.spirit': {
    mood: 'snow',
    far: 'fangs',
    ground: 'rock',
    lamp: ['moon', 0.72, 0.24, 15],
    line: 0.74,
    front: 'stones',
    over: ['gale', ['mist', 0.5, 0.82, 14]],
    things: [['spectre', 'ice', 0.5, 0.5, 0.86, { aura: '#bfe4ff', floats: true, flip: true }]],
  },
  'cre.caveDragon': {
    mood: 'cave',
    far: 'cave',
    ground: 'rock',
    lamp: ['glow', 0.72, 0.42, 24],
    line: 0.76,
    front: 'bones',
    over: [
      ['flames', 0.86, 0.62, 26],
      ['sparks', 0.7, 0.4, 50, '#ffb03a'],
    ],
    things: [['spiked-dragon-head', 'green', 0.42, 0.52, 0.94, { eyes: [[297, 188, 9]] }]],
  },
  'cre.caveGoblin': {
    mood: 'cave',
    far: 'cave',
    ground: 'rock',
    lamp: ['glow', 0.3, 0.4, 20],
    line: 0.74,
    front: 'shrooms',
    things: [
      [
        'goblin',
        'olive',
        0.5,
        0.5,
        1,
        {
          eyes: [
            [196, 236, 10],
            [316, 236, 10],
          ],
        },
      ],
    ],
  },
  'cre.werewolf': {
    mood: 'moon',
    far: 'trunks',
    ground: 'grass',
    lamp: ['moon', 0.5, 0.28, 30],
    line: 0.76,
    front: 'left',
    fx: [['stars', 0, 0, 40]],
    things: [['werewolf', 'fur', 0.52, 0.54, 0.88, { eyes: [[286, 92, 9]] }]],
  },
  'cre.lizardMan': {
    mood: 'cave',
    far: 'vault',
    ground: 'marsh',
    lamp: ['glow', 0.5, 0.3, 20],
    line: 0.72,
    front: 'stones',
    over: [
      ['eyes', 0.14, 0.4, 18, '#d8ff5a'],
      ['eyes', 0.86, 0.4, 18, '#d8ff5a'],
    ],
    things: [
      [
        'lizardman',
        'teal',
        0.5,
        0.53,
        0.86,
        {
          eyes: [
            [200, 246, 10, '#d8ff5a'],
            [312, 246, 10, '#d8ff5a'],
          ],
        },
      ],
    ],
  },
  'cre.death': {
    mood: 'crypt',
    far: 'vault',
    ground: 'tiles',
    lamp: ['glow', 0.5, 0.4, 24],
    line: 0.68,
    front: 'curtain',
    over: [['candles', 0.5, 0.96, 5]],
    things: [
      ['reaper-scythe', 'steel', 0.62, 0.44, 0.86, { floats: true }],
      ['death-skull', 'bone', 0.42, 0.5, 0.6, { floats: true, aura: '#b8f0c8' }],
      ['rolling-dices', 'bone', 0.8, 0.78, 0.3],
    ],
  },
  'cre.blackKnight': {
    mood: 'storm',
    far: 'keep',
    ground: 'path',
    lamp: ['glow', 0.7, 0.24, 22],
    line: 0.7,
    front: 'stones',
    fx: ['clouds', ['bolt', 0.18, 0, 95]],
    over: ['rain'],
    things: [
      ['knight-banner', 'wine', 0.84, 0.4, 0.6, { floats: true }],
      [
        'black-knight-helm',
        'black',
        0.48,
        0.53,
        0.88,
        {
          eyes: [
            [206, 216, 9, '#ff4a2a'],
            [306, 216, 9, '#ff4a2a'],
          ],
        },
      ],
    ],
  },
} satisfies Record<string, Scene>;
