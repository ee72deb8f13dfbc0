import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    moveTarget: { do: 'moveTarget' };
  }
}

export const displacement: Spell = {
  id: 'sp.displacement',
  when: ['turnStart', 'moved'],
  target: 'cardAndSpace',
  effects: [{ do: 'moveTarget' }],
};
