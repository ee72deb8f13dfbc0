import type { Card } from '../../../../vocabulary.ts';

export const foggyNights: Card = { id: 'adv.foggy-nights', type: 'event', meet: [{ do: 'lasting', rounds: 2, law: 'fog' }] };
