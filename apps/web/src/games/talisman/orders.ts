import { type Orders, readOrders as read } from '@questhall/talisman/client';

/** Standing orders, as the engine has them: a server carries them out, and this page where the match is on this device. */
export {
  type ArmourOrder,
  answerOf,
  DEFAULT_ARMOUR,
  FATE_ORDERS,
  forSpells,
  isReaction,
  MATTER_IDS,
  MATTERS,
  type Matter,
  type Order,
  type Orders,
  type OrderWindow,
  usualFate,
  usualOrder,
  usualWay,
  WINDOWS,
  waysOf,
} from '@questhall/talisman/client';

/** Orders out of what was stored: whatever makes no sense is left out. */
export function readOrders(stored: string | null): Orders {
  try {
    return read(JSON.parse(stored ?? '{}'));
  } catch {
    // Somebody else's or a broken store: the defaults are right.
    return {};
  }
}
