import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    slow: { do: 'slow'; rounds: number };
  }
}

export const blizzard: Card = { id: 'adv.blizzard', type: 'event', leaves: true, meet: [{ do: 'slow', rounds: 2 }] };
