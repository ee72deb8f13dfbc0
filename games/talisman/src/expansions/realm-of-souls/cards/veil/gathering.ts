import type { Card } from '../../../../vocabulary.ts';

export const gathering: Card = { id: 'veil.gathering', type: 'event', leaves: true, meet: [{ do: 'gatherSpirits', from: 'region' }] };
