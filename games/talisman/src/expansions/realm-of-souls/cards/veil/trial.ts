import type { Card } from '../../../../vocabulary.ts';

export const trial: Card = { id: 'veil.trial', type: 'event', leaves: true, meet: [{ do: 'trial' }] };
