import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    discardSpells: { do: 'discardSpells'; who: 'everyone' | 'target' };
  }
}

export const nullify: Spell = { id: 'sp.nullify', when: ['any'], target: 'character', effects: [{ do: 'discardSpells', who: 'target' }] };
