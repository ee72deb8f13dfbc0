import type { Card } from '../../../../vocabulary.ts';

export const spiritedAway: Card = { id: 'adv.spirited-away', type: 'event', leaves: true, meet: [{ do: 'spiritAway', turns: 3 }] };
