import type { Core, Seat } from '@questhall/kernel';
import type { Bend, Power, PowerCard, SquareKind, StepCard, StripId, StripLength } from './components.ts';
import type { Phase, RevealView } from './observation.ts';
import type { Options } from './options.ts';

/** The complete truth of a match. Piles are unordered: a draw picks from what is left (NW-19.4). */
export interface State extends Core<Locals> {
  options: Options;
  /** The round being played, from 1. */
  round: number;
  phase: Phase;
  /** The printed kind of every laid square; square n stands at n − 1 (`kindAt`). */
  kinds: SquareKind[];
  /** The monster card on every laid square, or null; square n at n − 1 (`monsterAt`). */
  monsters: (Power | null)[];
  /** The laid strips in path order. */
  laid: LaidStrip[];
  /** The strips that still lie face down. */
  strips: Record<StripLength, StripId[]>;
  /** The places on the table, from 1, where a strip of this length still lies face down: one is chosen by its place (NW-3.4). */
  places: Record<StripLength, number[]>;
  turnedStrip: { seat: Seat; strip: StripId } | null;
  /** Whether the library has been put down for all to see (NW-13.1). */
  libraryAttached: boolean;
  supply: Power[];
  turnedMonster: { seat: Seat; power: Power } | null;
  deck: PowerCard[];
  /** The card on top, where the deck lies face up (NW-16.11); it is not in `deck`. */
  top: PowerCard | null;
  /** Oldest first. */
  discard: PowerCard[];
  players: Player[];
  /** What seats have learnt of others' hands through Vega (NW-19.3). */
  known: KnownCard[];
  /** The cards that lie open on the table, until the next reveal. */
  reveal: RevealView | null;
}

export interface LaidStrip {
  strip: StripId;
  reversed: boolean;
  /** Whoever laid it may bend it until the next one lies (NW-3.8). */
  by: Seat;
  bend: Bend;
}

export interface Player {
  /** Which of the four pawns is this player's; no two players have the same (NW-1.2). */
  pawn: number;
  /** 0: the underworld; N + 1: the library (NW-2.1, NW-13.1). */
  square: number;
  blocked: boolean;
  /** The hand of power cards. */
  power: PowerCard[];
  /** Step cards in hand, in the order of STEP_CARDS. */
  steps: StepCard[];
  /** Step cards put aside in this cycle, in the order played. A card on the table is in neither list. */
  aside: StepCard[];
  /** Where draws may be declined (NW-16.12): is asked before each of them. */
  asksToDraw: boolean;
}

/** Seat `by` knows that one `card` is in the hand of one of the `holders`; usually that is one seat. */
export interface KnownCard {
  /** −1: whoever looks on, and so the whole table. */
  by: Seat;
  card: PowerCard;
  holders: Seat[];
}

/** How a Vega that acted ended: matters for the blocked draw where the option `vegaNoDraw` is "worked". */
export type VegaEnd = 'worked' | 'passed' | 'nobody';

/** The procedures of the game and what each remembers while it runs. */
export interface Locals {
  match: object;
  round: {
    /** The seats that were blocked at the reveal (NW-12.9). */
    blocked?: Seat[];
    /** How many of them have been looked at in the blocked draw. */
    drawn?: number;
    vega?: VegaEnd;
  };
  fight: { answers?: (string | null)[] };
  choose: { answers?: (string | null)[] };
  move: {
    seat: Seat;
    steps: number;
    /** Strips laid and landings made by this movement (NW-21.3). */
    strips: number;
    landings: number;
  };
  layStrip: { seat: Seat; length?: string; direction?: string };
  land: { seat: Seat; from?: string };
  skull: { seat: Seat; square?: string; move?: string };
  vega: { seat: Seat; victim?: string; card?: string };
  discard: { seat: Seat; card?: string };
  draw: { seat: Seat; cause: 'square' | 'blocked'; answer?: string };
}
