import type { Choice, DecisionView, GameEvent, Seat, Text } from '@questhall/kernel';
import type { SeatInfo } from '@questhall/protocol';
import type { Catalogue, Locale, Speaker } from '@questhall/text';
import type { ComponentType } from 'react';

/**
 * What a game brings to the table. The frame (seats, decision bar, log, rulebook, hand, settings) belongs to all games;
 * a game brings its board, its cards, and how its events look. Components hold no rules: they draw the view and
 * highlight the options of the decision.
 */

export type AnyEvent = GameEvent & Record<string, unknown>;

/** What every component of a game receives. */
export interface GameProps<V> {
  /** The view as it is shown now: while events are played back, it lags behind the server's. */
  view: V;
  /** The seat that the person plays now; null for a spectator. */
  me: Seat | null;
  seats: readonly SeatInfo[];
  /** What is asked of `me`, once the playback has caught up. */
  decision: DecisionView | undefined;
  /** The option that is picked up but not yet sent: glows on the board, in the hand and in the decision bar alike. */
  picked: string | null;
  pick(optionId: string | null): void;
  /** Sends an answer. */
  choose(choice: Choice): void;
  /** The event that is being played back, or null. Its animation runs for `ms` milliseconds. */
  playing: { event: AnyEvent; ms: number } | null;
  speak: Speaker;
  nameOf(seat: Seat): string;
  openRule(ruleId: string): void;
}

/** How one event is shown: the view after it, for how long, and with which sound. */
export interface Playback<V> {
  /** The view after the event. Presentation only: when the queue is empty, the server's view is shown as it is. */
  show(view: V, event: AnyEvent): V;
  /** Milliseconds at normal speed; 0: shown at once. */
  duration(event: AnyEvent): number;
  sound(event: AnyEvent): SoundName | null;
}

export type SoundName = 'card' | 'pawn' | 'legal' | 'refused' | 'myTurn' | 'won' | 'lost' | 'monster' | 'reveal' | 'strip' | 'win';

export interface GameModule<V = unknown> {
  id: string;
  /** 'wide': board over a bar with hand (Nachtwacht). 'square': board between two rails (Talisman, Dystopia). */
  layout: 'wide' | 'square';
  Board: ComponentType<GameProps<V>>;
  /** The hand, drawn in the bar; picks options by tapping cards. */
  Hand: ComponentType<GameProps<V>>;
  /** The game's own panel beside the board (Nachtwacht: last reveal and order); a tab on the phone. */
  Panel: ComponentType<GameProps<V>>;
  /** The result with a summary of the match, shown when it is over. */
  Result: ComponentType<GameProps<V> & { log: readonly AnyEvent[] }>;
  /** A few words under a seat's name ("2 powers, square 14"), and a small picture of its pawn. */
  SeatNote: ComponentType<GameProps<V> & { seat: Seat }>;
  Pawn: ComponentType<{ seat: Seat; size: number }>;
  /** Where the match stands, for the header ("Round 6 of the cycle of 8"). */
  status(view: V): Text;
  eventText(event: AnyEvent): Text;
  loadCatalogue(locale: Locale): Promise<Catalogue>;
  playback: Playback<V>;
}
