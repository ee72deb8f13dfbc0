import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    trade: { do: 'trade' };
  }
}

export const marketDay: Card = { id: 'adv.market-day', type: 'event', leaves: true, meet: [{ do: 'trade' }] };
