import type { Card } from '../../vocabulary.ts';

export const blizzard: Card = { id: 'adv.blizzard', type: 'event', leaves: true, meet: [{ do: 'slow', rounds: 2 }] };
