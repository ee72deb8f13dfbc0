import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    discardTarget: { do: 'discardTarget' };
  }
}

export const destruction: Spell = {
  id: 'sp.destruction',
  when: ['turnStart', 'moved'],
  target: 'faceUpCard',
  effects: [{ do: 'discardTarget' }],
};
