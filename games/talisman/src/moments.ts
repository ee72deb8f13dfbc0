import type { Call, Outcome, Seat } from '@questhall/kernel';
import type { Table } from './rules/kit/table.ts';
import type { Locals, Prepared } from './state.ts';
import type { Effect, Stat } from './vocabulary.ts';

/*
 * The moments of a match: where something else may happen. A rule names one by a short call; where no card and no expansion in play
 * listens, nothing is looked up and nothing made. What a listener is told are the locals of the procedure in which
 * the moment comes, as far as the moment promises them.
 */

/** A frame: the listener may go on to find it under its id after a question was answered. */
interface Framed {
  readonly id: number;
}

/**
 * Moments at which a listener may take steps of its own, and so ask: it returns a call of one of its procedures, and the
 * rule goes on behind it. `at(g, 'visited', f)` is what the step returns.
 */
export interface Moments {
  /** The figure has come to rest, and others have had the chance to cast (T86-6.13.1). */
  arrived: Framed & { seat: Seat };
  /** The movement roll lies on the table; `steps` may be changed (T86-6.11.1a). */
  moveRolled: Framed & { seat: Seat; steps?: number };
  /** Cards are about to be drawn from the Adventure deck: `left` of them (T86-6.13.4). */
  aboutToDraw: Framed & { seat: Seat; left?: number; drawn?: string[]; forced?: string[] };
  /** One of the cards drawn, `choice`, is to be sent back by the power of `by` (T86-6.8). A listener that knows the card takes its place. */
  replacing: Framed & { seat: Seat; choice?: string; by?: string };
  /** Before the next card is met: what was drawn lies face up, and what puts itself elsewhere has gone (T86-6.15.1). */
  turnedUp: Framed & Locals['space'];
  /** Enemies, `team`, stand against the character, which will fight with `choice` (T86-6.15.5). */
  standing: Framed & Locals['space'];
  /** The printed instruction of the space was followed (T86-6.13.5a). */
  visited: Framed & { seat: Seat };
  /** The dice of a fight lie there, and fate has been spent (T86-6.16.4). A listener may turn it (`seen`). */
  fightRolled: Framed & Locals['fight'];
  /** A fight was lost, and so many lives with it; `card` is who lost it (T86-6.16.4d). */
  beaten: Framed & Locals['hurt'];
  /** A fight with creatures was won, and trophies are taken (T86-6.1.4a). */
  won: Framed & { seat: Seat };
  /** A character has come up to another to fight it (T86-6.16.6). */
  challenged: Framed & Locals['duel'];
  /** The winner of a fight between characters has got what it took (T86-6.16.9). */
  duelPaid: Framed & Locals['duel'];
  /** A fight between characters is over (T86-6.16.10). */
  duelOver: Framed & Locals['duel'];
  /** As a turn ends (T86-6.10.1a). A listener may end the match. */
  turnEnds: Framed;
  /** What happens goes by alignment (`cases`). A listener that has another say takes its place (T86-6.7). */
  byAlignment: Framed & { seat: Seat; cause: string; todo: Effect[]; cases?: Readonly<Record<string, readonly Effect[]>> };
}

/** What happens at once: a listener may change the state and tell of it, and can ask nobody. */
export interface Incidents {
  /** Before characters are dealt (T86-3). */
  matchBegan: object;
  /** The turn of the active character has begun (T86-6.10.1a). */
  turnBegan: object;
  /** Dice for the move have been counted out and will be rolled (T86-6.11.1a). */
  movingByDice: { seat: Seat };
  /** A figure has come to rest, and what lay on it as it moved is done; nobody has had the chance to cast yet (T86-6.13.1). */
  cameToRest: { seat: Seat };
  /** Somebody is the first on the Crown of Command (T86-6.4.3e). */
  crownReached: { seat: Seat };
  /** Cards were drawn from the Adventure deck: `drawn`. */
  drawn: Locals['space'];
  /** A card, `card`, is met, before it does anything (T86-6.15.2). */
  met: { seat: Seat; card?: string };
  /** It has chosen one of several things that a space or card offers, which will be done next (T86-6.13.5b). */
  chose: { seat: Seat; choice: string };
  /** A creature was evaded (T86-6.18.2). */
  evaded: { seat: Seat; foe: string };
  /** The sides of a fight were compared: one of them, with its dice. */
  compared: { seat: Seat; side: Prepared; dice: readonly number[] };
  /** A life was taken from another character in such a fight: who it was before, and is now (T86-6.16.9a). */
  lifeTaken: { seat: Seat; stat: Stat; before: string; now: string | null };
  /** Enemies were killed: of `kept` become trophies what is still there afterwards (T86-6.1.4a). */
  slain: { seat: Seat; cards: readonly string[]; kept: readonly string[] };
  /** A fight between characters was won. */
  duelWon: Locals['duel'];
  /** Cards were put down on a space (T86-6.5.4). */
  putDown: { seat: Seat; cards: readonly string[] };
  /** A card was taken out of what a character has. */
  parted: { seat: Seat; card: string };
  /** A card went to its pile. */
  putAway: { card: string };
  /**
   * A character is gone for good (T86-6.4.3a), though its player may come back with another. Before its goods, Spells and
   * trophies leave it; not where `dies` was done in another way.
   */
  gone: { seat: Seat };
}

/** What may happen otherwise than the base game has it: the first listener that says true has done it in its way. */
export interface Replacements {
  /** A character has no life left (T86-6.4.3, TDE-11.2). */
  dies: { seat: Seat };
}

/** What a listener may say comes next. */
export type Follows = Call<Locals, never> | { over: Outcome } | undefined;

export type Listeners = {
  readonly moments?: { readonly [M in keyof Moments]?: readonly ((facts: Moments[M], g: Table) => Follows)[] };
  readonly incidents?: { readonly [M in keyof Incidents]?: (facts: Incidents[M], g: Table) => void };
  readonly replacements?: { readonly [M in keyof Replacements]?: (facts: Replacements[M], g: Table) => boolean };
};
