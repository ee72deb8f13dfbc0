import type { Card } from '../../../../vocabulary.ts';

export const orbOfTheVeil: Card = { id: 'veil.orb-of-the-veil', type: 'magicObject', soulbound: true, abilities: [{ can: 'secondDraw' }] };
