import type { OwnRules } from '../../own/shapes.ts';
import { theCard, theSpace } from '../../rules/effects/named.ts';
import { lay, lift } from '../../rules/kit/cards.ts';
import { spaceWith } from '../../rules/magic/spells.ts';

/** The rule of Displacement. */
export const displacement: OwnRules<'moveTarget'> = {
  moveTarget: {
    does(_, f, g) {
      const from = spaceWith(g.s, theCard(f));
      if (!from || !lift(g, from, theCard(f))) return;
      lay(g, theSpace(f), [theCard(f)]);
      g.tell?.({ type: 'placed', rule: 'T86-6.9.7b', seat: f.seat, card: theCard(f), space: theSpace(f) });
    },
  },
};
