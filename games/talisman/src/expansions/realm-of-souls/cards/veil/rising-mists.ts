import type { Card } from '../../../../vocabulary.ts';

export const risingMists: Card = { id: 'veil.rising-mists', type: 'event', meet: [{ do: 'lasting', rounds: 3, law: 'mists' }] };
