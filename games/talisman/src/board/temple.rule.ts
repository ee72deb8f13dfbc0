import type { OwnRules } from '../own/shapes.ts';
import { ruleFor } from '../rules/effects/plain.ts';

/** The rule of the Temple. */
export const temple: OwnRules<'enslave'> = {
  enslave: {
    does(_, f, g) {
      g.of(f.seat).slave = true;
      g.tell?.({ type: 'enslaved', rule: ruleFor(f), seat: f.seat });
    },
  },
};
