import type { Card } from '../../../../vocabulary.ts';

export const soulSeal: Card = { id: 'veil.soul-seal', type: 'magicObject', soulbound: true, abilities: [{ can: 'sealed' }] };
