import type { OwnRules } from '../../own/shapes.ts';
import { quotaOf } from '../../rules/character/numbers.ts';
import { ruleFor } from '../../rules/effects/plain.ts';

/** The rule of Random. */
export const random: OwnRules<'loseAllGold' | 'toQuota'> = {
  loseAllGold: {
    does(_, f, g) {
      g.lose(f.seat, 'gold', g.of(f.seat).gold, ruleFor(f));
    },
  },
  toQuota: {
    does(e, f, g) {
      const c = g.of(f.seat);
      g.lose(f.seat, e.stat, c[e.stat] - quotaOf(c, e.stat), ruleFor(f));
    },
  },
};
