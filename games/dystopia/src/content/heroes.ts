import type { HeroCard } from './types.ts';

/** Starting weapons are part of the printed values and never leave their hero (D.1, DYS-EQP.1). */
export const HEROES: readonly HeroCard[] = [
  { code: 'warrior', attack: 5, defence: 4, energy: 6, range: [1, 1], speed: 6, int: 3 },
  { code: 'dwarf', attack: 4, defence: 5, energy: 6, range: [1, 1], speed: 4, int: 4 },
  { code: 'elf', attack: 4, defence: 3, energy: 5, range: [1, 2], speed: 7, int: 6 },
  { code: 'archer', attack: 4, defence: 2, energy: 4, range: [2, 7], speed: 6, int: 5 },
  { code: 'wizard', attack: 1, defence: 2, energy: 4, range: [1, 3], speed: 6, int: 9 },
];
