import type { Seat } from './seat.ts';

/** What a seat answers: one option's id, or several where the decision says `choose`. */
export type Choice = string | readonly string[];

/** How many options an answer must name, each at most once. */
export interface ChooseCount {
  readonly min: number;
  readonly max: number;
}

/** What a step asks of a seat. `Into` is the local of the asking frame that receives the answer. */
export interface Ask<Into extends string = string> {
  seat: Seat;
  /** Names the entry of `game.decisions` that words this question. */
  kind: string;
  /** The ids of all legal options, and of nothing else. Never empty. */
  options: readonly string[];
  into: Into;
  /** Present where the answer is a list of options (choose k of n). */
  choose?: ChooseCount;
  /** Of `askAny`: the local that receives the seat which has answered. */
  by?: Into;
  /** Of `askAny`: whoever is asked the same again after another's answer keeps the question, and an answer on its way counts. */
  stays?: true;
  /** Plain data that the wording needs beyond the state ("which monster was turned up"). */
  about?: Readonly<Record<string, unknown>>;
}

/** A question that waits for an answer. `id` is unique within the match and names it in an action. */
export interface Decision extends Ask {
  id: number;
  /** True where several seats answer at once: the answer goes to place `seat` of the list `into`. */
  together?: true;
  /** True where several seats are asked the same and the first answer counts: the other questions are gone then. */
  first?: true;
}

/** An answer sent for a decision, an aside (`ASIDE`), or a taking back, which whoever keeps the match carries out (`packages/record`). */
export interface Action {
  decision: number;
  seat: Seat;
  choice: Choice;
}

/** Where a type says which of its locals are `Later`; no frame has anything of that name. */
type Mark = '(later)';

/**
 * Locals that an earlier step has always set before others read them: whoever calls the procedure leaves them out, its steps
 * need not ask whether they are there, and whoever else looks at its frame must.
 */
export type Later<L> = L & { readonly [M in Mark]?: keyof L };
type LaterIn<L> = Mark extends keyof L ? Extract<L[Mark], keyof L> : never;

/** The names of all its locals. */
export type NamesOf<L> = Exclude<keyof L & string, Mark>;

/** What whoever calls a procedure gives it. */
export type Given<L> = Mark extends keyof L ? Omit<L, LaterIn<L> | Mark> : L;

interface Place<N> {
  id: number;
  proc: N;
  step: string;
  into?: string;
}

/** Where a procedure stands: its name, its next step, and its locals. Plain JSON. */
export type Frame<P> = { [N in keyof P & string]: Standing<P, N> }[keyof P & string];

/** A frame of one procedure, as whoever else looks at it finds it. */
export type Standing<P, N extends keyof P> = Place<N> & Given<P[N]> & Partial<Pick<P[N], LaterIn<P[N]>>>;

/** A frame of one procedure, as its own steps have it. */
export type FrameOf<P, N extends keyof P> = Place<N> & P[N];

/** How a match ended. */
export interface Outcome {
  /** Empty for a draw. */
  winners: Seat[];
  /** Groups of seats that share a place, best first. Holds every seat once. */
  ranking: Seat[][];
  /** The rule id by which it ended, and a word for the reason that the game's texts know. */
  rule: string;
  reason: string;
}

/** The part of every game's state that the kernel owns. */
export interface Core<P> {
  /** The rules version that wrote this state; a migration brings an older one up. */
  version: number;
  seats: number;
  /** The number of answers and asides taken so far. */
  seq: number;
  /** The last id given to a frame or a decision. */
  lastId: number;
  stack: Frame<P>[];
  pending: Decision[];
  outcome: Outcome | null;
}
