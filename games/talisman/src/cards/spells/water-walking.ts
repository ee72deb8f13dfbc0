import type { Spell } from '../../vocabulary.ts';

export const waterWalking: Spell = {
  id: 'sp.water-walking',
  when: ['insteadOfRoll'],
  target: 'acrossTheRiver',
  effects: [{ do: 'crossRiver' }],
};
