import type { Spell } from '../../vocabulary.ts';

export const destroyMagic: Spell = {
  id: 'sp.destroy-magic',
  when: ['turnStart', 'turnEnd'],
  target: 'nothing',
  effects: [{ do: 'banMagic' }],
};
