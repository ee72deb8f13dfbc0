import type { OwnRules } from '../../own/shapes.ts';
import { spaceWith } from '../../rules/magic/spells.ts';

/** The rule of Destruction. */
export const destruction: OwnRules<'discardTarget'> = {
  discardTarget: {
    does(_, f, g) {
      const space = spaceWith(g.s, f.card!);
      if (space) g.discardFrom(space, f.card!, 'T86-6.9.7b');
    },
  },
};
