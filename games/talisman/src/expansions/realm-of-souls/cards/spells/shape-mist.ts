import type { Spell } from '../../../../vocabulary.ts';

export const shapeMist: Spell = {
  id: 'sp.shape-mist',
  when: ['landed'],
  target: 'theirs',
  effects: [{ do: 'layTerrain', kind: 'ter.breach' }],
};
