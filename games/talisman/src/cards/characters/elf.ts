import type { CharacterCard, Terrain } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    walkBetween: { can: 'walkBetween'; terrain: Terrain };
  }
}

export const elf: CharacterCard = {
  id: 'chr.elf',
  strength: 3,
  craft: 4,
  alignment: 'good',
  start: 'O23',
  abilities: [
    { can: 'skipRoll', at: ['forest'] },
    { can: 'evadeIn', terrain: 'woods' },
    { can: 'walkBetween', terrain: 'woods' },
  ],
};
