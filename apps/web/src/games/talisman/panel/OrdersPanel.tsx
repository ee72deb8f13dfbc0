import type { TalismanView } from '@questhall/talisman/client';
import { kindOf } from '@questhall/talisman/client';
import { KeptOrder, type OrderChoice } from '../../../frame/kept-order.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { cardName } from '../names.ts';
import {
  type ArmourOrder,
  answersIn,
  DEFAULT_ARMOUR,
  FATE_ORDERS,
  MATTER_IDS,
  MATTERS,
  type Order,
  type Orders,
  type OrderWindow,
  PLAIN_ORDERS,
  type TalismanMatter,
  usualFate,
  usualOrder,
  usualWay,
  WINDOWS,
  waysOf,
} from '../orders.ts';
import { useDays, useOrders } from '../use-orders.ts';

const ARMOUR: readonly ArmourOrder[] = ['use', 'ask'];

/** My Spells that could be kept for a window, one of each kind. */
function spellsFor(view: TalismanView, me: number | null, window: OrderWindow): string[] {
  const mine = view.characters.find((c) => c.seat === me)?.spells ?? [];
  const kinds = [...new Set(mine.map(kindOf))];
  return kinds.filter((kind) => answersIn(window, kind));
}

const asText = (order: Order) => (typeof order === 'string' ? order : `cast ${order.cast}`);

/** Standing orders: for each kind of moment, whether I am asked, or what is answered for me. */
export function OrdersPanel({ props, onClose }: { props: GameProps<TalismanView>; onClose: () => void }) {
  const { view, me, speak } = props;
  const { orders, give } = useOrders(me);
  const days = useDays();
  const is1986 = view.options.edition === '1986';
  const say = (key: string) => speak.say({ key });
  const plain = (order: string, more: Orders): OrderChoice => ({
    order,
    text: say(order === 'ask' ? 'ui.order.ask' : `ui.ts.order.${order}`),
    give: () => give({ ...orders, ...more }),
  });
  return (
    <Dialog title={say('ui.orders')} onClose={onClose} className="ts-orders">
      <p className="hint">{say('ui.orders.hint')}</p>
      <Halts props={props} />
      {WINDOWS.map((window) => {
        const now = orders[window] ?? usualOrder(window, days);
        const kept = typeof now === 'object' ? [now.cast] : [];
        const spells = [...new Set([...spellsFor(view, me, window), ...kept])];
        return (
          <KeptOrder
            key={window}
            id={window}
            title={say(`ui.ts.window.${window}`)}
            now={asText(now)}
            choices={[
              ...PLAIN_ORDERS.filter((order) => order !== 'avert' || window !== 'checkpoint').map((order) =>
                plain(order, { [window]: order }),
              ),
              ...spells.map((cast) => ({
                order: asText({ cast }),
                text: speak.say({ key: 'ui.ts.order.cast', args: { spell: cardName(cast) } }),
                give: () => give({ ...orders, [window]: { cast } }),
              })),
            ]}
          />
        );
      })}
      <KeptOrder
        id="armour"
        title={say('ui.ts.window.armour')}
        now={orders.armour ?? DEFAULT_ARMOUR}
        choices={ARMOUR.map((armour) => ({
          ...plain(armour, { armour }),
          ...(armour === 'use' && days ? { text: say('ui.ts.order.useBest') } : {}),
        }))}
      />
      {is1986 ? null : (
        <KeptOrder
          id="fate"
          title={say('ui.ts.window.fate')}
          now={orders.fate ?? usualFate(days)}
          choices={FATE_ORDERS.map((fate) => plain(fate, { fate }))}
        />
      )}
      <h3>{say('ui.ts.matters')}</h3>
      {MATTER_IDS.map((id) =>
        (MATTERS[id] as TalismanMatter).only !== undefined && !is1986 ? null : (
          <KeptOrder
            key={id}
            id={id}
            title={say(`ui.ts.matter.${id}`)}
            now={orders[id] ?? usualWay(id, view, days)}
            choices={waysOf(id).map((way) => ({
              order: way,
              text: say(way === 'ask' ? 'ui.order.ask' : `ui.ts.matter.${id}.${way}`),
              give: () => give({ ...orders, [id]: way }),
            }))}
          />
        ),
      )}
    </Dialog>
  );
}

/** The wish to be halted wherever things can be put down: everybody sees it, since the table waits for me there. */
function Halts({ props }: { props: GameProps<TalismanView> }) {
  const { view, me, speak, aside } = props;
  const who = view.characters.find(({ seat }) => seat === me);
  if (!aside || !who?.card) return null;
  return (
    <label className="ts-stop">
      <input type="checkbox" checked={who.halts} onChange={() => aside(who.seat, `stop:${who.halts ? 'off' : 'on'}`)} />
      {speak.say({ key: 'pick.aside.stop.on' })}
    </label>
  );
}
