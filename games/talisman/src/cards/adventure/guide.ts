import type { Card } from '../../vocabulary.ts';

export const guide: Card = { id: 'adv.guide', type: 'follower', abilities: [{ can: 'skipRoll', at: ['chasm', 'crags', 'forest'] }] };
