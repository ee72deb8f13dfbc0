import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    extraSpell: { can: 'extraSpell'; n: number };
  }
}

export const wand: Card = { id: 'adv.wand', type: 'magicObject', abilities: [{ can: 'extraSpell', n: 1 }, { can: 'alwaysSpell' }] };
