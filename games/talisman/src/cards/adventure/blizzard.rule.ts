import type { OwnRules } from '../../own/shapes.ts';
import { livingFrom } from '../../rules/character/numbers.ts';

/** The rule of the Blizzard. */
export const blizzard: OwnRules<'slow'> = {
  slow: {
    does(e, f, g) {
      if (g.rules.eventsLie && f.card !== null) {
        g.s.lasting.push({ card: f.card, owner: g.active, turns: e.rounds, law: 'slow' });
        g.tell?.({ type: 'slowed', rule: 'TDE-4.21', turns: e.rounds });
        return undefined;
      }
      for (const seat of livingFrom(g.s, f.seat)) g.of(seat).slow = e.rounds + (seat === g.active ? 1 : 0);
      g.tell?.({ type: 'slowed', rule: 'T86-6.11.1b', turns: e.rounds });
    },
  },
};
