import type { OwnRules } from '../../own/shapes.ts';

/** The rule of Temporal Warp, and the Shifting Maze. */
export const temporalWarp: OwnRules<'extraTurns'> = {
  extraTurns: {
    does(e, _, g) {
      g.s.turn.extra += e.n;
      g.tell?.({ type: 'extraTurns', rule: 'T86-6.9.6a', seat: g.active, n: e.n });
    },
  },
};
