import type { Spell } from '../../vocabulary.ts';

export const healing: Spell = {
  id: 'sp.healing',
  when: ['any'],
  target: 'character',
  effects: [{ do: 'forTarget', then: [{ do: 'heal', n: 'quota', price: 0 }] }],
};
