import type { OwnRules } from '../../own/shapes.ts';
import { ruleFor } from '../../rules/effects/plain.ts';
import { putDown } from '../../rules/kit/cards.ts';
import { spaceInPlay } from '../../rules/space/places.ts';

/** The rule of the Raiders, in both editions. */
export const raiders: OwnRules<'loseGoods'> = {
  /** All gold, and all Objects where the card says so, are put on another space (Raiders). */
  loseGoods: {
    does(e, f, g) {
      if (!spaceInPlay(g, f.seat, e.to)) return;
      const c = g.of(f.seat);
      const cards = e.only ? [] : [...c.objects];
      const { gold } = c;
      if (cards.length > 0) c.objects = [];
      c.gold = 0;
      putDown(g, f.seat, cards, ruleFor(f), { gold, space: e.to });
    },
  },
};
