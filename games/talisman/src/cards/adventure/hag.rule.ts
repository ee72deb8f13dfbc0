import { abilitiesOf, givers } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { has } from '../../rules/character/numbers.ts';
import { loseCard, toPile } from '../../rules/kit/cards.ts';

const HAGS = givers('banFollowers');
const NOTHING: readonly never[] = [];

/** The rule of the Hag, in both editions: while she is there no other Follower can be had (T86-6.6, D1). */
export const hag: OwnAbilities<'banFollowers'> = {
  banFollowers: {
    reckonings: {
      shunned: (s, seat) => has(s, seat, 'banFollowers'),
      forfeits(s, seat) {
        const { followers } = figureOf(s, seat);
        if (followers.length < 2 || !has(s, seat, 'banFollowers')) return NOTHING;
        return followers.filter((card) => !HAGS.has(card)).map((card) => ({ card, rule: 'T86-6.6.3' }));
      },
    },
    incidents: {
      /** The Mystic rids one of her, whatever else he can do. */
      chose({ seat, choice }, g) {
        for (const card of [...g.of(seat).followers]) {
          if (abilitiesOf(card, 'banFollowers')[0]?.until !== choice) continue;
          loseCard(g, seat, card);
          toPile(g, card);
          g.tell?.({ type: 'curseLifted', rule: 'T86-6.6', seat, card });
        }
      },
    },
    worth: () => -1,
  },
};
