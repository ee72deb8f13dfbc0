import type { Attempt, Core, GameEvent, Outcome, Seat } from '@questhall/kernel';
import type { CardId } from './deck.ts';
import type { Effect } from './vocabulary.ts';

/*
 * The duel of wizards: a small game of our own that proves what a larger one needs of the kernel.
 *
 * DU-1.1 Every wizard begins with as many lives as the match says. DU-1.2 Everybody draws four cards; DU-1.3 all
 * discard two of them, in secret and at the same time.
 * DU-2.1 Each round, all choose in secret to strike or to study. DU-2.2 In seat order, who studies draws a card and
 * who strikes casts a spell or a charm, or passes.
 * DU-3.1 Whatever is cast can be answered by every other wizard, an answer too. DU-3.2 A spell is aimed at another
 * wizard. DU-3.3 An answer is cast only as an answer. DU-3.4 A charm stays.
 * DU-4.1 A wizard without lives is out. DU-4.2 A loss can be replaced, answered by its victim, and followed by more.
 * DU-5.1 The last wizard wins. DU-5.2 After twelve rounds, most lives win.
 */

export type Stance = 'strike' | 'study';
export const LAST_ROUND = 12;

export interface Wizard {
  lives: number;
  hand: CardId[];
  charms: CardId[];
}

/** Everything that a card may prevent, bend or answer. */
export type Change =
  | { type: 'cast'; card: CardId; caster: Seat; target: Seat; answers?: number }
  | { type: 'loseLives'; wizard: Seat; amount: number; by: Seat };

/** What each procedure remembers. */
export interface DuelLocals {
  match: { dropped?: (string[] | null)[] };
  round: { stances?: (Stance | null)[]; at: Seat };
  turn: { wizard: Seat; choice?: string };
  attempt: Attempt<Change>;
  effects: { todo: Effect[]; caster: Seat; target: Seat; answers?: number };
  discard: { wizard: Seat; count: number; picked?: string[] };
}

export interface DuelState extends Core<DuelLocals> {
  startingLives: number;
  round: number;
  wizards: Wizard[];
  deck: CardId[];
  pile: CardId[];
  /** Who strikes in this round, once that is open. */
  strikers: Seat[];
  /** Seats in the order in which they went out. */
  out: Seat[];
}

export type DuelEvent = GameEvent &
  (
    | { type: 'drew'; seat: Seat; card?: CardId }
    | { type: 'discarded'; seat: Seat; cards: CardId[] }
    | { type: 'stances'; strikers: Seat[] }
    | { type: 'cast'; seat: Seat; card: CardId; target: Seat | null }
    | { type: 'answered'; seat: Seat; card: CardId; target: Seat }
    | { type: 'stopped'; seat: Seat }
    | { type: 'redirected'; target: Seat }
    | { type: 'rolled'; seat: Seat; roll: number; atLeast: number }
    | { type: 'lostLives'; seat: Seat; amount: number }
    | { type: 'gainedLives'; seat: Seat; amount: number }
    | { type: 'wentOut'; seat: Seat }
    | { type: 'ended'; winners: Seat[] }
  );

export interface DuelView {
  you: Seat | null;
  round: number;
  wizards: { lives: number; cards: number; charms: CardId[] }[];
  hand: CardId[];
  deck: number;
  pile: CardId[];
  strikers: Seat[];
  /** What is being cast and not yet done, first cast first. */
  casting: { card: CardId; caster: Seat; target: Seat }[];
  outcome: Outcome | null;
}
