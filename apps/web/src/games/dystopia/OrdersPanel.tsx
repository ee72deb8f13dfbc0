import { type DystopiaView, MATTER_IDS, readOrders, usualWay, waysOf } from '@questhall/dystopia/client';
import { KeptOrder } from '../../frame/kept-order.tsx';
import { useDays, useKeptOrders } from '../../frame/use-orders.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { GameProps } from '../contract.ts';

/** Standing orders: for each kind of question in the turns of others, whether I am asked, or what is answered for me. */
export function OrdersPanel({ props, onClose }: { props: GameProps<DystopiaView>; onClose: () => void }) {
  const { view, me, speak } = props;
  const { orders, give } = useKeptOrders(me, readOrders);
  const days = useDays();
  const say = (key: string) => speak.say({ key });
  return (
    <Dialog title={say('ui.orders')} onClose={onClose}>
      <p className="hint">{say('ui.orders.hint')}</p>
      {MATTER_IDS.map((id) => (
        <KeptOrder
          key={id}
          id={id}
          title={say(`ui.dy.order.${id}`)}
          now={orders[id] ?? usualWay(id, view, days)}
          choices={waysOf(id).map((way) => ({
            order: way,
            text: say(way === 'ask' ? 'ui.order.ask' : `ui.dy.order.${id}.${way}`),
            give: () => give({ ...orders, [id]: way }),
          }))}
        />
      ))}
    </Dialog>
  );
}
