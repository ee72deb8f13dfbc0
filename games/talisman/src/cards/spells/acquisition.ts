import type { Spell } from '../../vocabulary.ts';

export const acquisition: Spell = {
  id: 'sp.acquisition',
  when: ['turnStart'],
  target: 'objectOrGold',
  effects: [{ do: 'takeFromTarget' }],
};
