import type { OwnRules } from '../../own/shapes.ts';

/** The rule of Water Walking. */
export const waterWalking: OwnRules<'crossRiver'> = {
  crossRiver: {
    does(_, f, g) {
      const to = f.at!;
      g.moveTo(f.seat, to, 'teleport', [to], 'T86-6.11.9');
      g.s.turn.moved = true;
    },
  },
};
