import type { Seat } from '@questhall/kernel';
import { CROWN } from '../board/index.ts';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { reckon } from '../reckon.ts';
import { has } from '../rules/character/numbers.ts';
import { barredFromPortal } from '../rules/turn/movement.ts';
import type { State } from '../state.ts';

/** The Warlock's tasks, as a bot thinks of them (B6). */

/** Whether a Talisman is left for whoever earns one. */
export function talismanLeft(s: State): boolean {
  for (const card of s.stock) if (card.startsWith('tal.')) return true;
  return false;
}

/** Whether the character has no Talisman and could earn one. */
export const earnsTalisman = (s: State, me: Seat): boolean => talismanLeft(s) && !has(s, me, 'enterValley');

/** The task that it had better see to: for a Talisman, or because its holder may not pass the Portal (TDE-8.25). 0: none. */
export function taskOf(s: State, me: Seat): number {
  const { quest } = figureOf(s, me);
  return quest > 0 && (barredFromPortal(s, me) || earnsTalisman(s, me)) ? quest : 0;
}

/** What getting on with the task is worth, in lives. */
const TASK = 2.5;

/** What a card on the board is worth for the task: a Follower, a Magic Object or gold to hand over, or an Enemy to kill. */
export function taskWorth(s: State, me: Seat, card: string): number {
  const { quest } = figureOf(s, me);
  if (quest === 0) return 0;
  const { type } = cardOf(card);
  const serves = quest === 3 ? type === 'follower' : quest === 4 ? type === 'magicObject' : quest >= 5 && type === 'gold';
  return serves && taskOf(s, me) > 0 ? TASK : 0;
}

/** What killing an Enemy is worth for the task. */
export const huntWorth = (s: State, me: Seat): number => (figureOf(s, me).quest === 2 && taskOf(s, me) > 0 ? TASK : 0);

/** What a life taken from another is worth for the task. */
export const raidWorth = (s: State, me: Seat): number => (figureOf(s, me).quest === 1 && taskOf(s, me) > 0 ? TASK : 0);

/** Whether it saves its gold for the Warlock. */
export const savesGold = (s: State, me: Seat): boolean => figureOf(s, me).quest >= 5 && taskOf(s, me) > 0;

/**
 * On the Crown trophies buy nothing any more. Where they lower every roll of a fight, two who stand there and roll ones for ever
 * would never be done: whoever bears them puts them away.
 */
export const burdened = (s: State, me: Seat): boolean => figureOf(s, me).space === CROWN && reckon(s).trophiesHarm(s, me);
