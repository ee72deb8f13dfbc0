import type { OwnRules } from '../../own/shapes.ts';
import { spaceWith } from '../../rules/magic/spells.ts';

/** The rule of Displacement. */
export const displacement: OwnRules<'moveTarget'> = {
  moveTarget: {
    does(_, f, g) {
      const from = spaceWith(g.s, f.card!);
      if (!from || !g.lift(from, f.card!)) return;
      g.lay(f.at!, [f.card!]);
      g.tell?.({ type: 'placed', rule: 'T86-6.9.7b', seat: f.seat, card: f.card!, space: f.at! });
    },
  },
};
