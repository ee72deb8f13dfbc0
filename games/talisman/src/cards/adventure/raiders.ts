import type { Card } from '../../vocabulary.ts';

export const raiders: Card = { id: 'adv.raiders', type: 'event', leaves: true, evadable: true, meet: [{ do: 'loseGoods', to: 'M11' }] };
