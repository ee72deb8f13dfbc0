import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    /** Draw Spells up to the allowance. */
    fillSpells: { do: 'fillSpells' };
  }
}

export const bookOfSpells: Card = { id: 'adv.book-of-spells', type: 'event', leaves: true, meet: [{ do: 'fillSpells' }] };
