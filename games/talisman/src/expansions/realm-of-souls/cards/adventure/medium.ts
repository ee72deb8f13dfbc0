import type { Card } from '../../../../vocabulary.ts';

export const medium: Card = { id: 'adv.medium', type: 'stranger', evadable: true, meet: [{ do: 'medium' }] };
