import type { DecisionView } from './decision.ts';
import type { Seat } from './seat.ts';
import type { Choice } from './state.ts';
import type { Text } from './text.ts';

/** What a seat would like to do, and under which condition: ids as a `PlanPart` offers them. */
export interface Wish {
  readonly do: string;
  /** Only where this holds. Absent: always. */
  readonly if?: string;
}

/** A turn planned ahead: for each of its parts wishes, of which the first that can be had is carried out. */
export type Wishes = Readonly<Record<string, readonly Wish[]>>;

/** Something that can be wished for in a part of a turn. */
export interface PlanChoice {
  readonly id: string;
  readonly label: Text;
  /** The conditions that make sense for it, by id. Absent: none. */
  readonly if?: readonly string[];
}

/** A part of a turn for which wishes can be written down. */
export interface PlanPart {
  readonly id: string;
  readonly title: Text;
  readonly choices: readonly PlanChoice[];
  /** The conditions that its choices name, with their words. */
  readonly conditions: readonly { readonly id: string; readonly label: Text }[];
  /** So many wishes at most. */
  readonly most: number;
  /** What most people would want: where somebody begins to write. */
  readonly usual: readonly Wish[];
}

/** Why a plan is not carried out any further. The game's own reasons come from `facts`; the last two are the frame's. */
export type PlanStop = 'moved' | 'lost' | 'changed' | 'company' | 'revealed' | 'unplanned' | 'impossible';

/** Reasons that a game gives. */
export type PlanFact = Exclude<PlanStop, 'unplanned' | 'impossible'>;

/**
 * What mattered when a plan was written, by the reason that is given where it is not so any more. `moved.2` belongs to the
 * turn of scope 2 alone.
 */
export type PlanFacts = Readonly<Partial<Record<PlanFact | `${PlanFact}.${string}`, string | number>>>;

/** The turn of a seat that goes on. */
export interface PlannedTurn {
  /** Never the same for two turns of a match. */
  readonly id: string;
  /** Where a seat has several turns in a plan (of its heroes): the part ids that end in `.<scope>` belong to this one. */
  readonly scope?: string;
}

/** How a wish is met: by an answer; or it asks for nothing (`skip`). Undefined: it cannot be had now. */
export type Met = { readonly choose: Choice } | 'skip' | undefined;

/**
 * What a game tells of turns that are planned ahead. All of it is made from what the seat sees, so that a plan knows no more
 * than its owner.
 */
export interface Planning<V> {
  /** What can be planned now for the next turn of this seat; nothing while that turn goes on, or where there will be none. */
  form(view: V, seat: Seat): readonly PlanPart[];
  /** The turn for which a plan that is written now is meant, where it is another one than the next that comes. */
  meant?(view: V, seat: Seat): string;
  /** The turn of this seat that goes on; null: none. */
  turn(view: V, seat: Seat): PlannedTurn | null;
  /** The parts that a question belongs to, in the order in which they are tried; null: it is no question of one's own turn. */
  asks(decision: DecisionView, view: V): readonly string[] | null;
  /** How a wish of this part is met by the question. */
  meets(part: string, wish: Wish, decision: DecisionView, view: V): Met;
  /** What a turn that is planned answers as a matter of course; undefined: nothing. */
  ofCourse(decision: DecisionView, view: V): Choice | undefined;
  /** Parts that may come several times in a turn. */
  readonly repeats: readonly string[];
  /** What matters to these wishes, as it stands now. */
  facts(view: V, seat: Seat, wishes: Wishes): PlanFacts;
  /** Which of them matter also while the turn goes on: the others are what the turn itself changes. */
  readonly during: readonly PlanFact[];
}
