import type { Card } from '../../../../vocabulary.ts';

export const friendlyGhost: Card = { id: 'veil.friendly-ghost', type: 'follower', soulbound: true, abilities: [{ can: 'bendMove' }] };
