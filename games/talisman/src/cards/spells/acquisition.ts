import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    takeFromTarget: { do: 'takeFromTarget' };
  }
}

export const acquisition: Spell = {
  id: 'sp.acquisition',
  when: ['turnStart'],
  target: 'objectOrGold',
  effects: [{ do: 'takeFromTarget' }],
};
