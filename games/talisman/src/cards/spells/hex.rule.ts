import type { OwnRules } from '../../own/shapes.ts';

/** The rule of Hex. */
export const hex: OwnRules<'layHex'> = {
  layHex: {
    does(e, f, g) {
      const card = f.cause;
      if (!g.takeFromAir(card)) return;
      g.s.hexes.push({ space: f.at!, card, owner: f.seat, turns: e.rounds });
      g.tell?.({ type: 'hexLaid', rule: 'T86-6.9.6a', seat: f.seat, card, space: f.at! });
    },
  },
};
