import type { Card } from '../../../vocabulary.ts';

export const magicBelt: Card = { id: 'adv.digital.magic-belt', type: 'magicObject', abilities: [{ can: 'add', stat: 'strength', n: 1 }] };
