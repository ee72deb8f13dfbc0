import type { Card } from '../../../vocabulary.ts';

/** TDC-4.6 */
export const oilLamp: Card = { id: 'adv.oil-lamp', type: 'object', abilities: [{ can: 'lampLight', n: 1 }] };
