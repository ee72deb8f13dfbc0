import type { Seat } from '@questhall/kernel';
import type { StepCard } from '../components.ts';
import type { State } from '../state.ts';
import { laidLength, libraryAt, monsterAt, pawnOn, stripsLeft, UNDERWORLD } from './board.ts';
import { victory } from './library.ts';
import { rule, type Table } from './table.ts';

/** A unique number card moves its player's pawn, which is not blocked, exactly so many steps (section 8). */
export const move = rule('move', {
  /** A strip is laid where a step has nowhere to go, not where the pawn merely stops at the end (NW-3.2, NW-3.3). */
  pathRunsOut(f, { s }) {
    if (s.players[f.seat]!.square + f.steps <= laidLength(s) || !stripsLeft(s)) return 'arrive';
    f.strips++;
    return { call: 'layStrip', with: { seat: f.seat } };
  },

  walkOn: () => 'pathRunsOut',

  arrive(f, g) {
    const { s } = g;
    const player = s.players[f.seat]!;
    const from = player.square;
    const counted = countedSquare(s, from, f.steps);
    attachLibrary(g, from + f.steps);
    const to = freeSquare(s, f.seat, counted);
    player.square = to;
    tellMove(g, f.seat, f.steps, from, counted, to);
    if (to === libraryAt(s)) return victory(g, f.seat);
    if (to === from && !s.options.returnIsLanding) return 'end';
    f.landings++;
    return { call: 'land', with: { seat: f.seat } };
  },
});

/**
 * A blocked pawn stays where it is; the card is spent (NW-8.2). Random play spends four of ten number cards so, hence no frame is
 * made for it; its number is taken all the same, so that questions keep theirs.
 */
export function heldFast({ s, tell }: Table, seat: Seat, card: StepCard): void {
  s.lastId++;
  tell?.({ type: 'heldFast', rule: 'NW-8.2', seat, card, square: s.players[seat]!.square });
}

/**
 * The square on which a count ends: every square counts, and steps left over on the library are walked backwards
 * (NW-8.3, NW-8.4, NW-13.4). Where strips are still to come, squares beyond the path count on.
 */
export function countedSquare(s: State, from: number, steps: number): number {
  const library = libraryAt(s);
  const wanted = from + steps;
  return library === null || wanted <= library ? wanted : 2 * library - wanted;
}

/**
 * The square where the pawn of `seat` ends up: the counted one, or, where another pawn stands there, the first free one
 * towards the underworld. Monsters do not make a square unavailable (NW-8.6), unless the table plays NW-16.2.
 */
export function freeSquare(s: State, seat: Seat, counted: number): number {
  const from = s.players[seat]!.square;
  const taken = (square: number) => {
    const other = pawnOn(s, square);
    return other >= 0 && other !== seat;
  };
  if (!taken(counted)) return counted;
  for (let square = counted - 1; square > UNDERWORLD; square--) {
    if (taken(square)) continue;
    if (square === from || !s.options.stepBackSkipsMonsters || !monsterAt(s, square)) return square;
  }
  return UNDERWORLD;
}

/** The library is put down when a pawn first stops on or passes the last square of the last strip (NW-13.1). */
function attachLibrary({ s, tell }: Table, reach: number): void {
  const library = libraryAt(s);
  if (s.libraryAttached || library === null || reach < library - 1) return;
  s.libraryAttached = true;
  tell?.({ type: 'libraryAttached', rule: 'NW-13.1', square: library });
}

function tellMove({ s, tell }: Table, seat: Seat, steps: number, from: number, counted: number, to: number): void {
  if (!tell) return;
  const bounced = counted !== from + steps;
  const turn = bounced ? (libraryAt(s) ?? counted) : counted;
  const path = [...between(from, turn), ...between(turn, counted), ...between(counted, to)];
  const rule = to === libraryAt(s) ? 'NW-13.3' : counted !== to ? 'NW-8.6' : bounced ? 'NW-13.4' : 'NW-8.1';
  tell({ type: 'moved', rule, seat, card: cardOf(steps), from, path, to, bounced, steppedBack: counted !== to });
}

/** The squares from one to another, without the first. */
function between(from: number, to: number): number[] {
  const way = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + (i + 1) * way);
}

function cardOf(steps: number) {
  return String(steps) as '1' | '2' | '3' | '4' | '5' | '6';
}
