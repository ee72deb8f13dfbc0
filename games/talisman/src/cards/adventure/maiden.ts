import type { Card } from '../../vocabulary.ts';

export const maiden: Card = { id: 'adv.maiden', type: 'follower', abilities: [{ can: 'add', stat: 'craft', n: 2 }] };
