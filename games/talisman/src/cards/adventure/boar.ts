import type { Card } from '../../vocabulary.ts';

export const boar: Card = { id: 'adv.boar', type: 'animal', strength: 1 };
