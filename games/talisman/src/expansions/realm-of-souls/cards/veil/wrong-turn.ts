import type { Card } from '../../../../vocabulary.ts';

export const wrongTurn: Card = { id: 'veil.wrong-turn', type: 'event', leaves: true, meet: [{ do: 'wrongTurn' }] };
