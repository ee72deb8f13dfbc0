import type { Card } from '../../vocabulary.ts';

export const bear: Card = { id: 'adv.bear', type: 'animal', strength: 3 };
