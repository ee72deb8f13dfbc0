import type { Outcome, Seat } from '@questhall/kernel';
import { figureOf } from '../../figure.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import type { Table } from '../kit/table.ts';

/** From the Crown's being reached deaths are final, save in the other endings (T86-6.4.3e, TDE-11.6c, part G.4). */
export const deathIsFinal = (s: State): boolean => s.crownReached && s.options.elimination && reckon(s).crownEndsReturn(s);

/** Whether a seat waits for a new character that it cannot get any more: somebody has reached the Crown meanwhile (T86-6.4.3d, TDE-2.31). */
export const waitsInVain = (s: State): boolean => deathIsFinal(s) && s.characters.some((c) => c.card === null && !c.out);

/** Whoever waits for a new character when the Crown has been reached is out (T86-6.4.3d, TDE-2.31). */
export function endWaiting(g: Table): void {
  g.s.characters.forEach((c, seat) => {
    if (c.card === null && !c.out) putOut(g, seat);
  });
}

/** The seat takes no further part in the match (T86-6.4.3e). */
export function putOut(g: Table, seat: Seat): void {
  g.of(seat).out = true;
  g.tell?.({ type: 'out', rule: 'T86-6.4.3e', seat });
  passHexesOn(g, seat);
}

/** The match is over where one is left (T86-W); where nobody is, whoever's turn it is has won. */
export function lastLeft(g: Table): { over: Outcome } | undefined {
  const { s } = g;
  let left: Seat | undefined;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.characters[seat]!.out) continue;
    if (left !== undefined) return undefined;
    left = seat;
  }
  return g.win(left ?? s.turn.seat, 'T86-W', 'last');
}

/** A Hex lasts three rounds: those of one who is out are counted on at the turns of the next seat. */
function passHexesOn(g: Table, seat: Seat): void {
  const { s } = g;
  const next = s.characters.findIndex((_, i) => !figureOf(s, (seat + i) % s.seats).out);
  if (next < 0) return;
  for (const one of [...s.hexes, ...s.lasting]) if (one.owner === seat) one.owner = (seat + next) % s.seats;
}
