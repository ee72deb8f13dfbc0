import type { Spell } from '../../vocabulary.ts';

export const destruction: Spell = {
  id: 'sp.destruction',
  when: ['turnStart', 'moved'],
  target: 'faceUpCard',
  effects: [{ do: 'discardTarget' }],
};
