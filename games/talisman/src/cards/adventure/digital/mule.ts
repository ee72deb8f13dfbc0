import type { Card } from '../../../vocabulary.ts';

export const mule: Card = { id: 'adv.digital.mule', type: 'follower', abilities: [{ can: 'carry', n: 4 }] };
