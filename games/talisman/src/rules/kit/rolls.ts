import type { Given, Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/index.ts';
import type { RollFor } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import type { Aim, Locals } from '../../state.ts';
import { mayReroll } from '../character/numbers.ts';
import { counted, plainDice } from '../fight/dice.ts';
import { rollOf } from '../fight/sheet.ts';
import type { Table } from './table.ts';

/* Dice that are rolled before the whole table, for a character or for nobody. */

/**
 * Rolls for a character and tells the table: the total lands in the local `into`. The one way to roll for somebody, so
 * that no roll forgets what lowers it, or that fate may be spent on it (TDE-2.9): the step returns what this returns.
 * `aim`: the totals that serve.
 */
export function rollFor<I extends string>(
  g: Table,
  f: { seat: Seat } & { [K in I]?: number | undefined },
  into: I,
  n: number,
  purpose: RollFor,
  rule: string,
  more: { aim?: Aim; card?: string | null } = {},
): { call: 'fate'; with: Given<Locals['fate']>; into: I } | undefined {
  const { seat } = f;
  const dice: number[] = [];
  while (dice.length < n) dice.push(g.roll());
  const count = rollOf(g.s, seat, n);
  const total = counted(count, dice);
  (f as Partial<Record<I, number>>)[into] = total;
  g.tell?.({ type: 'rolled', rule, seat, dice, total, for: purpose, ...whyOf(g, seat, purpose, more.card) });
  if (!mayReroll(g.s, seat)) return undefined;
  const asked: Given<Locals['fate']> = { seat, dice: [...dice], for: purpose, count };
  if (more.aim) asked.aim = more.aim;
  if (more.card) asked.card = more.card;
  return { call: 'fate', with: asked, into };
}

/** The card that makes somebody roll, or the space that does. */
function whyOf(g: Table, seat: Seat, purpose: RollFor, card: string | null | undefined): { card?: string; space?: SpaceId } {
  if (card) return { card };
  return purpose === 'card' || purpose === 'space' ? { space: figureOf(g.s, seat).space } : {};
}

/** Rolls dice that are nobody's own (who begins, what Death rolls): nothing changes them, and no fate is spent on them (TDE-2.18). */
export function rollForNobody(g: Table, roller: Seat, n: number, purpose: RollFor, rule: string): number {
  const dice: number[] = [];
  while (dice.length < n) dice.push(g.roll());
  const total = counted(plainDice(n), dice);
  g.tell?.({ type: 'rolled', rule, seat: roller, dice, total, for: purpose });
  return total;
}
