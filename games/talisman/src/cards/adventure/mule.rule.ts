import { cardOf, givers } from '../../editions/index.ts';
import type { OwnAbilities } from '../../own/shapes.ts';

const BEASTS = givers('carry');

/** What one Mule carries (T86-6.5.3); each carries its own load (TDE-6.2). */
function loadOf(card: string): number {
  const carries = cardOf(card).abilities!.find((a) => a.can === 'carry')!;
  return carries.n ?? Number.POSITIVE_INFINITY;
}

/** The rule of the Mule, in both editions. */
export const mule: OwnAbilities<'carry'> = {
  carry: {
    reckonings: {
      bearsLoads: (card) => BEASTS.has(card),
      room({ followers, objects }) {
        let n = 0;
        for (const card of followers) if (BEASTS.has(card)) n += loadOf(card);
        for (const card of objects) if (BEASTS.has(card)) n += loadOf(card);
        return n;
      },
    },
    worth: ({ n }) => (n === undefined ? 0.6 : 0.15 * n),
  },
};
