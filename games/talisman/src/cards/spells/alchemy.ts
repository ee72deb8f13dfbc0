import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    sellObjects: { do: 'sellObjects'; price: number };
  }
}

export const alchemy: Spell = { id: 'sp.alchemy', when: ['turnStart'], target: 'nothing', effects: [{ do: 'sellObjects', price: 1 }] };
