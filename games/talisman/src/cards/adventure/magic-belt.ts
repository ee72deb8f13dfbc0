import type { Card } from '../../vocabulary.ts';

export const magicBelt: Card = { id: 'adv.magic-belt', type: 'magicObject', abilities: [{ can: 'add', stat: 'strength', n: 2 }] };
