import type { Card } from '../../../vocabulary.ts';

/** TDC-4.1 */
export const giantEel: Card = { id: 'adv.giant-eel', type: 'animal', strength: 4, tidal: 2 };
