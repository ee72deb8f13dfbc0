import type { TalismanView } from '@questhall/talisman/client';
import type { GameProps } from '../../contract.ts';
import { cardName } from '../names.ts';
import { forSpells, stillAsked } from '../orders.ts';
import { hasOrders, useOrders } from '../use-orders.ts';

/**
 * Below a question that is put for Spells alone: lets it by, and I am not asked for the sake of these Spells again until this turn is
 * over. From the hand they can be cast all the same wherever I am asked for something else.
 */
export function NotNow(props: GameProps<TalismanView>) {
  const { decision, me, view, speak, choose } = props;
  const { orders, give } = useOrders(me);
  const asked = decision && hasOrders(view, me) ? forSpells(decision) : null;
  const spells = asked ? stillAsked(asked.spells, orders, view) : [];
  if (!asked || spells.length === 0) return null;
  const { turn } = view;
  const before = orders.notNow?.turn === turn.n ? orders.notNow.spells : [];
  return (
    <button
      type="button"
      className="plate folded"
      onClick={() => {
        choose(asked.by);
        give({ ...orders, notNow: { turn: turn.n, spells: [...new Set([...before, ...spells])] } });
      }}
    >
      <span className="plate-note">{speak.say({ key: 'ui.ts.notNow', args: { cards: spells.map(cardName) } })}</span>
    </button>
  );
}
