import type { Card } from '../../../../vocabulary.ts';

export const chillingWinds: Card = { id: 'veil.chilling-winds', type: 'event', meet: [{ do: 'lasting', rounds: 2, law: 'chill' }] };
