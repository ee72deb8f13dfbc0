import type { Card } from '../../../../vocabulary.ts';

export const restlessDead: Card = { id: 'veil.restless-dead', type: 'event', leaves: true, meet: [{ do: 'scatterTrophies' }] };
