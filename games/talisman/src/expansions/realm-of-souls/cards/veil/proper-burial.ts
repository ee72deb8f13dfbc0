import type { Card } from '../../../../vocabulary.ts';

export const properBurial: Card = { id: 'veil.proper-burial', type: 'event', leaves: true, meet: [{ do: 'moveGrave', to: 'O3' }] };
