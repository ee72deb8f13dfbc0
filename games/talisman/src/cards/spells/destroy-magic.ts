import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    banMagic: { do: 'banMagic' };
  }
}

export const destroyMagic: Spell = {
  id: 'sp.destroy-magic',
  when: ['turnStart', 'turnEnd'],
  target: 'nothing',
  effects: [{ do: 'banMagic' }],
};
