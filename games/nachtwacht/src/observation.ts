import type { Outcome, Seat } from '@questhall/kernel';
import type { Bend, Power, PowerCard, SquareKind, StepCard, StripLength } from './components.ts';

/** Where a round stands (NW-6.1). */
export type Phase = 'fight' | 'choose' | 'resolve' | 'over';

/** One laid square. The first of the list is square 1. */
export interface SquareView {
  kind: SquareKind;
  /** The number of the strip it belongs to, 0 for the first one laid: where bends and borders are drawn. */
  strip: number;
  monster: Power | null;
}

export interface PlayerView {
  seat: Seat;
  /** Which of the four pawns (NW-1.2). */
  pawn: number;
  /** 0 is the underworld; the library is `libraryAt`. */
  square: number;
  blocked: boolean;
  powerCount: number;
  /** Step cards still in hand, in the order of STEP_CARDS; public, since every played card was shown (NW-15.52). */
  stepHand: StepCard[];
  /** Step cards put aside in this cycle, in the order played. */
  stepAside: StepCard[];
  /** Wants to be asked before each draw, where draws may be declined (NW-16.12). */
  asksToDraw: boolean;
  /** Has committed a card this round (only while choosing). */
  committed: boolean;
}

/** The last reveal, kept until the next one: what lies open on the table. */
export interface RevealView {
  round: number;
  /** By seat. */
  cards: StepCard[];
  /** Seats whose card was cancelled (NW-7.1). */
  cancelled: Seat[];
  /** Seats in the order in which they act (NW-7.3). */
  order: Seat[];
  /** How many of `order` have acted completely; the next one is acting while the phase is "resolve". */
  acted: number;
}

/** What one seat, or a spectator, may know (NW-19.1 to NW-19.3). */
export interface NachtwachtView {
  /** Null for spectators. */
  you: Seat | null;
  options: Record<string, string | number | boolean>;
  round: number;
  /** 1 … 8 within the cycle of step cards. */
  cycleRound: number;
  phase: Phase;
  path: SquareView[];
  stripsLeft: Record<StripLength, number>;
  /** The places where they lie face down, from 1. */
  stripsFaceDown: Record<StripLength, number[]>;
  /** Of each laid strip, in the order in which they were laid: who laid it and how it lies. */
  bends: { by: Seat; bend: Bend }[];
  libraryAttached: boolean;
  /** N + 1 once the last strip lies, else null (NW-21.3). */
  libraryAt: number | null;
  /** N of the complete path; public because all strips are always used (NW-17.7). */
  fullLength: number;
  monsterSupply: number;
  powerDeck: number;
  /** What lies on top, where the deck lies face up (NW-16.11). */
  powerTop: PowerCard | null;
  /** Oldest first. */
  powerDiscard: PowerCard[];
  players: PlayerView[];
  yourPower: PowerCard[];
  yourCommit: StepCard | null;
  /** What you have learnt of others' hands through Vega: one such card is with one of these seats (NW-19.3). */
  knownPower: { card: PowerCard; holders: Seat[] }[];
  reveal: RevealView | null;
  /** Turned up and not yet laid; `kinds` from the printed start. */
  turnedStrip: { seat: Seat; kinds: SquareKind[] } | null;
  turnedMonster: { seat: Seat; power: Power } | null;
  outcome: Outcome | null;
}
