import { type Core, defineGame, Kit, procedure, type Seat, text } from '@questhall/kernel';

/*
 * The dice race, the reference game of the benchmarks: two to four seats, two tokens each on squares 0 to 30. A turn
 * is two decisions: roll, then move one of your tokens that is not home by the roll, stopping at 30. A token that ends
 * on a square not divisible by five and below 30 sends every other seat's token on that square back to 0. Whoever has
 * both tokens on 30 wins. Written twice by the same rules: on the kernel, and by hand as objects.
 */

export const HOME = 30;
export const isSafe = (square: number) => square % 5 === 0 || square >= HOME;

interface RaceLocals {
  match: { turn: Seat };
  turn: { seat: Seat; roll: number; answer?: string };
}

export interface RaceState extends Core<RaceLocals> {
  /** Squares by seat and token. */
  tokens: number[][];
}

export interface RaceView {
  tokens: number[][];
  /** What has been rolled and not yet moved, or 0. */
  rolled: number;
}

type RaceEvent = { rule: 'DR-1' } & ({ type: 'rolled'; seat: Seat; roll: number } | { type: 'moved'; seat: Seat; token: number });

class RaceKit extends Kit<RaceState, RaceEvent> {}

const define = procedure<RaceLocals, RaceKit>();
const ROLL = ['roll'];
export const MOVES = [[], ['0'], ['1'], ['0', '1']] as const;

const match = define('match', {
  nextTurn(f, g) {
    const seat = f.turn;
    f.turn = seat + 1 === g.s.seats ? 0 : seat + 1;
    return { call: 'turn', with: { seat, roll: 0 } };
  },
  again: () => 'nextTurn',
});

const turn = define('turn', {
  askForRoll: (f) => ({ ask: { seat: f.seat, kind: 'roll', options: ROLL, into: 'answer' } }),
  roll(f, g) {
    f.roll = g.roll(6);
    g.tell?.({ type: 'rolled', rule: 'DR-1', seat: f.seat, roll: f.roll });
    const [a, b] = g.s.tokens[f.seat] as [number, number];
    return { ask: { seat: f.seat, kind: 'move', options: MOVES[(a < HOME ? 1 : 0) + (b < HOME ? 2 : 0)]!, into: 'answer' } };
  },
  move(f, g) {
    const own = g.s.tokens[f.seat]!;
    const at = f.answer === '0' ? 0 : 1;
    const square = Math.min(HOME, own[at]! + f.roll);
    own[at] = square;
    g.tell?.({ type: 'moved', rule: 'DR-1', seat: f.seat, token: at });
    if (!isSafe(square)) {
      for (let seat = 0; seat < g.s.seats; seat++) {
        if (seat === f.seat) continue;
        const others = g.s.tokens[seat]!;
        if (others[0] === square) others[0] = 0;
        if (others[1] === square) others[1] = 0;
      }
    }
    if (own[0]! < HOME || own[1]! < HOME) return;
    const rest = g.s.tokens.flatMap((_, seat) => (seat === f.seat ? [] : seat));
    return { over: { winners: [f.seat], ranking: [[f.seat], rest], rule: 'DR-1', reason: 'home' } };
  },
});

const word = (key: string) => ({
  rule: 'DR-1',
  prompt: () => text(key),
  option: () => ({ label: text(key) }),
  byDefault: (_: RaceState, d: { options: readonly string[] }) => d.options[0]!,
});

function rolledNow(s: RaceState): number {
  const top = s.stack.at(-1);
  return top?.proc === 'turn' ? top.roll : 0;
}

/** The dice race on the kernel. */
export const diceRace = defineGame<RaceLocals, RaceState, RaceEvent, RaceView, RaceKit>({
  id: 'dice-race',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  procedures: { match, turn },
  decisions: { roll: word('roll'), move: word('move') },
  setup: (core) => ({ ...core, tokens: Array.from({ length: core.seats }, () => [0, 0]) }),
  first: { call: 'match', with: { turn: 0 } },
  kit: (s, chance, tell) => new RaceKit(s, chance, tell),
  observe: (s) => ({ tokens: s.tokens.map((own) => [...own]), rolled: rolledNow(s) }),
  determinize: (s) => structuredClone(s),
  invariants: (s) => (s.tokens.flat().every((t) => t >= 0 && t <= HOME) ? [] : ['a token is off the track']),
  migrations: {},
});

/** The same rules by hand: one object, changed in place, with the questions spelled out as any engine would. */
export class HandRace {
  tokens: number[][];
  seat = 0;
  rolled = 0;
  options: readonly string[] = ROLL;
  winner = -1;

  constructor(seats: number) {
    this.tokens = Array.from({ length: seats }, () => [0, 0]);
  }

  play(option: string, below: (n: number) => number): void {
    if (!this.options.includes(option)) throw new Error(`${option} is not an option`);
    const own = this.tokens[this.seat]!;
    if (this.rolled === 0) {
      this.rolled = 1 + below(6);
      this.options = MOVES[(own[0]! < HOME ? 1 : 0) + (own[1]! < HOME ? 2 : 0)]!;
      return;
    }
    const at = option === '0' ? 0 : 1;
    const square = Math.min(HOME, own[at]! + this.rolled);
    own[at] = square;
    if (!isSafe(square)) {
      this.tokens.forEach((others, seat) => {
        if (seat === this.seat) return;
        if (others[0] === square) others[0] = 0;
        if (others[1] === square) others[1] = 0;
      });
    }
    if (own[0] === HOME && own[1] === HOME) this.winner = this.seat;
    this.seat = (this.seat + 1) % this.tokens.length;
    this.rolled = 0;
    this.options = ROLL;
  }
}
