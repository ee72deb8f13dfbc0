import type { Card } from '../../../../vocabulary.ts';

export const reallyLostSoul: Card = { id: 'veil.really-lost-soul', type: 'follower', soulbound: true, abilities: [{ can: 'laidToRest' }] };
