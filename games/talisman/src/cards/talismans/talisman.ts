import type { Card } from '../../vocabulary.ts';

/** The Talisman that is awarded; it counts for no limit (F1). */
export const awardedTalisman: Card = { id: 'tal.talisman', type: 'magicObject', abilities: [{ can: 'enterValley' }] };
