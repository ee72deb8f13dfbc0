import type { Choice, Decision, DecisionView, OptionView } from '@questhall/kernel';
import { kindOf } from './editions/index.ts';
import { likeliest, type MatterId, matterAnswer, matterOf, readMatters, type Way } from './matters.ts';
import type { TalismanView } from './observation.ts';
import type { State } from './state.ts';
import { averting, isSpell, type OrderWindow, servesNobody, WINDOWS } from './windows.ts';

/**
 * Standing orders: what a seat answers by itself when a window for reactions opens (section H2), when its armour could save a
 * life, when fate could be spent on a die, or when the turn of another asks it for anything else (matters.ts). Pure functions over a
 * decision and a view, so that whoever holds the orders, a page or a server, carries them out in the same way.
 *
 * Where nothing is said, a table of days (`days`) answers more by itself than any other: there a question to somebody who is not on
 * turn costs everybody a day.
 */

/**
 * Ask always, ask only when it concerns me, never ask, cast at once what averts harm from me and let all else pass, or cast a Spell (its
 * kind) at once when it is possible and concerns me.
 */
export type Order = (typeof PLAIN_ORDERS)[number] | { cast: string };
export const PLAIN_ORDERS = ['ask', 'concerned', 'avert', 'never'] as const;

/** One's own armour when a life is about to be lost: it is used without a question, but for which of several; or asked. */
export type ArmourOrder = 'use' | 'ask';

/**
 * Fate for a die that has fallen: asked only where another roll could serve better, always, or never spent. `away`: as the first in the
 * own turn; in another's it is spent by itself where the roll fails and a new one serves at least at even odds.
 */
type FateOrder = 'useful' | 'ask' | 'away' | 'keep';
export const FATE_ORDERS: readonly FateOrder[] = ['useful', 'ask', 'away', 'keep'];

/**
 * `aside`: kinds of Spells that are set aside. Nobody is asked for their sake alone; they can be cast wherever one is asked all the
 * same. `notNow`: the same, until the turn with this number is over.
 */
export type Orders = Partial<Record<OrderWindow, Order>> & { [M in MatterId]?: Way<M> } & {
  armour?: ArmourOrder;
  fate?: FateOrder;
  aside?: readonly string[];
  notNow?: { turn: number; spells: readonly string[] };
};

/** Whoever says nothing uses what he has. */
export const DEFAULT_ARMOUR: ArmourOrder = 'use';

/** Whoever says nothing is not asked where the roll serves already, or none could serve. */
export const usualFate = (days: boolean): FateOrder => (days ? 'away' : 'useful');

/** How each window is kept where nothing is said: one is asked where it is one's own affair. */
const DEFAULT_ORDERS: Readonly<Record<OrderWindow, Order>> = {
  cast: 'concerned',
  loseLife: 'concerned',
  killFollower: 'concerned',
  killFoes: 'concerned',
  attack: 'ask',
  evade: 'ask',
  checkpoint: 'concerned',
};

/**
 * The same at this table. Over days nobody is called for a window in another's turn: what a Spell was kept for is done with it at once.
 * Nor for a moment at which nothing happens to them: it comes several times a turn, and what may be cast there may be cast in the own
 * turn as well.
 */
export function usualOrder(window: OrderWindow, days: boolean): Order {
  if (!days) return DEFAULT_ORDERS[window];
  return window === 'checkpoint' ? 'never' : 'avert';
}

/** Whether the decision asks for a reaction. */
export const isReaction = (decision: Pick<DecisionView, 'kind'>): boolean => decision.kind === 'react' || decision.kind === 'checkpoint';

/** The window that a question about a reaction belongs to; null for any other question. */
export function windowOf(decision: DecisionView, view: TalismanView): OrderWindow | null {
  if (!isReaction(decision)) return null;
  // The prompt of a reaction is worded by what is about to happen: ask.react.loseLife, ask.react.cast.seat.
  const named = decision.prompt.key.split('.')[2];
  const window = WINDOWS.find((w) => w === named);
  if (window) return window;
  return view.casting.length > 0 && decision.kind === 'react' ? 'cast' : 'checkpoint';
}

/** The option that lets the moment pass, where there is one. */
export const passOf = (decision: DecisionView): string | null => decision.options.find((o) => o.id === 'pass')?.id ?? null;

