import type { Spell } from '../../../vocabulary.ts';

export const psionicBlast: Spell = {
  id: 'sp.digital.psionic-blast',
  when: ['fight'],
  target: 'nothing',
  effects: [{ do: 'addCraft', printed: true }],
};
