import { regionOf } from '../../board/index.ts';
import { cardOf } from '../../editions/index.ts';
import { at } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import type { Condition, Effect } from '../../vocabulary.ts';
import { leaveAll } from '../character/lives.ts';
import { livingFrom, safeAt, totalOf } from '../character/numbers.ts';
import { awardTalisman, discardFrom, drawSpell, lay, lift, toPile } from '../kit/cards.ts';
import type { Looking } from '../kit/looking.ts';
import { gain, lose } from '../kit/numbers.ts';
import { cardsLeft } from '../space/meetings.ts';
import { theCard } from './named.ts';
import { tellNothing } from './nothing.ts';
import type { Verbs } from './verbs.ts';

type PlainVerb =
  | 'gain'
  | 'lose'
  | 'missTurn'
  | 'toad'
  | 'become'
  | 'awardTalisman'
  | 'if'
  | 'byAlignment'
  | 'firstOnly'
  | 'pay'
  | 'takeOne'
  | 'everyone'
  | 'curse'
  | 'fight';

/** By which rule an effect is told of: a space, a Spell, an Event, another card. */
export function ruleFor(f: Locals['effects']): string {
  if (f.cause === 'space') return 'T86-6.13.5b';
  if (f.cause.startsWith('sp.')) return 'T86-6.9';
  return f.event ? 'T86-6.15.4' : 'T86-6.15.3';
}

/** Whether the condition holds for the character now. */
export function holds(g: Looking, seat: number, when: Condition | undefined): boolean {
  if (!when) return true;
  if (when.is === 'alignment') return when.of.includes(g.of(seat).alignment);
  const total = totalOf(g.s, seat, when.stat);
  return when.is === 'below' ? total < when.n : total >= when.n;
}

