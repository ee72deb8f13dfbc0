import type { Card } from '../../../../vocabulary.ts';

export const brightLight: Card = { id: 'veil.bright-light', type: 'event', meet: [{ do: 'lasting', rounds: 2, law: 'ghostStep' }] };
