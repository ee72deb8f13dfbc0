import type { OwnRules } from '../../own/shapes.ts';

/** The rule of Market Day. */
export const marketDay: OwnRules<'trade'> = {
  trade: {
    does: (_, f) => ({ call: 'market', with: { at: f.seat, passes: 0 } }),
  },
};
