import type { Card } from '../../../../vocabulary.ts';

export const soulStorm: Card = { id: 'adv.soul-storm', type: 'event', leaves: true, meet: [{ do: 'stormVeil', n: 5 }] };
