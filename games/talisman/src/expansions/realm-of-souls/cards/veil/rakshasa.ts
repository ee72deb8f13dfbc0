import type { Card } from '../../../../vocabulary.ts';

export const rakshasa: Card = { id: 'veil.rakshasa', type: 'stranger', evadable: true, meet: [{ do: 'rakshasa' }] };
