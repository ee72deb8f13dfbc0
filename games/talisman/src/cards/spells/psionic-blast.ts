import type { Spell } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    /** `printed`: only the Craft of the character card. */
    addCraft: { do: 'addCraft'; printed?: true };
  }
}

export const psionicBlast: Spell = { id: 'sp.psionic-blast', when: ['fight'], target: 'nothing', effects: [{ do: 'addCraft' }] };
