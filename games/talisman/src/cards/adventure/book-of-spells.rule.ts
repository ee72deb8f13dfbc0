import type { OwnRules } from '../../own/shapes.ts';
import { allowanceOf } from '../../rules/character/numbers.ts';
import { ruleFor } from '../../rules/effects/plain.ts';
import { drawSpell } from '../../rules/kit/cards.ts';

/** The rule of the Book of Spells. */
export const bookOfSpells: OwnRules<'fillSpells'> = {
  fillSpells: {
    does(_, f, g) {
      while (g.of(f.seat).spells.length < allowanceOf(g.s, f.seat) && drawSpell(g, f.seat, ruleFor(f)));
    },
  },
};
