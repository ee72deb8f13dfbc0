import type { Given, Seat } from '@questhall/kernel';
import type { Side } from '../../events.ts';
import type { Locals, Prepared } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { mayReroll } from '../character/numbers.ts';
import type { Table } from '../kit/table.ts';
import { counted } from './dice.ts';
import type { SideSheet } from './sheet.ts';
import { partsOf } from './sides.ts';

/** Rolls the dice of one side of a fight. */
export function rollSide(g: Table, { dice }: SideSheet): number[] {
  const faces: number[] = [];
  while (faces.length < dice.n) faces.push(g.roll());
  return faces;
}

/** What a side comes to with these dice. */
export const scoreOf = ({ base, dice }: SideSheet, faces: readonly number[]): number => base + counted(dice, faces);

/** A character's side with its dice; the parts say where every point comes from. */
export function sideOf(g: Table, seat: Seat, stat: Stat, side: Prepared, dragon: boolean, sheet: SideSheet, faces: number[]): Side {
  const score = scoreOf(sheet, faces);
  if (!g.tell) return { parts: [], dice: faces, score };
  const parts = partsOf(g.s, seat, stat, side, dragon);
  return { parts: [...parts, { from: 'die', n: counted(sheet.dice, faces) }], dice: faces, score };
}

/** Tells the dice of one side as they lie, before anybody decides about them and before the result (TDE-5.7, TDE-5.17). */
export function tellDice(
  g: Table,
  seat: Seat,
  { dice }: SideSheet,
  faces: readonly number[],
  purpose: 'fight' | 'foe',
  rule: string,
): void {
  if (faces.length > 0) g.tell?.({ type: 'rolled', rule, seat, dice: [...faces], total: counted(dice, faces), for: purpose });
}

/**
 * Fate may be spent on one's own dice of a fight once both sides lie open (TDE-5.7, TDE-5.17). Undefined without fate.
 * `theirs`: the score to beat.
 */
export function fightFate<I extends string>(
  g: Table,
  seat: Seat,
  side: Prepared,
  sheet: SideSheet,
  faces: readonly number[],
  theirs: number,
  into: I,
): { call: 'fate'; with: Given<Locals['fate']>; into: I } | undefined {
  if (side.noFate || faces.length === 0 || !mayReroll(g.s, seat)) return undefined;
  const rolled = counted(sheet.dice, faces);
  const aim = { from: theirs - sheet.base + 1, to: 99 };
  return {
    call: 'fate',
    with: { seat, dice: [...faces], for: 'fight', aim, count: sheet.dice, fight: { mine: sheet.base + rolled, theirs } },
    into,
  };
}
