import type { Card } from '../../vocabulary.ts';

export const hobgoblin: Card = { id: 'adv.hobgoblin', type: 'monster', strength: 3 };
