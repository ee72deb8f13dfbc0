import type { Spell } from '../../vocabulary.ts';

export const teleport: Spell = {
  id: 'sp.teleport',
  when: ['insteadOfRoll'],
  target: 'spaceOfRegion',
  effects: [{ do: 'teleport', to: 'region' }],
};
