import type { Seat } from '@questhall/kernel';
import type { Power, SquareKind } from '../components.ts';
import type { State } from '../state.ts';

/** The square that every pawn starts on; it holds any number of pawns (NW-8.5). */
export const UNDERWORLD = 0;

/** The numbers of squares as option ids, made once. */
const SPACE_IDS = Array.from({ length: 64 }, (_, n) => String(n));
const MOVE_IDS = SPACE_IDS.map((from) => SPACE_IDS.map((to) => `${from}>${to}`));
const ANY_MOVES = MOVE_IDS.flat();

/** A square's number as it stands in option ids and targets. */
export function spaceId(square: number): string {
  return SPACE_IDS[square] ?? String(square);
}

/** All moves of a monster card from one of these squares to one of those, as they stand in option ids: "3>7"; behind them `last`. */
export function moveIds(from: readonly number[], to: readonly number[], last: string): string[] {
  // A list of that length, to be written over: one that grows by hundreds of moves is copied again and again.
  const ids = ANY_MOVES.slice(0, from.length * to.length + 1);
  let at = 0;
  for (const a of from) {
    const row = MOVE_IDS[a];
    for (const b of to) ids[at++] = row?.[b] ?? `${a}>${b}`;
  }
  ids[at] = last;
  return ids;
}

/** The printed kind of square n, or undefined where no strip lies (the underworld, the library, beyond). */
export function kindAt(s: State, square: number): SquareKind | undefined {
  return s.kinds[square - 1];
}

/** The monster card that lies on square n, or null. */
export function monsterAt(s: State, square: number): Power | null {
  return s.monsters[square - 1] ?? null;
}

export function putMonster(s: State, square: number, power: Power): void {
  s.monsters[square - 1] = power;
}

/** Takes the monster card off a square, which shows its printed kind again (NW-9.8). Throws where none lies. */
export function takeMonster(s: State, square: number): Power {
  const power = monsterAt(s, square);
  if (!power) throw new Error(`no monster on square ${square}`);
  s.monsters[square - 1] = null;
  return power;
}

/** The seat whose pawn stands on a square other than the underworld, or −1. */
export function pawnOn(s: State, square: number): Seat {
  if (square === UNDERWORLD) return -1;
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat]!.square === square) return seat;
  return -1;
}

/** N: how many squares lie. */
export function laidLength(s: State): number {
  return s.kinds.length;
}

export function stripsLeft(s: State): boolean {
  return s.strips[3].length > 0 || s.strips[4].length > 0 || s.strips[5].length > 0;
}

/** B = N + 1 once the last strip lies, until then null (NW-13.1, NW-21.3). */
export function libraryAt(s: State): number | null {
  return stripsLeft(s) || s.turnedStrip ? null : laidLength(s) + 1;
}

/** Whether a skull finds a square at all (NW-9.3). */
export function anyOpenSquare(s: State): boolean {
  for (let n = s.kinds.length; n > 0; n--) if (s.monsters[n - 1] === null && pawnOn(s, n) < 0) return true;
  return false;
}

/** Squares of laid strips with neither pawn nor monster card: where a skull may put one (NW-9.1). */
export function openSquares(s: State): number[] {
  const open: number[] = [];
  for (let n = 1; n <= s.kinds.length; n++) if (s.monsters[n - 1] === null && pawnOn(s, n) < 0) open.push(n);
  return open;
}

/** Squares whose monster card may be taken away, because no pawn stands there (NW-9.5, NW-9.7). */
export function takeableMonsters(s: State): number[] {
  const takeable: number[] = [];
  for (let n = 1; n <= s.kinds.length; n++) if (s.monsters[n - 1] !== null && pawnOn(s, n) < 0) takeable.push(n);
  return takeable;
}

/** The seats of blocked players, in seat order. */
export function blockedSeats(s: State): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.players[seat]!.blocked) seats.push(seat);
  return seats;
}
