import type { Card } from '../../vocabulary.ts';

export const solomonsCrown: Card = { id: 'adv.solomons-crown', type: 'magicObject', abilities: [{ can: 'add', stat: 'craft', n: 2 }] };
