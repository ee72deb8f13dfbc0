import type { Card } from '../../../../vocabulary.ts';

export const infernalFire: Card = { id: 'veil.infernal-fire', type: 'event', leaves: true, meet: [{ do: 'sacrifice' }] };
