import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    extraTurns: { do: 'extraTurns'; n: number };
  }
}

export const temporalWarp: Spell = {
  id: 'sp.temporal-warp',
  when: ['turnStart'],
  target: 'nothing',
  effects: [{ do: 'extraTurns', n: 2 }],
};
