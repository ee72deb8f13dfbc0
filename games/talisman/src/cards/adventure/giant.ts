import type { Card } from '../../vocabulary.ts';

export const giant: Card = { id: 'adv.giant', type: 'monster', strength: 6 };
