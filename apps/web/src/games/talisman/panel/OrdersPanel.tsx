import type { TalismanView } from '@questhall/talisman/client';
import { kindOf, spellOf } from '@questhall/talisman/client';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { cardName } from '../names.ts';
import {
  type ArmourOrder,
  DEFAULT_ARMOUR,
  DEFAULT_FATE,
  DEFAULT_ORDERS,
  type FateOrder,
  type Order,
  type OrderWindow,
  WINDOWS,
} from '../orders.ts';
import { useOrders } from '../use-orders.ts';

const ARMOUR: readonly ArmourOrder[] = ['use', 'ask'];

const FATE: readonly FateOrder[] = ['useful', 'ask', 'keep'];

const PLAIN = ['ask', 'concerned', 'never'] as const;

/** Which Spells answer in which window: the occasions printed on them. */
const OCCASIONS: Readonly<Record<OrderWindow, readonly string[]>> = {
  cast: ['cast'],
  loseLife: ['loss'],
  killFollower: ['loss'],
  killFoes: ['loss'],
  attack: ['attacked'],
  evade: ['evaded'],
  checkpoint: ['othersTurn', 'any'],
};

/** My Spells that could be kept for a window, one of each kind. */
function spellsFor(view: TalismanView, me: number | null, window: OrderWindow): string[] {
  const mine = view.characters.find((c) => c.seat === me)?.spells ?? [];
  const kinds = [...new Set(mine.map(kindOf))];
  return kinds.filter((kind) => spellOf(kind).when.some((occasion) => OCCASIONS[window].includes(occasion)));
}

const asText = (order: Order) => (typeof order === 'string' ? order : `cast ${order.cast}`);

/** Standing orders: for each kind of moment, whether I am asked, or what is answered for me. */
export function OrdersPanel({ props, onClose }: { props: GameProps<TalismanView>; onClose: () => void }) {
  const { view, me, speak } = props;
  const { orders, give } = useOrders(me);
  const fate = view.options.edition !== '1986';
  return (
    <Dialog title={speak.say({ key: 'ui.ts.orders' })} onClose={onClose} className="ts-orders">
      <p className="hint">{speak.say({ key: 'ui.ts.orders.hint' })}</p>
      <Halts props={props} />
      {WINDOWS.map((window) => {
        const now = orders[window] ?? DEFAULT_ORDERS[window];
        const kept = typeof now === 'object' ? [now.cast] : [];
        const spells = [...new Set([...spellsFor(view, me, window), ...kept])];
        const choices: Order[] = [...PLAIN, ...spells.map((cast) => ({ cast }))];
        return (
          <fieldset key={window} className="choose">
            <legend>{speak.say({ key: `ui.ts.window.${window}` })}</legend>
            <div className="tokens">
              {choices.map((order) => (
                <label key={asText(order)} className="token">
                  <input
                    type="radio"
                    name={`order-${window}`}
                    checked={asText(order) === asText(now)}
                    onChange={() => give({ ...orders, [window]: order })}
                  />
                  <span>
                    {typeof order === 'string'
                      ? speak.say({ key: `ui.ts.order.${order}` })
                      : speak.say({ key: 'ui.ts.order.cast', args: { spell: cardName(order.cast) } })}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <fieldset className="choose">
        <legend>{speak.say({ key: 'ui.ts.window.armour' })}</legend>
        <div className="tokens">
          {ARMOUR.map((armour) => (
            <label key={armour} className="token">
              <input
                type="radio"
                name="order-armour"
                checked={armour === (orders.armour ?? DEFAULT_ARMOUR)}
                onChange={() => give({ ...orders, armour })}
              />
              <span>{speak.say({ key: `ui.ts.order.${armour}` })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {fate ? (
        <fieldset className="choose">
          <legend>{speak.say({ key: 'ui.ts.window.fate' })}</legend>
          <div className="tokens">
            {FATE.map((order) => (
              <label key={order} className="token">
                <input
                  type="radio"
                  name="order-fate"
                  checked={order === (orders.fate ?? DEFAULT_FATE)}
                  onChange={() => give({ ...orders, fate: order })}
                />
                <span>{speak.say({ key: `ui.ts.order.${order}` })}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
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
