import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    vanish: { do: 'vanish' };
  }
}

export const invisibility: Spell = { id: 'sp.invisibility', when: ['any'], target: 'nothing', effects: [{ do: 'vanish' }] };
