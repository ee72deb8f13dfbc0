import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import { innermost } from '../../frames.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import { counts, hasRoomFor, mayOwn, othersOn } from '../character/numbers.ts';
import { getGold, give, lift, loseCard, putDown } from '../kit/cards.ts';
import type { Looking } from '../kit/looking.ts';
import { DONE, rule, type Table } from '../kit/table.ts';
import { putBack as putBackIn } from '../variants.ts';
import { dropsAny, goldComes } from './goods.ts';
import { settling } from './limits.ts';

const GOLD = 'gold';

/** What a question about taking is about. */
type About = Pick<Locals['taking'], 'seat' | 'goods' | 'dropped'>;

/** Taking what lies face up: card by card, within the limits (T86-6.12.1, T86-6.15.9). `goods`: only these cards, or null for all. */
export const taking = rule('taking', {
  ask(f, g) {
    if (g.s.unsettled && settling(g)) return 'settle';
    // What a victim had to drop may still be taken when the fight has ended the turn (T86-6.5.5).
    if (g.of(f.seat).card === null || (f.goods === null && g.s.turn.over)) return 'end';
    const options = takeOptions(f, g);
    // Having taken, one may want to put something down; whoever halts for it is asked (T86-6.12.1c).
    const halts = f.took && g.s.halts.includes(f.seat) && dropsAny(g.s, f.seat);
    if (options.length === 0 && !halts) return 'end';
    return { ask: { seat: f.seat, kind: 'take', options: [...options, DONE], into: 'choice' } };
  },

  act(f, g) {
    const choice = f.choice;
    if (choice === DONE) return 'end';
    f.took = true;
    const c = g.of(f.seat);
    if (choice === GOLD) {
      const n = f.gold ?? g.s.loose[c.space] ?? 0;
      g.s.loose[c.space] = (g.s.loose[c.space] ?? 0) - n;
      if (g.s.loose[c.space]! <= 0) delete g.s.loose[c.space];
      if (f.gold !== undefined) f.gold = 0;
      getGold(g, f.seat, n);
      g.tell?.({ type: 'tookGold', rule: 'T86-6.12.1b', seat: f.seat, n, space: c.space });
      return 'ask';
    }
    const card = choice.slice(5);
    if (choice.startsWith('drop:')) {
      loseCard(g, f.seat, card);
      putDown(g, f.seat, [card], 'T86-6.5.4');
      if (!f.dropped?.includes(card)) f.dropped = [...(f.dropped ?? []), card];
      return 'ask';
    }
    lift(g, c.space, card);
    const { fee = 0 } = cardOf(card);
    if (fee > 0) {
      c.gold -= fee;
      g.tell?.({ type: 'paid', rule: 'T86-6.15.9', seat: f.seat, n: fee, card });
    }
    g.tell?.({ type: 'took', rule: 'T86-6.12.1b', seat: f.seat, card, space: c.space });
    give(g, f.seat, card);
    return 'ask';
  },

  settle: (_, g) => settling(g),

  again: () => 'ask',
});

/** What the character may take now, and what it may put down to make room. A toad takes nothing (T86-6.19.2). */
function takeOptions(f: Locals['taking'], g: Table): string[] {
  const c = g.of(f.seat);
  if (c.toad > 0 || barred(f, g)) return [];
  const options: string[] = [];
  if ((f.goods === null ? (g.s.loose[c.space] ?? 0) : (f.gold ?? 0)) > 0 && goldComes(g.s, f.seat)) options.push(GOLD);
  let full = false;
  for (const card of wantable(f, g)) {
    if (hasRoomFor(g.s, f.seat, card)) options.push(`take:${card}`);
    else full = true;
  }
  // What was put down here and taken again stays, or nobody's question need ever end; unasked it may still be put down.
  const mayGo = (card: string) => counts(g.s, card) && !cardOf(card).cursed && !f.dropped?.includes(card);
  if (full) for (const card of c.objects) if (mayGo(card)) options.push(`drop:${card}`);
  return options;
}

/** What the character might take here, if it had room for it. */
const wantable = (f: About, g: Looking): string[] =>
  (g.s.lying[g.of(f.seat).space] ?? []).filter((card) => offered(f, g, card) && takeable(g, f.seat, card));

/** For what there is no room, where somebody is asked what they take. */
export function noRoomFor(g: Looking): string[] {
  const f = innermost(g.s, 'taking');
  return f ? wantable(f, g).filter((card) => !hasRoomFor(g.s, f.seat, card)) : [];
}

/**
 * House rule, by the letter of the rulebook: what lies on a space may be taken once other characters there have been
 * beaten or have fled, or one has fled from them (T86-6.15.9). What a victim had to drop may be taken all the same.
 */
function barred(f: Locals['taking'], g: Table): boolean {
  if (g.s.options.takingBeside === 'free' || (f.goods !== null && !f.here)) return false;
  const fled = (seat: Seat, from: Seat) => g.s.turn.evaded.some((one) => one.seat === seat && one.from === from);
  return othersOn(g.s, g.of(f.seat).space, f.seat).some((other) => !fled(other, f.seat) && !fled(f.seat, other));
}

/** Whether the question is about this card; what was put down in it may be taken again where the rules let it (T86-6.12.1c, TDE-4.18). */
function offered(f: About, g: Looking, card: string): boolean {
  if (f.goods === null || f.dropped?.includes(card)) return !putBack(g, card);
  return f.goods.includes(card);
}

const putBack = (g: Looking, card: string): boolean => putBackIn(g.s, card);

/** Whether the character might take such a card, if it has room for it (T86-6.12.1). */
export function takeable(g: Looking, seat: Seat, card: string): boolean {
  const { type, fee = 0 } = cardOf(card);
  const c = g.of(seat);
  if (c.toad > 0) return false;
  if (type === 'gold') return goldComes(g.s, seat);
  if (!reckon(g.s).takes(g.s, seat, card)) return false;
  if (type === 'follower' || g.s.tame[card] !== undefined) return !reckon(g.s).shunned(g.s, seat) && fee <= c.gold;
  return (type === 'object' || type === 'magicObject') && mayOwn(c, card);
}
