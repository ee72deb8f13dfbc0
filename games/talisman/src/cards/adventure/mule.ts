import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    /** So many Objects more than the limit, or any number. */
    carry: { can: 'carry'; n?: number };
  }
}

export const mule: Card = { id: 'adv.mule', type: 'object', abilities: [{ can: 'carry' }] };
