import type { Card } from '../../../../vocabulary.ts';

export const ghostlyMule: Card = { id: 'veil.ghostly-mule', type: 'follower', soulbound: true, abilities: [{ can: 'carrySoulbound' }] };
