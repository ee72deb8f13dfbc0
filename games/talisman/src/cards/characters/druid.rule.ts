import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';
import { drawSpell } from '../../rules/kit/cards.ts';
import { placeOf } from '../../rules/space/places.ts';
import type { Alignment } from '../../vocabulary.ts';

const OTHERS: Readonly<Record<Alignment, readonly Alignment[]>> = {
  good: ['neutral', 'evil'],
  neutral: ['good', 'evil'],
  evil: ['good', 'neutral'],
};
const NONE: readonly Alignment[] = [];

/** The rules of the Druid, in both editions (T86-6.8). */
export const druid: OwnAbilities<'changeAlignment' | 'fillSpellsIn'> = {
  /** Once a turn, and not while it is bound (T86-6.7.2). */
  changeAlignment: {
    reckonings: {
      alignments(s, seat) {
        const c = figureOf(s, seat);
        if (!ownAbility(s, seat, 'changeAlignment') || c.changed === s.turn.n || c.bound) return NONE;
        return OTHERS[c.alignment];
      },
    },
  },
  /** As many Spells as it may hold, each time its move ends there. */
  fillSpellsIn: {
    incidents: {
      cameToRest({ seat }, g) {
        const fill = ownAbility(g.s, seat, 'fillSpellsIn');
        if (fill && fill.terrain === placeOf(g.s, g.of(seat).space).terrain) while (drawSpell(g, seat, 'T86-6.8'));
      },
    },
  },
};
