import type { OwnRules } from '../own/shapes.ts';
import { fateToGetBack } from '../rules/kit/numbers.ts';

/** The rule of the Graveyard of the Digital Edition, and of its Witch (TDE-2.17, TDE-B.3). */
export const graveyard: OwnRules<'replenish'> = {
  replenish: {
    does: (e, f) => ({ call: 'replenishing', with: { seat: f.seat, price: e.price } }),
    possible: (g, seat, { price }) => fateToGetBack(g, seat) > 0 && g.of(seat).gold >= price,
  },
};
