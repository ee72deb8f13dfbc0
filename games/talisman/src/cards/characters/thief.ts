import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    steal: { can: 'steal' };
    freePurchase: { can: 'freePurchase' };
  }
}

export const thief: CharacterCard = {
  id: 'chr.thief',
  strength: 3,
  craft: 3,
  alignment: 'neutral',
  start: 'O13',
  abilities: [{ can: 'steal' }, { can: 'freePurchase' }],
};
