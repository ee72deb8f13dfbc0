import type { OwnRules } from '../own/shapes.ts';
import { reckon } from '../reckon.ts';
import { heal } from '../rules/kit/numbers.ts';

/** The rule of the Castle. */
export const castle: OwnRules<'healEscorted' | 'sellFollowers'> = {
  healEscorted: {
    does: (_, f, g) => {
      heal(g, f.seat, reckon(g.s).healedByEscort(g.s, f.seat), 0, 'TDE-B.40');
    },
  },
  sellFollowers: {
    does: (_, f) => ({ call: 'handingOver', with: { seat: f.seat } }),
    possible: (g, seat) => g.sellable(seat).length > 0,
  },
};
