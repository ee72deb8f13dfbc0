import type { Seat } from '@questhall/kernel';
import { abilitiesOf, givers } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { cardsThat } from '../../rules/character/numbers.ts';
import type { Table } from '../../rules/kit/table.ts';
import type { Prepared } from '../../state.ts';

const HIRELINGS = givers('hire');
const of = (card: string) => abilitiesOf(card, 'hire')[0]!;

/** Paid once a turn: for one fight, or for all of them until the turn ends (T86-6.16.3). */
function hire(g: Table, seat: Seat, side: Prepared, card: string): void {
  const c = g.of(seat);
  c.gold -= of(card).price;
  c.hired = g.s.turn.n;
  side.hired = card;
  g.tell?.({ type: 'hired', rule: 'T86-6.16.3', seat, card });
}

/** The rule of the Mercenary, in both editions. */
export const mercenary: OwnAbilities<'hire'> = {
  hire: {
    reckonings: {
      hirelings: (s, seat) =>
        cardsThat(s, seat, 'hire').map((card) => ({ card, price: of(card).price, allTurn: of(card).allTurn === true })),
      hiredAlong(s, seat) {
        const { followers, hired } = figureOf(s, seat);
        return hired !== s.turn.n ? undefined : followers.find((card) => HIRELINGS.has(card) && of(card).allTurn);
      },
      hiredStrength: (card) => (HIRELINGS.has(card) ? of(card).strength : 0),
    },
    gear: { hire },
    worth: ({ allTurn }) => (allTurn ? 1 : 0.8),
  },
};
