import type { Card } from '../../../vocabulary.ts';

/** TDC-4.2 */
export const tideWraith: Card = { id: 'adv.tide-wraith', type: 'spirit', craft: 4, tidal: 2 };
