import type { Card } from '../../vocabulary.ts';

export const serpent: Card = { id: 'adv.serpent', type: 'animal', strength: 4 };
