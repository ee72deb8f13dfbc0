import type { Seat } from '@questhall/kernel';
import type { Power, PowerCard, SquareKind, StepCard } from '../components.ts';
import type { NachtwachtView } from '../observation.ts';
import { libraryAt } from '../rules/board.ts';
import type { State } from '../state.ts';

/** What the heuristic looks at: the same shape from a view and, faster, from a state in a playout. */
export interface Outlook {
  me: Seat;
  /** By seat: square of the pawn, whether it is blocked, number of power cards, step cards in hand. */
  squares: readonly number[];
  blocked: readonly boolean[];
  powers: readonly number[];
  steps: readonly (readonly StepCard[])[];
  kinds: readonly SquareKind[];
  monsters: readonly (Power | null)[];
  /** N + 1 once the last strip lies. */
  library: number | null;
  /** My own power cards. */
  hand: readonly PowerCard[];
  turnedMonster: Power | null;
  turnedStrip: readonly SquareKind[] | null;
  /** The number card with which I am moving, or 0. */
  moving: number;
}

export function outlookOfView(v: NachtwachtView): Outlook {
  const me = v.you ?? 0;
  const played = v.reveal && v.phase === 'resolve' ? v.reveal.cards[me] : undefined;
  return {
    me,
    squares: v.players.map((p) => p.square),
    blocked: v.players.map((p) => p.blocked),
    powers: v.players.map((p) => p.powerCount),
    steps: v.players.map((p) => p.stepHand),
    kinds: v.path.map((p) => p.kind),
    monsters: v.path.map((p) => p.monster),
    library: v.libraryAt,
    hand: v.yourPower,
    turnedMonster: v.turnedMonster?.power ?? null,
    turnedStrip: v.turnedStrip?.kinds ?? null,
    moving: Number(played) || 0,
  };
}

/** Only what `me` would know there: no other hand is looked into. */
export function outlookOfState(s: State, me: Seat, strip: readonly SquareKind[] | null): Outlook {
  const { players } = s;
  const squares: number[] = [];
  const blocked: boolean[] = [];
  const powers: number[] = [];
  const steps: (readonly StepCard[])[] = [];
  for (const p of players) {
    squares.push(p.square);
    blocked.push(p.blocked);
    powers.push(p.power.length);
    steps.push(p.steps);
  }
  const played = s.reveal && s.phase === 'resolve' ? s.reveal.cards[me] : undefined;
  return {
    me,
    squares,
    blocked,
    powers,
    steps,
    kinds: s.kinds,
    monsters: s.monsters,
    library: libraryAt(s),
    hand: players[me]!.power,
    turnedMonster: s.turnedMonster?.power ?? null,
    turnedStrip: strip,
    moving: Number(played) || 0,
  };
}

/** Whether this hand beats the monster (NW-12.3). */
export function beats(hand: readonly PowerCard[], monster: Power): boolean {
  return hand.includes(monster) || hand.includes('joker');
}

/** Where `me` would end with this number, as the table stands now; a square beyond the path is not yet laid (section 8). */
export function destination(outlook: Outlook, steps: number): number {
  const { squares, me, library } = outlook;
  const from = squares[me]!;
  let to = from + steps;
  if (library !== null && to > library) to = 2 * library - to;
  while (to > 0 && to !== from && isTaken(outlook, to)) to--;
  return Math.max(to, 0);
}

function isTaken({ squares, me }: Outlook, square: number): boolean {
  for (let seat = 0; seat < squares.length; seat++) if (seat !== me && squares[seat] === square) return true;
  return false;
}
