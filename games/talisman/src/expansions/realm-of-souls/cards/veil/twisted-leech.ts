import type { Card } from '../../../../vocabulary.ts';

export const twistedLeech: Card = { id: 'veil.twisted-leech', type: 'monster', strength: 3, foe: { traits: [{ foe: 'perLife' }] } };
