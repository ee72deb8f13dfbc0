import type { Spell } from '../../vocabulary.ts';

export const immobility: Spell = {
  id: 'sp.immobility',
  when: ['othersTurn', 'attacked', 'evaded'],
  target: 'theirs',
  effects: [{ do: 'bind' }],
};
