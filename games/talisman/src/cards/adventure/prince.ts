import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    healFree: { can: 'healFree' };
    /** Heals so many lives a visit at the Castle for nothing. */
    healAtCastle: { can: 'healAtCastle'; n: number };
  }
}

export const prince: Card = { id: 'adv.prince', type: 'follower', abilities: [{ can: 'healFree' }, { can: 'sellAtCastle', price: 3 }] };
