import type { OwnRules } from '../../own/shapes.ts';
import { theSpace } from '../../rules/effects/named.ts';
import { takeFromAir } from '../../rules/kit/cards.ts';

/** The rule of Hex. */
export const hex: OwnRules<'layHex'> = {
  layHex: {
    does(e, f, g) {
      const card = f.cause;
      if (!takeFromAir(g, card)) return;
      g.s.hexes.push({ space: theSpace(f), card, owner: f.seat, turns: e.rounds });
      g.tell?.({ type: 'hexLaid', rule: 'T86-6.9.6a', seat: f.seat, card, space: theSpace(f) });
    },
  },
};
