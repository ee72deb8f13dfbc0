import type { OwnRules } from '../../own/shapes.ts';
import { ruleFor } from '../../rules/effects/plain.ts';
import { lose } from '../../rules/kit/numbers.ts';

/** The rule of Random. */
export const random: OwnRules<'loseAllGold' | 'toQuota'> = {
  loseAllGold: {
    does(_, f, g) {
      lose(g, f.seat, 'gold', g.of(f.seat).gold, ruleFor(f));
    },
  },
  toQuota: {
    does(e, f, g) {
      // Down to what it cannot lose: the quota, or for a toad what a toad begins with.
      lose(g, f.seat, e.stat, 99, ruleFor(f));
    },
  },
};
