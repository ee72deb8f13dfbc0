import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';

/** The rule of the Sorceress, in both editions: how hard it is goes by the alignment of her victim (T86-6.13.3). */
export const sorceress: OwnAbilities<'beguile'> = {
  beguile: {
    reckonings: { beguilesFrom: (s, seat, whom) => ownAbility(s, seat, 'beguile')?.from[figureOf(s, whom).alignment] },
  },
};
