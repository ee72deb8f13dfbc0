import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    crossRiver: { do: 'crossRiver' };
  }
}

export const waterWalking: Spell = {
  id: 'sp.water-walking',
  when: ['insteadOfRoll'],
  target: 'acrossTheRiver',
  effects: [{ do: 'crossRiver' }],
};
