import type { Card } from '../../vocabulary.ts';

export const marketDay: Card = { id: 'adv.market-day', type: 'event', leaves: true, meet: [{ do: 'trade' }] };
