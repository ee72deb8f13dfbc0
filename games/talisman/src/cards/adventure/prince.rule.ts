import { cardOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { has } from '../../rules/character/numbers.ts';

/** The rules of the Prince and the Princess, in both editions. */
export const prince: OwnAbilities<'healFree' | 'healAtCastle'> = {
  healFree: {
    reckonings: { doctorsFree: (s, seat) => has(s, seat, 'healFree') },
    worth: () => 0.3,
  },
  /** Each of them heals by itself (TDE-B.40). */
  healAtCastle: {
    reckonings: {
      healedByEscort(s, seat) {
        let n = 0;
        for (const card of figureOf(s, seat).followers)
          for (const a of cardOf(card).abilities ?? []) if (a.can === 'healAtCastle') n += a.n;
        return n;
      },
    },
    worth: () => 0.3,
  },
};
