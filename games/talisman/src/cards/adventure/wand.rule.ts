import { cardOf, givers } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { works } from '../../rules/character/numbers.ts';

const WANDS = givers('extraSpell');

/** The rule of the Wand (T86-6.2.6). */
export const wand: OwnAbilities<'extraSpell'> = {
  extraSpell: {
    reckonings: {
      moreSpells(s, seat) {
        const c = figureOf(s, seat);
        let n = 0;
        for (const card of c.objects)
          if (WANDS.has(card) && works(s, c, card)) n += cardOf(card).abilities!.find((a) => a.can === 'extraSpell')!.n;
        return n;
      },
    },
    worth: () => 1,
  },
};
