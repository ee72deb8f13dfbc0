import type { Card } from '../../vocabulary.ts';

export const ring: Card = { id: 'adv.ring', type: 'magicObject', abilities: [{ can: 'add', stat: 'craft', n: 2 }, { can: 'alwaysSpell' }] };
