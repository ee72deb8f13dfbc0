import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    layHex: { do: 'layHex'; rounds: number };
  }
}

export const hex: Spell = { id: 'sp.hex', when: ['turnStart'], target: 'freeSpace', effects: [{ do: 'layHex', rounds: 3 }] };
