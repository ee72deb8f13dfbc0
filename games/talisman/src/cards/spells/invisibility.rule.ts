import { figureOf } from '../../figure.ts';
import type { OwnRules } from '../../own/shapes.ts';
import { innerCreatures } from '../../rules/magic/reach.ts';

/** The rule of Invisibility. */
export const invisibility: OwnRules<'vanish'> = {
  vanish: {
    does(_, f, g) {
      g.of(f.seat).vanished = true;
      g.tell?.({ type: 'vanished', rule: 'T86-6.18.1a', seat: f.seat });
    },
    fits: (s, seat, about) => !figureOf(s, seat).vanished && !innerCreatures(s, about),
  },
};
