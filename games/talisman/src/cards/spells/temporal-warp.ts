import type { Spell } from '../../vocabulary.ts';

export const temporalWarp: Spell = {
  id: 'sp.temporal-warp',
  when: ['turnStart'],
  target: 'nothing',
  effects: [{ do: 'extraTurns', n: 2 }],
};
