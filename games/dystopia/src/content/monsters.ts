import type { MonsterCard } from './types.ts';

/** Every kind of monster (D.2). */
export const MONSTERS: readonly MonsterCard[] = [
  { code: 'N1', attack: 4, defence: 4, energy: 2, range: [1, 1], speed: 5, int: 3, underworld: false },
  { code: 'G1', attack: 3, defence: 3, energy: 1, range: [1, 1], speed: 7, int: 4, underworld: false },
  { code: 'G2', attack: 6, defence: 4, energy: 2, range: [1, 1], speed: 4, int: 2, underworld: false },
  { code: 'G3', attack: 5, defence: 7, energy: 2, range: [1, 1], speed: 6, int: 5, underworld: false },
  { code: 'M1', attack: 7, defence: 7, energy: 3, range: [1, 2], speed: 6, int: 6, underworld: false },
  {
    code: 'U1',
    attack: 6,
    defence: 6,
    energy: 5,
    range: [1, 5],
    speed: 6,
    int: 7,
    underworld: false,
    sorcery: { 'x-fire-lash': 1, 'x-mind-chain': 1 },
  },
  {
    code: 'W1',
    attack: 7,
    defence: 7,
    energy: 9,
    range: [1, 6],
    speed: 6,
    int: 8,
    underworld: false,
    sorcery: { 'x-fire-lash': 3, 'x-mind-chain': 1, 'x-hex': 1, 'x-storm': 1, 'x-drain': 1, 'x-call-fallen': 1 },
  },
  { code: 'S1', attack: 4, defence: 4, energy: 1, range: [1, 1], speed: 4, int: 1, underworld: true },
  { code: 'S2', attack: 5, defence: 3, energy: 1, range: [2, 6], speed: 4, int: 2, underworld: true },
  { code: 'S3', attack: 6, defence: 5, energy: 2, range: [1, 1], speed: 8, int: 5, underworld: true },
  { code: 'U2', attack: 8, defence: 7, energy: 4, range: [1, 2], speed: 5, int: 4, underworld: true },
];
