import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    lifeOnWin: { can: 'lifeOnWin' };
  }
}

export const runesword: Card = {
  id: 'adv.runesword',
  type: 'magicObject',
  owners: ['evil', 'neutral'],
  abilities: [{ can: 'weapon' }, { can: 'add', stat: 'strength', n: 1, combat: true }, { can: 'lifeOnWin' }],
};
