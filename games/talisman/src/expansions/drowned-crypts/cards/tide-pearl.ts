import type { Card } from '../../../vocabulary.ts';

/** TDC-4.7 */
export const tidePearl: Card = { id: 'adv.tide-pearl', type: 'magicObject', abilities: [{ can: 'slipAway' }] };
