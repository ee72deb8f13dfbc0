import type { OwnRules } from '../own/shapes.ts';
import { spaceInPlay } from '../rules/space/places.ts';

/** The rule of the Tavern. */
export const tavern: OwnRules<'offerRide'> = {
  offerRide: {
    does(e, f, g) {
      if (g.of(f.seat).toad > 0 || (e.to !== 'outer' && !spaceInPlay(g, f.seat, e.to))) return undefined;
      g.of(f.seat).ride = e.to;
      g.tell?.({ type: 'offered', rule: 'T86-6.13.5b', seat: f.seat, to: e.to });
    },
  },
};
