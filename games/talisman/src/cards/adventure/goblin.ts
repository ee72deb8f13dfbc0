import type { Card } from '../../vocabulary.ts';

export const goblin: Card = { id: 'adv.goblin', type: 'monster', strength: 2 };
