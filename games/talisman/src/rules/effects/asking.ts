import { firstOf } from '../../constant.ts';
import { ownRule } from '../../installed.ts';
import { reckon } from '../../reckon.ts';
import type { Choice, Effect } from '../../vocabulary.ts';
import { hasRoomForSpell } from '../character/numbers.ts';
import { healable } from '../kit/numbers.ts';
import type { Table } from '../kit/table.ts';
import { healsFree } from '../space/places.ts';
import type { Verbs } from './verbs.ts';

type AskingVerb = 'heal' | 'loseFollower' | 'roll' | 'may' | 'choose' | 'visit' | 'buy';

/** Verbs that ask the character's player: each is a small procedure of its own. */
export const ASKING: Verbs<AskingVerb> = {
  heal: (e, f) => ({ call: 'healing', with: { seat: f.seat, n: e.n === 'quota' ? 99 : e.n, price: e.price } }),
  loseFollower: (_, f) => ({ call: 'loseFollower', with: { seat: f.seat } }),
  roll: (e, f, g) => ({
    call: 'rolling',
    with: {
      seat: f.seat,
      dice: e.dice,
      rows: e.rows,
      card: f.card,
      cause: f.cause,
      at: f.at ?? g.of(f.seat).space,
      skip: e.skip ?? null,
      add: e.add ?? null,
      effects: f.id,
    },
  }),
  may: (e, f) => ({
    call: 'choosing',
    with: { seat: f.seat, kind: 'may', of: [{ id: mayId(f.cause), then: e.then }], optional: true, effects: f.id },
  }),
  choose: (e, f) => ({ call: 'choosing', with: { seat: f.seat, kind: 'choose', of: e.of, optional: false, effects: f.id } }),
  visit: (e, f) => ({ call: 'choosing', with: { seat: f.seat, kind: 'visit', of: e.one, optional: true, effects: f.id } }),
  buy: (e, f) => ({ call: 'buying', with: { seat: f.seat, goods: e.goods } }),
};

const mayId = (cause: string): string => (cause === 'space' ? 'space' : 'card');

/** Whether choosing this would do anything at all: what cannot be paid or healed is not offered. */
export function possible(g: Table, seat: number, choice: Choice): boolean {
  const { gold } = g.of(seat);
  return firstOf(choice.then, (effect) => !effectPossible(g, seat, effect, gold)) === undefined;
}

function effectPossible(g: Table, seat: number, effect: Effect, gold: number): boolean {
  const c = g.of(seat);
  switch (effect.do) {
    case 'pay':
      return gold >= effect.gold;
    case 'heal':
      return healable(g, seat) > 0 && (effect.price === 0 || gold >= effect.price || healsFree(g.s, seat));
    case 'loseFollower':
      return c.followers.length > 0;
    case 'buy':
      return g.wares(seat, effect.goods).length > 0 || (reckon(g.s).takesWares(g.s, seat) && g.onSale(seat, effect.goods).length > 0);
    case 'gain':
      return effect.what !== 'spell' || hasRoomForSpell(g.s, seat);
    default:
      return ownRule(effect.do)?.possible?.(g, seat, effect as never) ?? true;
  }
}
