import type { OwnRules } from '../../own/shapes.ts';
import { theSpace } from '../../rules/effects/named.ts';
import { moveTo } from '../../rules/kit/figures.ts';

/** The rule of Water Walking. */
export const waterWalking: OwnRules<'crossRiver'> = {
  crossRiver: {
    does(_, f, g) {
      const to = theSpace(f);
      moveTo(g, f.seat, to, 'teleport', [to], 'T86-6.11.9');
      g.s.turn.moved = true;
    },
  },
};
