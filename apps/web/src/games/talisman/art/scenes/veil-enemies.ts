import type { Scene } from '../scene/scene.ts';
import { ENEMIES } from './enemies.ts';
import { EVENTS } from './events.ts';
import { PEOPLE } from './people.ts';
import { scene } from './souls-kit.ts';

/** The same being on the other side: what it is on an Adventure card, in the light of the Veil. */
const beyond = (known: Scene, mood: Scene['mood']): Scene => ({ ...known, mood, lamp: ['glow', 0.5, 0.36, 26] });

const LEMURE = scene(
  ['gloom', 'fangs', 'marsh', 'stones'],
  ['glow', 0.3, 0.4, 20, 0.68],
  [
    ['gooey-daemon', 'ghost', 0.8, 0.72, 0.34, { opacity: 0.6, floats: true }],
    ['gooey-daemon', 'olive', 0.44, 0.56, 0.78, { aura: '#c8d870' }],
  ],
  { over: [['mist', 0.5, 0.86, 14]] },
);

/** Enemies of the Veil: Spirits for the most part, and what is worse. */
export const VEIL_ENEMIES = {
  'adv.lemure': LEMURE,
  'veil.lemure': beyond(LEMURE, 'veil'),
  'veil.ghost': beyond(ENEMIES['adv.ghost'], 'veil'),
  'veil.shadow': beyond(ENEMIES['adv.shadow'], 'underworld'),
  'veil.spectre': beyond(ENEMIES['adv.spectre'], 'veil'),
  'veil.wraith': beyond(ENEMIES['adv.wraith'], 'underworld'),
  'veil.poltergeist': beyond({ ...EVENTS, ...PEOPLE, ...ENEMIES }['adv.poltergeist'], 'veil'),
  'veil.king-of-the-dead': scene(
    ['underworld', 'vault', 'tiles', 'bones'],
    ['glow', 0.5, 0.34, 34, 0.74],
    [
      ['throne-king', 'slate', 0.5, 0.5, 1.04, { away: 0.35 }],
      [
        'crowned-skull',
        'bone',
        0.5,
        0.46,
        0.74,
        {
          floats: true,
          aura: '#6ff0c8',
          eyes: [
            [206, 300, 16, '#7affd0'],
            [306, 300, 16, '#7affd0'],
          ],
        },
      ],
    ],
    {
      over: [
        ['flames', 0.14, 0.9, 18],
        ['flames', 0.86, 0.9, 18],
        ['sparks', 0.5, 0.4, 80, '#9fffe0'],
      ],
    },
  ),
  'veil.deathstalker': scene(
    ['underworld', 'trunks', 'grass', 'graves'],
    ['moon', 0.78, 0.2, 15, 0.68],
    [['grim-reaper', 'ink', 0.46, 0.5, 0.94, { aura: '#4fb8a8', eyes: [[212, 150, 8, '#7affd0']] }]],
    { over: [['mist', 0.5, 0.86, 15]] },
  ),
  'veil.blood-sucker': scene(
    ['hell', 'castle', 'rock', 'left'],
    ['moon', 0.2, 0.22, 16, 0.72],
    [['vampire-dracula', 'wine', 0.52, 0.5, 0.9, { aura: '#d0304a' }]],
    { fx: [['bats', 0.78, 0.26, 40]], over: [['sparks', 0.5, 0.6, 50, '#ff5a6a']] },
  ),
  'veil.twisted-leech': scene(
    ['gloom', 'stones', 'marsh', 'reeds'],
    ['glow', 0.7, 0.3, 22, 0.58],
    [['leeching-worm', 'wine', 0.48, 0.52, 0.88]],
    {
      over: [
        ['ripples', 0.5, 0.86, 50, '#b8d8a8'],
        ['bubbles', 0.8, 0.76, 22],
      ],
    },
  ),
  'veil.abomination-wraith': scene(
    ['underworld', 'cave', 'rock', 'bones'],
    ['glow', 0.5, 0.4, 26, 0.74],
    [
      ['haunting', 'slate', 0.16, 0.4, 0.5, { opacity: 0.5, floats: true }],
      ['infested-mass', 'teal', 0.54, 0.5, 0.9, { floats: true, aura: '#5fd8b0' }],
    ],
    {
      over: [
        ['eyes', 0.5, 0.5, 34, '#d8ff7a'],
        ['mist', 0.5, 0.88, 14],
      ],
    },
  ),
  'veil.chill-wraith': scene(
    ['snow', 'fangs', 'snow', 'drift'],
    ['moon', 0.8, 0.2, 13, 0.7],
    [['haunting', 'ice', 0.47, 0.49, 0.92, { floats: true, aura: '#bff0ff' }]],
    { over: ['snow', ['mist', 0.5, 0.84, 14]] },
  ),
  'veil.crawling-hand': scene(
    ['grave', 'stones', 'grass', 'stones'],
    ['sickle', 0.76, 0.2, 12, 0.6],
    [
      ['tombstone', 'stone', 0.84, 0.56, 0.5, { away: 0.35 }],
      ['severed-hand', 'skin', 0.42, 0.56, 0.8, { turn: -62 }],
    ],
    { over: [['mist', 0.5, 0.9, 12]] },
  ),
  'veil.dullahan': scene(
    ['veil', 'crags', 'path', 'left'],
    ['moon', 0.24, 0.22, 17, 0.7],
    [['cloaked-figure-on-horseback', 'ink', 0.52, 0.5, 0.96, { aura: '#5fe0c0' }]],
    {
      fx: [['stars', 0, 0, 30]],
      over: [
        ['flames', 0.82, 0.92, 14],
        ['mist', 0.5, 0.88, 14],
      ],
    },
  ),
  'veil.glimmer': scene(
    ['underworld', 'trunks', 'marsh', 'reeds'],
    ['glow', 0.5, 0.42, 30, 0.64],
    [['spark-spirit', 'gold', 0.5, 0.46, 0.66, { floats: true, aura: '#fff0a0' }]],
    {
      over: [
        ['ripples', 0.5, 0.88, 40, '#fff4c0'],
        ['glitter', 0.5, 0.44, 60, '#fff8d8'],
      ],
    },
  ),
  'veil.harrow': scene(
    ['storm', 'plain', 'field', 'stones'],
    ['glow', 0.5, 0.34, 26, 0.66],
    [['terror', 'ghost', 0.5, 0.49, 0.9, { floats: true, aura: '#a8c8d8' }]],
    {
      fx: [['bolt', 0.16, 0, 90]],
      over: [
        ['birds', 0.8, 0.3, 26],
        ['gale', 0, 0, 0],
      ],
    },
  ),
  'veil.haunt': scene(
    ['night', 'street', 'tiles', 'none'],
    ['sickle', 0.8, 0.18, 12, 0.72],
    [['shadow-follower', 'violet', 0.5, 0.5, 0.9, { floats: true, open: true, aura: '#8a7af0' }]],
    { over: [['mist', 0.5, 0.88, 12]] },
  ),
  'veil.hollow-gaunt': scene(
    ['veil', 'columns', 'tiles', 'stones'],
    ['moon', 0.2, 0.2, 13, 0.7],
    [['dread', 'ghost', 0.52, 0.5, 0.9, { floats: true, aura: '#9fe8e0' }]],
    { over: [['mist', 0.5, 0.86, 14]] },
  ),
  'veil.many-faced-shade': scene(
    ['violet', 'cloth', 'none', 'curtain'],
    ['glow', 0.5, 0.4, 28, 0.92],
    [
      ['drama-masks', 'ghost', 0.2, 0.6, 0.34, { opacity: 0.6, floats: true, turn: -14 }],
      ['drama-masks', 'lilac', 0.54, 0.46, 0.82, { floats: true, aura: '#b88af0' }],
    ],
    { over: [['smoke', 0.5, 0.9, 60, '#6a5a9a']] },
  ),
  'veil.mawbeast': scene(
    ['underworld', 'fangs', 'ash', 'bones'],
    ['glow', 0.5, 0.42, 30, 0.74],
    [['sharped-teeth-skull', 'crimson', 0.5, 0.5, 0.94, { aura: '#d85a4a' }]],
    {
      over: [
        ['eyes', 0.5, 0.2, 44, '#b8ffe0'],
        ['mist', 0.5, 0.92, 12],
      ],
    },
  ),
  'veil.night-hag': scene(
    ['night', 'trunks', 'grass', 'right'],
    ['sickle', 0.22, 0.2, 14, 0.66],
    [
      [
        'medusa-head',
        'teal',
        0.52,
        0.5,
        0.92,
        {
          aura: '#6ac8a0',
          eyes: [
            [206, 250, 10, '#f0ff8a'],
            [306, 250, 10, '#f0ff8a'],
          ],
        },
      ],
    ],
    { fx: [['bats', 0.8, 0.2, 30]] },
  ),
  'veil.nightmare': scene(
    ['violet', 'cloth', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 28, 0.8],
    [['mirror-mirror', 'silver', 0.5, 0.49, 0.94, { aura: '#d8b0ff' }]],
    {
      over: [
        ['swirl', 0.5, 0.36, 26, '#f0d0ff'],
        ['mist', 0.5, 0.92, 12],
      ],
    },
  ),
  'veil.phantasm': scene(
    ['pale', 'stones', 'path', 'tall'],
    ['glow', 0.5, 0.36, 30, 0.68],
    [['invisible-face', 'ghost', 0.5, 0.48, 0.88, { open: true, opacity: 0.8, floats: true, aura: '#f4fffc' }]],
    {
      over: [
        ['mist', 0.5, 0.7, 16],
        ['glitter', 0.5, 0.4, 60, '#ffffff'],
      ],
    },
  ),
  'veil.ravenous-wraith': scene(
    ['ember', 'vault', 'tiles', 'arch'],
    ['glow', 0.5, 0.36, 26, 0.72],
    [['monster-grasp', 'slate', 0.5, 0.5, 0.92, { floats: true, aura: '#f0784a' }]],
    {
      over: [
        ['eyes', 0.5, 0.3, 18, '#ffb03a'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.revenant': scene(
    ['grave', 'castle', 'path', 'graves'],
    ['moon', 0.8, 0.22, 15, 0.66],
    [['shambling-zombie', 'moss', 0.46, 0.52, 0.94, { aura: '#8fd0a0' }]],
    { over: [['mist', 0.5, 0.88, 13]] },
  ),
  'veil.sepulchre-spectre': scene(
    ['crypt', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.4, 24, 0.74],
    [
      ['crypt-entrance', 'stone', 0.5, 0.5, 1, { away: 0.35 }],
      ['floating-ghost', 'ghost', 0.5, 0.48, 0.62, { floats: true, aura: '#b8fff0' }],
    ],
    {
      over: [
        ['candles', 0.5, 0.92, 6],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'veil.shadowsoul': scene(
    ['underworld', 'stones', 'ash', 'stones'],
    ['moon', 0.5, 0.24, 24, 0.7],
    [['shadow-grasp', 'ink', 0.5, 0.52, 0.9, { aura: '#4a6ad8' }]],
    { over: [['sparks', 0.5, 0.5, 60, '#8fb8ff']] },
  ),
  'veil.soul-dragon': scene(
    ['veil', 'alps', 'rock', 'stones'],
    ['moon', 0.78, 0.2, 15, 0.74],
    [['wyvern', 'ghost', 0.48, 0.48, 1, { floats: true, aura: '#7ff0d8' }]],
    {
      fx: [['stars', 0, 0, 40]],
      over: [
        ['sparks', 0.4, 0.5, 80, '#bffff0'],
        ['mist', 0.5, 0.92, 14],
      ],
    },
  ),
  'veil.soul-sucker': scene(
    ['arcane', 'cave', 'rock', 'bones'],
    ['glow', 0.5, 0.4, 28, 0.74],
    [['tentacles-skull', 'teal', 0.5, 0.49, 0.92, { floats: true, aura: '#5fe0e8' }]],
    { fx: [['swirl', 0.5, 0.5, 76, '#a8fff4']], over: [['sparks', 0.5, 0.4, 50, '#d8fffa']] },
  ),
  'veil.white-fungus': scene(
    ['underworld', 'cave', 'marsh', 'shrooms'],
    ['glow', 0.4, 0.4, 26, 0.66],
    [
      ['spotted-mushroom', 'grey', 0.84, 0.66, 0.5],
      ['mushrooms-cluster', 'bone', 0.42, 0.54, 0.86, { aura: '#f0fff0' }],
    ],
    { over: [['sparks', 0.5, 0.3, 66, '#f4ffe0']] },
  ),
} satisfies Record<string, Scene>;
