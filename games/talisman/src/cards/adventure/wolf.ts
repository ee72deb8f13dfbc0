import type { Card } from '../../vocabulary.ts';

export const wolf: Card = { id: 'adv.wolf', type: 'animal', strength: 2 };
