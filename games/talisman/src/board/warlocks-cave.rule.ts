import type { OwnRules } from '../own/shapes.ts';

/** The rule of the Warlock’s Cave. */
export const warlocksCave: OwnRules<'quest'> = {
  quest: {
    does: (_, f) => ({ call: 'quest', with: { seat: f.seat } }),
  },
};