/** True where the question names this seat, or what is happening is done to it, by it, or to what belongs to it. */
export function concerns(view: TalismanView, decision: DecisionView): boolean {
  const { seat } = decision;
  const mine = view.characters[seat];
  const ours = (card: string | undefined) =>
    card !== undefined && mine !== undefined && (mine.objects.includes(card) || mine.followers.includes(card));
  const named = Object.values(decision.prompt.args ?? {}).some((arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === seat);
  if (named) return true;
  const top = view.casting.at(-1);
  if (top) return top.target === seat || ours(top.card) || (top.space !== undefined && top.space === mine?.space);
  if (view.fight) return view.fight.seat === seat || view.fight.target === seat;
  // Whoever stands on the same space may be met by the one who is about to move there or act.
  return view.turn.seat === seat || view.characters[view.turn.seat]?.space === mine?.space;
}

const aligns = (id: string): boolean => id.startsWith('align:');

/** Whether nothing but another alignment is on offer: the Druid may change his at any moment, Spells or none (T86-6.8). */
const alignsAlone = ({ options }: DecisionView): boolean =>
  options.some(({ id }) => aligns(id)) && options.every(({ id }) => id === 'pass' || aligns(id));

/**
 * What these orders answer to a decision.
 * @param days whether the table gives a decision hours or days
 * @returns an answer, or null where the person is to be asked
 */
export function answerOf(orders: Orders, decision: DecisionView, view: TalismanView, days = false): Choice | null {
  if (decision.kind === ARMOUR) return armourOf(orders, decision, days);
  if (decision.kind === FATE) return fateOf(orders.fate ?? usualFate(days), decision, view.turn.seat === decision.seat);
  return windowAnswer(orders, decision, view, days) ?? letBy(orders, decision, view) ?? matterAnswer(orders, { decision, view, days });
}

/** What lets a question by that may have been put for Spells alone. */
const LET_BY: Readonly<Record<string, string | null>> = {
  react: 'pass',
  checkpoint: 'pass',
  endTurn: 'done',
  prepare: 'roll',
  // The one thing that may be met there (T86-6.13.2), where it is one.
  encounter: null,
};

/** Where changing sides changes nothing that comes of the question itself; before an encounter it may. */
const AT_ANY_MOMENT: Readonly<Record<string, true>> = { react: true, checkpoint: true, endTurn: true };

/**
 * What a question that is put for Spells alone asks about: their kinds, and the answer that lets it by. A Potion that would have lost
 * its Strength with the turn that ends (T86-6.1.6a) is nothing that one is asked for. Null where anything else is asked.
 */
export function forSpells({ kind, options, choose }: DecisionView): { by: string; spells: readonly string[] } | null {
  if (!(kind in LET_BY) || choose || options.length < 2) return null;
  const isSpellCard = ({ target }: OptionView) => target?.card?.startsWith('sp.') === true;
  const by = LET_BY[kind] ?? options.find((option) => !isSpellCard(option) && !aligns(option.id))?.id;
  if (by === undefined || !options.some(({ id }) => id === by)) return null;
  // Trophies that count no more are let go at any time, and a Druid changes sides at any: nobody waits for that.
  const isIdle = ({ id }: OptionView) =>
    id === by || (kind === 'endTurn' && (id === 'shed' || id.startsWith('drink:'))) || (kind in AT_ANY_MOMENT && aligns(id));
  const others = options.filter((option) => !isIdle(option));
  if (!others.every(isSpellCard)) return null;
  return { by, spells: [...new Set(others.map(({ target }) => kindOf(target!.card!)))] };
}

/**
 * Of these kinds of Spells those for whose sake one is still asked in this turn: the others are set aside, for good or until it is over,
 * or could change nothing now that serves anybody.
 */
export function stillAsked(spells: readonly string[], { aside = [], notNow }: Orders, view: TalismanView): string[] {
  const resting = notNow?.turn === view.turn.n ? notNow.spells : [];
  return spells.filter((spell) => !aside.includes(spell) && !resting.includes(spell) && !servesNobody(spell, view));
}

/** The answer that lets the question by, where all Spells that it is put for rest. */
function letBy(orders: Orders, decision: DecisionView, view: TalismanView): string | null {
  // Whoever has every moment shown may change sides at every one.
  if (orders.checkpoint === 'ask' && decision.options.some(({ id }) => aligns(id))) return null;
  const asked = forSpells(decision);
  return asked && stillAsked(asked.spells, orders, view).length === 0 ? asked.by : null;
}

function windowAnswer(orders: Orders, decision: DecisionView, view: TalismanView, days: boolean): string | null {
  const window = windowOf(decision, view);
  if (window === null || decision.choose) return null;
  const order = orders[window] ?? usualOrder(window, days && view.turn.seat !== decision.seat);
  if (order === 'ask') return null;
  const pass = passOf(decision);
  if (order === 'never') return pass;
  if (order === 'avert') return averting(window, decision, view) ?? pass;
  // To change sides alone (Druid) is offered in the own turn; in others' turns to whoever has every moment shown.
  if (order === 'concerned') return concerns(view, decision) && !alignsAlone(decision) ? null : pass;
  // A Spell kept for this window is cast where it is my affair; at all other times the window passes.
  if (!concerns(view, decision)) return pass;
  return decision.options.find((o) => o.id !== pass && kindOf(o.target?.card ?? o.id) === order.cast)?.id ?? null;
}

const ARMOUR = 'armour';
const FATE = 'fate';
const KEEP = 'keep';
const NO = 'no';

/** Which of several pieces is for the player to say; over days it is the one that saves most often. */
function armourOf({ armour = DEFAULT_ARMOUR }: Orders, { options }: DecisionView, days: boolean): string | null {
  if (armour === 'ask') return null;
  const pieces = options.filter((option) => option.id !== NO);
  return pieces.length === 1 || days ? likeliest(pieces) : null;
}

/** Of a roll whose number alone matters, such as a move, nobody but the player knows what serves. */
function fateOf(fate: FateOrder, { options }: DecisionView, own: boolean): string | null {
  if (fate === 'ask') return null;
  const kept = options.find(({ id }) => id === KEEP);
  if (fate === 'keep') return KEEP;
  if (fate === 'away' && !own) return kept && fails(kept) ? (likeliest(options.filter(isWorthFate)) ?? KEEP) : KEEP;
  const now = kept?.odds;
  if (!kept || now === undefined) return null;
  // A new roll may also bring a draw in place of a defeat (TDE-5.17), which serves nobody and costs nothing.
  return options.every((option) => (option.odds ?? 0) <= now && bestOf(option) <= bestOf(kept)) ? KEEP : null;
}

/** A draw is no failure: nobody is hurt. */
const fails = (kept: OptionView): boolean => kept.odds === 0 && bestOf(kept) < 0;

const EVEN = 0.5;
const isWorthFate = ({ id, odds = 0 }: OptionView): boolean => id !== KEEP && odds >= EVEN;

/** How good the best is that an answer may bring: 1 what helps, −1 what hurts; 0 what does neither, or is not said. */
const bestOf = ({ results = [] }: OptionView): number =>
  results.length === 0 ? 0 : Math.max(...results.map(({ helps }) => (helps === undefined ? 0 : helps ? 1 : -1)));

/** Orders out of what was stored or sent: whatever makes no sense is left out. */
export function readOrders(raw: unknown): Orders {
  if (typeof raw !== 'object' || raw === null) return {};
  const orders = readMatters(raw) as Orders;
  const { armour, fate, aside, notNow } = raw as { armour?: unknown; fate?: unknown; aside?: unknown; notNow?: unknown };
  const spells = Array.isArray(aside) ? [...new Set(aside.filter(isSpell))] : [];
  if (spells.length > 0) orders.aside = spells;
  const now = notNow as Orders['notNow'] | null;
  if (typeof now?.turn === 'number' && Array.isArray(now.spells)) {
    const resting = [...new Set(now.spells.filter(isSpell))];
    if (resting.length > 0) orders.notNow = { turn: now.turn, spells: resting };
  }
  if (FATE_ORDERS.includes(fate as FateOrder)) orders.fate = fate as FateOrder;
  if (armour === 'use' || armour === 'ask') orders.armour = armour;
  for (const window of WINDOWS) {
    const order = (raw as Record<string, unknown>)[window] ?? (raw as Record<string, unknown>)[FORMERLY[window] ?? window];
    if (PLAIN_ORDERS.includes(order as (typeof PLAIN_ORDERS)[number])) orders[window] = order as Order;
    else if (typeof order === 'object' && order !== null && isSpell((order as { cast?: unknown }).cast)) {
      orders[window] = { cast: (order as { cast: string }).cast };
    }
  }
  return orders;
}

/** What was kept under another name. */
const FORMERLY: Partial<Record<OrderWindow, string>> = { checkpoint: 'moment' };

/** What a table needs to carry out standing orders without knowing the game. */
export const standingOrders = {
  /** Whether orders may answer this question. */
  answers: ({ kind, seat }: Pick<Decision, 'kind' | 'seat'>, { turn }: State) =>
    kind === ARMOUR || kind === FATE || kind in LET_BY || (turn.seat !== seat && matterOf(kind) !== null),
  read: readOrders,
  answer: (orders: unknown, decision: DecisionView, view: unknown, days: boolean) =>
    answerOf(orders as Orders, decision, view as TalismanView, days),
};
