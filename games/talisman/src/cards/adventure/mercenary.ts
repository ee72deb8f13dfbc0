import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    /** `allTurn`: paid once, until the turn ends. */
    hire: { can: 'hire'; strength: number; price: number; allTurn?: true };
  }
}

export const mercenary: Card = { id: 'adv.mercenary', type: 'follower', fee: 1, abilities: [{ can: 'hire', strength: 3, price: 1 }] };
