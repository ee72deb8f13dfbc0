import { figureOf } from '../../figure.ts';
import type { OwnRules } from '../../own/shapes.ts';
import { isRaft } from '../../rules/character/numbers.ts';
import { fixedRaft } from '../../rules/variants.ts';

/** The rule of Alchemy, and of the alchemist in the City (T86-6.3.4). */
export const alchemy: OwnRules<'sellObjects'> = {
  sellObjects: {
    does: (e, f) => ({ call: 'selling', with: { seat: f.seat, price: e.price } }),
    possible: (g, seat) => g.of(seat).objects.some((card) => !isRaft(card)),
    fits: (s, seat) => figureOf(s, seat).objects.some((card) => !fixedRaft(s, card)),
  },
};
