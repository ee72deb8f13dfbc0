import type { SpaceId } from '../../board/spaces.ts';
import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    loseGoods: { do: 'loseGoods'; to: SpaceId; only?: 'gold' };
  }
}

export const raiders: Card = { id: 'adv.raiders', type: 'event', leaves: true, evadable: true, meet: [{ do: 'loseGoods', to: 'M11' }] };
