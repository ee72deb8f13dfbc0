import type { OwnRules } from '../../own/shapes.ts';
import { theCard } from '../../rules/effects/named.ts';
import { discardFrom } from '../../rules/kit/cards.ts';
import { spaceWith } from '../../rules/magic/spells.ts';

/** The rule of Destruction. */
export const destruction: OwnRules<'discardTarget'> = {
  discardTarget: {
    does(_, f, g) {
      const space = spaceWith(g.s, theCard(f));
      if (space) discardFrom(g, space, theCard(f), 'T86-6.9.7b');
    },
  },
};
