import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    sellAnywhere: { can: 'sellAnywhere'; price: number };
  }
}

export const alchemist: Card = { id: 'adv.alchemist', type: 'follower', abilities: [{ can: 'sellAnywhere', price: 1 }] };
