import type { Chance, DecisionKind, Finding, Procedures, ScenarioTable, ScenarioWords, Seat, Text } from '@questhall/kernel';
import type { SpaceId } from './board/spaces.ts';
import type { EventType } from './events.ts';
import type { Printed } from './expansion.ts';
import type { Outlook } from './heuristic/outlook.ts';
import type { Migration } from './migrations.ts';
import type { Follows, Listeners } from './moments.ts';
import type { TalismanView } from './observation.ts';
import type { AddedLocals, AddedState, AddedView } from './open.ts';
import type { Options } from './options.ts';
import type { Reckonings } from './reckonings.ts';
import type { Verbs } from './rules/effects/verbs.ts';
import type { Looking } from './rules/kit/looking.ts';
import type { Table } from './rules/kit/table.ts';
import type { Change, Locals, Prepared, State } from './state.ts';
import type { AddedVerb, Spell } from './vocabulary.ts';

/** A deck of its own. */
export interface Deck {
  /** The next card of it, face up onto the space; undefined where there is none. */
  lay(g: Table, seat: Seat, space: SpaceId): string | undefined;
  /** How many are drawn on this space. */
  toDraw(g: Looking, space: SpaceId): number;
}

/** What is kept in the state of a match. */
export interface Kept<T> {
  copy(held: T): T;
  /** For bots that look often: what the seat does not see is not there; parts may be shared. */
  glance(held: T, seat: Seat): T;
}

/** Everything that an expansion does. What is left out it does not do. */
export interface Ruled extends Listeners {
  printed: Printed;
  reckonings?: Partial<Reckonings>;

  /** What it keeps in the state of a match (`AddedState`). */
  state?: {
    fresh(seats: number, options: Options): Partial<AddedState>;
    /** By field, how it is copied, and what a seat sees of it: both are made of its shape (shape.ts). */
    kept: { readonly [K in keyof AddedState]?: Kept<NonNullable<AddedState[K]>> };
    /** What a viewer sees, as part of a state. */
    ofView(view: TalismanView): Partial<AddedState>;
    /** What the seat cannot know is dealt anew. */
    determinize(d: State, seat: Seat, chance: Chance): void;
    /** Cards that lie in no place of the base game. */
    cards(s: State): readonly string[];
    /** A sentence for every invariant that does not hold. */
    invariants(s: State): readonly string[];
  };
  /** What a seat, or a spectator, may know of it; also in a match without it. `everybody`: what all see, to be shared. */
  view?(s: State, seat: Seat | undefined, everybody: TalismanView | undefined): Partial<AddedView>;

  /** Those that it adds to `AddedLocals`, each whole. */
  procedures?: Procedures<Locals, Table> extends infer P ? Partial<Pick<P, keyof AddedLocals & keyof P>> : never;
  verbs?: Partial<Verbs<AddedVerb>>;
  /** Its decks, by name. */
  decks?: Readonly<Record<string, Deck>>;
  /** Where cards of its own go that are put away, by how their names begin. */
  piles?: Readonly<Record<string, (s: State, card: string) => void>>;

  /** What its own options of questions do, by the word before the colon. */
  encounters?: Readonly<Record<string, (g: Table, seat: Seat, rest: string) => Follows>>;
  atWill?: Readonly<Record<string, (g: Table, seat: Seat, rest: string) => void>>;
  gear?: Readonly<Record<string, (g: Table, seat: Seat, side: Prepared, card: string) => Follows>>;
  /** What its own Spells may name, by the word of their target, and where they do anything, by what they do. */
  targets?: Readonly<Record<string, (s: State, seat: Seat, spell: Spell) => string[]>>;
  /** How it is asked for these targets; left out: on whom or what. */
  aims?: Readonly<Record<string, '.whom' | '.whereTo' | '.where' | '.card'>>;
  fits?: Readonly<Record<string, (s: State, seat: Seat, change: Change | undefined) => boolean>>;

  /** Events that tell of a death, besides that of the base game. */
  deaths?: readonly EventType[];
  /** How much its events tell whoever was away (see `telling`); 1 where nothing is said. */
  telling?: Readonly<Partial<Record<EventType, number>>>;

  /** How its questions are worded, and its options of the questions of the base game. */
  decisions?: Readonly<Record<string, DecisionKind<State>>>;
  labels?: Readonly<Record<string, (s: State, seat: Seat, rest: string) => { label: Text; note?: Text; odds?: number; target?: object }>>;

  /** What must be changed in states of before, by their version; after the base game has done its part. */
  migrations?: Readonly<Record<number, Migration>>;
  bots?: Hints;
  scenario?: Scenarios;
}

/** What bots must know of it. Left out, or undefined: what they know already will do. */
export interface Hints {
  /** What an answer to one of its questions, or an option of `encounter`, is worth, in lives. */
  answer?(outlook: Outlook, kind: string, about: Readonly<Record<string, unknown>> | undefined, id: string): number | undefined;
  /** What a way off the rings is worth, in lives; to roll is 0. */
  way?(outlook: Outlook, to: SpaceId): number | undefined;
  /** Where one is heading. */
  aim?(s: State, me: Seat): SpaceId | null | undefined;
  /** What crossing the bridge is worth. */
  bridge?(s: State, me: Seat): number | undefined;
  /** With which value one fights another. */
  duelStat?(s: State, me: Seat, other: Seat): 'craft' | undefined;
  /** Whether a card means nothing to one. */
  ignores?(s: State, me: Seat, card: string): boolean;
  /** How many of the cards on a space count as drawn. */
  lyingFor?(s: State, me: Seat, lying: readonly string[]): number | undefined;
  /** What a fight won is worth. */
  spoils?(s: State, me: Seat): number | undefined;
  /** The card of the living character of one who is dead and may return. */
  livingCard?(s: State, seat: Seat): string | undefined;
}

/** How scenarios speak of it. What is left out it has none of. */
export interface Scenarios {
  fields?: readonly string[];
  figure?: readonly string[];
  /** Puts what a position says into the state. */
  given?(s: State, f: Readonly<Record<string, ScenarioWords | undefined>>, table: ScenarioTable): void;
  /** The same of one figure, before anything else of it is set. */
  givenFigure?(s: State, seat: Seat, f: Readonly<Record<string, ScenarioWords | undefined>>): void;
  /** A card that lies in no pile of the base game, where the words name one. */
  take?(s: State, words: ScenarioWords): string | undefined;
  facts?: Readonly<Record<string, (s: State, words: ScenarioWords, table: ScenarioTable) => Finding>>;
  figureFacts?: Readonly<Record<string, (s: State, seat: Seat, words: ScenarioWords) => Finding>>;
  /** Options of its own, by the question of the base game, and its own questions. */
  options?: Readonly<Record<string, readonly string[]>>;
  questions?: Readonly<Record<string, { options: readonly string[]; no?: string }>>;
  /** Its cards, by class. */
  cards?(s: State): Readonly<Record<string, readonly string[]>>;
  prefixes?: readonly string[];
}
