import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    /** `creatures`: every creature it fights, not only Enemies that lay there. */
    assassinate: { can: 'assassinate'; creatures?: true };
  }
}

export const assassin: CharacterCard = {
  id: 'chr.assassin',
  strength: 3,
  craft: 3,
  alignment: 'evil',
  start: 'O13',
  abilities: [{ can: 'assassinate' }],
};
