import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    drink: { can: 'drink'; strength: number };
  }
}

export const potion: Card = { id: 'adv.potion', type: 'magicObject', abilities: [{ can: 'drink', strength: 2 }] };
