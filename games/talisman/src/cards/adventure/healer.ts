import type { Card } from '../../vocabulary.ts';

export const healer: Card = { id: 'adv.healer', type: 'stranger', evadable: true, meet: [{ do: 'heal', n: 2, price: 0 }] };
