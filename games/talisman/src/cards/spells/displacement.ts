import type { Spell } from '../../vocabulary.ts';

export const displacement: Spell = {
  id: 'sp.displacement',
  when: ['turnStart', 'moved'],
  target: 'cardAndSpace',
  effects: [{ do: 'moveTarget' }],
};
