import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    regenerate: { can: 'regenerate'; on: number };
  }
}

export const troll: CharacterCard = {
  id: 'chr.troll',
  strength: 6,
  craft: 1,
  alignment: 'neutral',
  start: 'O9',
  abilities: [
    { can: 'skipRoll', at: ['crags'] },
    { can: 'regenerate', on: 6 },
  ],
};
