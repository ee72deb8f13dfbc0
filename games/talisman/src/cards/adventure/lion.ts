import type { Card } from '../../vocabulary.ts';

export const lion: Card = { id: 'adv.lion', type: 'animal', strength: 3 };
