import type { Scene } from '../scene/scene.ts';
import { scene } from './souls-kit.ts';

/** The cards of the Drowned Crypts, its ending, and its four spaces: stone under green water, and what little light comes down. */
export const CRYPTS = {
  'adv.giant-eel': scene(
    ['underworld', 'vault', 'water', 'none'],
    ['glow', 0.4, 0.3, 24, 0.6],
    [['eel', 'olive', 0.5, 0.5, 0.92, { floats: true, aura: '#4ad0b8' }]],
    {
      over: [
        ['bubbles', 0.5, 0.4, 70, '#d0fff4'],
        ['ripples', 0.5, 0.88, 44, '#bff2ea'],
      ],
    },
  ),
  'adv.tide-wraith': scene(
    ['arcane', 'columns', 'water', 'none'],
    ['moon', 0.78, 0.2, 14, 0.62],
    [['spectre', 'ice', 0.48, 0.48, 0.9, { floats: true, aura: '#8ff0ff' }]],
    {
      over: [
        ['ripples', 0.5, 0.86, 56, '#d8fff8'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
  'adv.spring-tide': scene(
    ['storm', 'crags', 'water', 'none'],
    ['moon', 0.2, 0.2, 15, 0.62],
    [['big-wave', 'ice', 0.52, 0.5, 0.96, { floats: true, aura: '#a8e8ff' }]],
    { over: ['gale'] },
  ),
  'adv.pearl-diver': scene(
    ['sea', 'plain', 'shore', 'reeds'],
    ['sun', 0.22, 0.24, 14, 0.56],
    [
      ['fishing-net', 'straw', 0.82, 0.5, 0.56, { floats: true, open: true, turn: 10 }],
      ['farmer', 'skin', 0.42, 0.5, 0.84],
      ['oyster-pearl', 'silver', 0.78, 0.82, 0.26],
    ],
    { over: [['glitter', 0.78, 0.76, 34, '#ffffff']] },
  ),
  'adv.salvager': scene(
    ['overcast', 'dunes', 'shore', 'reeds'],
    ['sun', 0.76, 0.24, 12, 0.58],
    [
      ['locked-chest', 'wood', 0.78, 0.72, 0.46],
      ['cowled', 'rust', 0.4, 0.48, 0.86],
    ],
    { over: [['coins', 0.74, 0.92, 30]] },
  ),
  'adv.oil-lamp': scene(
    ['crypt', 'cave', 'rock', 'stones'],
    ['glow', 0.5, 0.4, 34, 0.74],
    [['magic-lamp', 'bronze', 0.5, 0.52, 0.8, { floats: true, aura: '#ffc85a' }]],
    { fx: ['rays'], over: [['sparks', 0.5, 0.36, 60, '#ffe09a']] },
  ),
  'adv.tide-pearl': scene(
    ['arcane', 'vault', 'water', 'none'],
    ['glow', 0.5, 0.44, 32, 0.68],
    [['oyster-pearl', 'lilac', 0.5, 0.52, 0.82, { floats: true, aura: '#e8d8ff' }]],
    {
      over: [
        ['glitter', 0.5, 0.44, 70, '#ffffff'],
        ['bubbles', 0.5, 0.3, 60, '#d8fff8'],
      ],
    },
  ),
  'adv.sunken-altar': scene(
    ['underworld', 'vault', 'water', 'none'],
    ['glow', 0.5, 0.34, 30, 0.7],
    [['fire-shrine', 'teal', 0.5, 0.5, 0.86, { aura: '#9ff4e0' }]],
    {
      over: [
        ['bubbles', 0.5, 0.4, 60, '#d0fff4'],
        ['candles', 0.5, 0.95, 5],
      ],
    },
  ),
  'ending.tide-bell': scene(
    ['underworld', 'vault', 'water', 'none'],
    ['glow', 0.5, 0.3, 34, 0.74],
    [['ringing-bell', 'gold', 0.5, 0.48, 0.94, { floats: true, aura: '#ffe9a0' }]],
    {
      fx: ['rays'],
      over: [
        ['rings', 0.5, 0.48, 60, '#d8fff8'],
        ['ripples', 0.5, 0.9, 50, '#bff2ea'],
      ],
    },
  ),
  'space.D1': scene(
    ['crypt', 'cave', 'rock', 'stones'],
    ['glow', 0.5, 0.18, 34, 0.72],
    [['stairs', 'stone', 0.5, 0.52, 0.9, { aura: '#a8fff0' }]],
    { fx: [['beam', 0.5, 0.9, 30, '#d8fff8']], over: [['ripples', 0.5, 0.92, 50, '#9ff4e0']] },
  ),
  'space.D2': scene(
    ['underworld', 'vault', 'water', 'none'],
    ['glow', 0.5, 0.3, 30, 0.66],
    [['ancient-columns', 'slate', 0.5, 0.5, 0.94, { aura: '#6fd8cc' }]],
    {
      over: [
        ['ripples', 0.5, 0.8, 60, '#bff2ea'],
        ['bubbles', 0.4, 0.4, 60, '#d0fff4'],
      ],
    },
  ),
  'space.D3': scene(
    ['arcane', 'vault', 'water', 'none'],
    ['glow', 0.5, 0.5, 34, 0.7],
    [['open-treasure-chest', 'gold', 0.5, 0.54, 0.84, { aura: '#ffd86a' }]],
    {
      over: [
        ['coins', 0.5, 0.92, 60],
        ['bubbles', 0.5, 0.34, 60, '#d0fff4'],
      ],
    },
  ),
  'space.D4': scene(
    ['underworld', 'vault', 'tiles', 'none'],
    ['glow', 0.5, 0.3, 28, 0.78],
    [['ringing-bell', 'bronze', 0.5, 0.46, 0.86, { floats: true, aura: '#e8c86a' }]],
    {
      over: [
        ['rings', 0.5, 0.5, 48, '#9ff4e0'],
        ['mist', 0.5, 0.9, 12],
      ],
    },
  ),
} satisfies Record<string, Scene>;

export const CRYPT_CHARACTERS = {
  'chr.diver': scene(
    ['sea', 'crags', 'water', 'none'],
    ['sun', 0.2, 0.24, 14, 0.58],
    [['diving-helmet', 'bronze', 0.5, 0.5, 0.9, { aura: '#a8fff0' }]],
    {
      over: [
        ['bubbles', 0.5, 0.36, 70, '#e8fffa'],
        ['ripples', 0.5, 0.88, 56, '#d8fff8'],
      ],
    },
  ),
} satisfies Record<string, Scene>;
