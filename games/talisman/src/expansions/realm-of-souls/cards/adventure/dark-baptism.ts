import type { Card } from '../../../../vocabulary.ts';

export const darkBaptism: Card = { id: 'adv.dark-baptism', type: 'event', leaves: true, meet: [{ do: 'baptism' }] };
