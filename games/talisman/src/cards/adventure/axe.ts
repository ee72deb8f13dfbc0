import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    buildRaft: { can: 'buildRaft' };
  }
}

export const axe: Card = {
  id: 'adv.axe',
  type: 'object',
  abilities: [{ can: 'weapon' }, { can: 'add', stat: 'strength', n: 1, combat: true }, { can: 'buildRaft' }],
};
