import type { Card } from '../../vocabulary.ts';

export const raft: Card = { id: 'adv.raft', type: 'object', abilities: [{ can: 'raft' }] };
