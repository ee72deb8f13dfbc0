import type { Card } from '../../vocabulary.ts';

export const ape: Card = { id: 'adv.ape', type: 'animal', strength: 3 };
