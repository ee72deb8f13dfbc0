import { figureOf } from '../../figure.ts';
import type { OwnRules } from '../../own/shapes.ts';
import { livingFrom } from '../../rules/character/numbers.ts';

/** The rule of Nullify and the Magical Vortex. */
export const nullify: OwnRules<'discardSpells'> = {
  discardSpells: {
    does(e, f, g) {
      const seats = e.who === 'everyone' ? livingFrom(g.s, g.active) : [f.target ?? f.seat];
      for (const seat of seats) {
        const c = g.of(seat);
        if (c.spells.length === 0) continue;
        const { spells } = c;
        c.spells = [];
        g.s.spellDiscard.push(...spells);
        g.tell?.({ type: 'droppedSpells', rule: f.cause.startsWith('sp.') ? 'T86-6.9' : 'T86-6.15.3', seat, spells });
      }
    },
    worthOn: (s, seat) => figureOf(s, seat).spells.length > 0,
  },
};
