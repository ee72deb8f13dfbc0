import type { Card } from '../../../../vocabulary.ts';

export const spiritEye: Card = { id: 'veil.spirit-eye', type: 'magicObject', soulbound: true, abilities: [{ can: 'spiritEye' }] };
