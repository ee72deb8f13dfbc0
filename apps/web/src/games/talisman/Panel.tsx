import type { TalismanView } from '@questhall/talisman/client';
import { useState } from 'react';
import type { GameProps } from '../contract.ts';
import { Decks } from './panel/Decks.tsx';
import { OrdersPanel } from './panel/OrdersPanel.tsx';
import { useOrdersInSight } from './use-orders.ts';

/** The decks beside the board, and the way to my standing orders. */
export function Panel(props: GameProps<TalismanView>) {
  const { me, speak, view, layout } = props;
  const [open, setOpen] = useState(false);
  const inSight = useOrdersInSight(view, me);
  return (
    <div className="ts-panel">
      <Decks props={props} />
      {view.magicBanned === null ? null : (
        <p className="ts-ban">{speak.say({ key: 'ui.ts.magicBanned', args: { seat: { seat: view.magicBanned } } })}</p>
      )}
      {inSight ? (
        <button type="button" className="btn wood small ts-orders-button" onClick={() => setOpen(true)}>
          {speak.say({ key: layout === 'phone' ? 'ui.orders' : 'ui.ts.orders.short' })}
        </button>
      ) : null}
      {open ? <OrdersPanel props={props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
