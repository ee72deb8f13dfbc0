import type { Spell } from '../../../../vocabulary.ts';

export const spectralSummon: Spell = {
  id: 'sp.spectral-summon',
  when: ['turnStart'],
  target: 'outsideInner',
  effects: [{ do: 'summonSpirits' }],
};
