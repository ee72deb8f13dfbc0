import type { Card } from '../../../vocabulary.ts';

export const wand: Card = { id: 'adv.digital.wand', type: 'magicObject', abilities: [{ can: 'alwaysSpell' }] };
