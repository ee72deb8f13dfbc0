import type { Card } from '../../../vocabulary.ts';

/** TDC-4.4 */
export const pearlDiver: Card = { id: 'adv.pearl-diver', type: 'follower', abilities: [{ can: 'breathe' }] };
