import { giving } from '../../editions/index.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { given } from '../../rules/character/numbers.ts';

const SELLERS = giving('sellAnywhere');

/** The rule of the Alchemist, who is a Follower (T86-6.8). */
export const alchemist: OwnAbilities<'sellAnywhere'> = {
  sellAnywhere: {
    reckonings: { sellsFor: (s, seat) => given(s, seat, SELLERS)?.price },
  },
};
