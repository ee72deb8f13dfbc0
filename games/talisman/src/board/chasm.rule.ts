import type { OwnRules } from '../own/shapes.ts';

/** The rule of the Chasm. */
export const chasm: OwnRules<'rollForFollowers'> = {
  rollForFollowers: {
    does(e, f, g) {
      return { call: 'followersAtRisk', with: { seat: f.seat, upTo: e.upTo, left: [...g.of(f.seat).followers] } };
    },
    menacesFollowers: true,
  },
};
