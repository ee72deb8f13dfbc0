import type { Card } from '../../vocabulary.ts';

export const bandit: Card = { id: 'adv.bandit', type: 'monster', strength: 4, toll: 1 };
