import type { Card } from '../../../../vocabulary.ts';

export const heartOfNight: Card = { id: 'veil.heart-of-night', type: 'magicObject', soulbound: true, abilities: [{ can: 'store' }] };
