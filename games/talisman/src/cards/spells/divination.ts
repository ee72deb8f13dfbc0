import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    look: { do: 'look'; n: number };
  }
}

export const divination: Spell = { id: 'sp.divination', when: ['turnStart'], target: 'nothing', effects: [{ do: 'look', n: 5 }] };
