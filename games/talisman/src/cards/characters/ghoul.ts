import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    keepLifeTaken: { can: 'keepLifeTaken' };
    raiseEnemies: { can: 'raiseEnemies' };
  }
}

export const ghoul: CharacterCard = {
  id: 'chr.ghoul',
  strength: 2,
  craft: 4,
  alignment: 'evil',
  start: 'O3',
  abilities: [{ can: 'attackByCraft' }, { can: 'keepLifeTaken' }, { can: 'raiseEnemies' }],
};