/** Verbs that ask nobody anything. */
export const PLAIN_VERBS: Verbs<PlainVerb> = {
  gain(e, f, g) {
    if (e.what !== 'spell') gain(g, f.seat, e.what, e.n, ruleFor(f));
    else for (let i = 0; i < e.n; i++) drawSpell(g, f.seat, ruleFor(f));
  },

  lose(e, f, g) {
    if (e.what === 'life') {
      if (e.safeAt && safeAt(g.s, f.seat, e.safeAt)) return undefined;
      return { call: 'loseLives', with: { seat: f.seat, n: e.n, combat: false } };
    }
    // All of it, where a Spell says more than there can be.
    lose(g, f.seat, e.what, e.n, ruleFor(f));
  },

  /** By an Event this turn is the missed one, else it is the next (T86-6.15.4, D4). */
  missTurn(e, f, g) {
    if (g.rules.missEndsTurn) {
      if (e.next || f.seat !== g.active) return g.willMiss(f.seat, 'TDE-8.12');
      // The turn ends; where cards were still to be met, it is the missed one itself (TDE-8.11).
      if (!cardsLeft(g, f.seat)) g.willMiss(f.seat, 'TDE-8.11');
      return g.endTurnOf(f.seat);
    }
    if (f.event && f.seat === g.active) g.endTurnOf(f.seat);
    else g.willMiss(f.seat, ruleFor(f));
  },

  toad(_, f, g) {
    if (!reckon(g.s).mayBeToad(g.s, f.seat)) return;
    const c = g.of(f.seat);
    const croaks = c.toad > 0;
    leaveAll(g, f.seat);
    // Three of its own turns, beginning with the next one: this one is counted too as it ends.
    c.toad = f.seat === g.active ? 4 : 3;
    // Bewitched again, it goes on as the toad that it is, with what it has gained as one (TDE-8.2, TDE-8.8).
    if (!croaks) {
      c.toadStrength = 0;
      c.toadCraft = 0;
    }
    c.raft = 'none';
    c.ride = null;
    g.s.unsettled = true;
    g.tell?.({ type: 'becameToad', rule: 'T86-6.19.1', seat: f.seat, ...(croaks ? { again: true } : {}) });
    if (g.rules.toadEndsTurn) g.endTurnOf(f.seat);
  },

  become(e, f, g) {
    g.turnTo(f.seat, e.alignment, 'T86-6.7');
  },

  awardTalisman(_, f, g) {
    awardTalisman(g, f.seat);
  },

  if(e, f, g) {
    if (e.safe === 'maze' && safeAt(g.s, f.seat, 'maze')) return tellNothing(g, f, f.todo);
    if (!holds(g, f.seat, e.when)) return tellNothing(g, f, f.todo, e.when);
    f.todo.unshift(...e.then);
    return undefined;
  },

  byAlignment(e, f, g) {
    const { good = [], neutral = [], evil = [] } = e;
    const other = at(g, 'byAlignment', { id: f.id, seat: f.seat, cause: f.cause, todo: f.todo, cases: { good, neutral, evil } });
    if (other) return other;
    const then = e[g.of(f.seat).alignment] ?? [];
    if (then.length === 0) return tellNothing(g, f, f.todo, forWhom(e));
    f.todo.unshift(...then);
    return undefined;
  },

  /** The first whom it fits has it, and the card is gone; without a Talisman left it waits (D4). */
  firstOnly(e, f, g) {
    if (!holds(g, f.seat, e.when)) return tellNothing(g, f, f.todo, e.when);
    // A toad could take nothing (T86-6.19.2).
    if (e.then.some((one) => one.do === 'awardTalisman') && (g.of(f.seat).toad > 0 || !g.s.stock.some((card) => card.startsWith('tal.'))))
      return tellNothing(g, f, f.todo);
    f.todo.unshift(...e.then);
    if (f.at !== undefined && f.card !== null) discardFrom(g, f.at, f.card, ruleFor(f));
  },

  pay(e, f, g) {
    const c = g.of(f.seat);
    const n = Math.min(e.gold, c.gold);
    c.gold -= n;
    g.tell?.({ type: 'paid', rule: ruleFor(f), seat: f.seat, n });
  },

  takeOne(_, f, g) {
    const { s } = g;
    const card = theCard(f);
    const holding = g.holding(card);
    if (!holding || s.held[card] === undefined) return undefined;
    s.held[card] -= 1;
    const left = s.held[card];
    gain(g, f.seat, holding.what, 1, ruleFor(f));
    g.tell?.({ type: 'held', rule: ruleFor(f), card, left });
    if (left === 0 && f.at !== undefined) discardFrom(g, f.at, card, ruleFor(f));
  },

  /** Whom it hits, from the active player on; each suffers it on its own. The drawer comes last, since its turn may end. */
  everyone(e, f, g) {
    const region = regionOf(g.of(f.seat).space);
    const hit = livingFrom(g.s, f.seat).filter((seat) => {
      const c = g.of(seat);
      return (e.where === 'everywhere' || regionOf(c.space) === region) && c.alignment !== e.except;
    });
    if (e.clockwise) return { call: 'eachOf', with: { seats: hit, todo: [...e.then], card: f.card } };
    return {
      call: 'eachOf',
      with: { seats: [...hit.slice(hit[0] === f.seat ? 1 : 0), ...(hit[0] === f.seat ? [f.seat] : [])], todo: [...e.then], card: f.card },
    };
  },

  curse(_, f, g) {
    const card = theCard(f);
    if (f.at === undefined || !lift(g, f.at, card)) return undefined;
    // A toad has no Followers, not even these (T86-6.19.2).
    if (g.of(f.seat).toad > 0 && cardOf(card).type === 'follower') {
      lay(g, f.at, [card]);
      return undefined;
    }
    if (g.of(f.seat).toad > 0) {
      toPile(g, card);
      g.tell?.({ type: 'discarded', rule: 'T86-6.19.2', card });
      return undefined;
    }
    g.of(f.seat).followers.push(card);
    g.s.unsettled = true;
    g.tell?.({ type: 'cursed', rule: 'T86-6.6', seat: f.seat, card });
  },

  /** A creature that is no card, fought by itself (D9). */
  fight(e, f) {
    return {
      call: 'facing',
      with: { seat: f.seat, stat: e.stat, foes: [{ creature: e.creature, value: e.n }], old: false },
      into: 'result',
    };
  },
};

/** Whom something does anything that goes by alignments; undefined: nobody. */
function forWhom(e: Extract<Effect, { do: 'byAlignment' }>): Condition | undefined {
  const of = (['good', 'neutral', 'evil'] as const).filter((alignment) => (e[alignment] ?? []).length > 0);
  return of.length > 0 ? { is: 'alignment', of } : undefined;
}
