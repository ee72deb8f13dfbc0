import type { Spell } from '../../../vocabulary.ts';

export const immobility: Spell = {
  id: 'sp.digital.immobility',
  when: ['othersTurn', 'faced'],
  target: 'theirs',
  effects: [{ do: 'bind' }],
};
