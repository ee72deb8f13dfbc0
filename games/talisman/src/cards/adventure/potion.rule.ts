import type { Seat } from '@questhall/kernel';
import { abilitiesOf } from '../../editions/index.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { cardsThat } from '../../rules/character/numbers.ts';
import { loseCard, toPile } from '../../rules/kit/cards.ts';
import type { Table } from '../../rules/kit/table.ts';

const strengthOf = (card: string): number => abilitiesOf(card, 'drink').reduce((sum, { strength }) => sum + strength, 0);

/** Strength until the end of the turn (D6). */
function drink(g: Table, seat: Seat, card: string): void {
  loseCard(g, seat, card);
  toPile(g, card);
  g.of(seat).potion += strengthOf(card);
  g.tell?.({ type: 'drank', rule: 'T86-6.1.6a', seat, card });
}

/** The rule of the Potion: drunk in a turn of one's own, also before a fight (T86-6.1.6a). */
export const potion: OwnAbilities<'drink'> = {
  drink: {
    reckonings: { potions: (s, seat) => cardsThat(s, seat, 'drink'), potionStrength: strengthOf },
    gear: { drink: (g, seat, _side, card) => drink(g, seat, card) },
    atWill: { drink },
    worth: () => 0.5,
  },
};
