import type { Hint, Playable } from '@questhall/bots';
import type { AnyGame, AnyState, Choice, Decision, DecisionView, Planning, Seat, Text } from '@questhall/kernel';
import type { BotLevel } from '@questhall/protocol';
import type { Catalogue, Locale } from '@questhall/text';
import type { Whereabouts } from '../match/whereabouts.ts';

/** A game that can be played here, with what its bots go by; without it they play at random. */
export interface GameEntry {
  game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  heuristic?: Playable<any, any>['heuristic'];
  /** Where seats may leave word what they answer by themselves (standing orders). */
  orders?: StandingOrders;
  /** Where a turn can be planned ahead. */
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  planning?: Planning<any>;
  /** How much an event tells whoever was away from this seat, from 0 (nothing) on; all tell the same where it is left out. */
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  telling?: (event: any, seat: Seat) => number;
  /** What is kept of a state for the small drawing of a match in lists; none is drawn where it is left out. */
  whereabouts?: Whereabouts;
  /** How what happens is said in a language. */
  words?: (locale: Locale) => Promise<Words>;
}

/** The words of a game in one language. */
export interface Words {
  catalogue: Catalogue;
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  eventText(event: any): Text;
}

/** What a game must tell of standing orders: the server carries them out for whoever is away. */
export interface StandingOrders {
  /** Whether orders may answer this question: told quickly, and from what everybody sees. */
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  answers(decision: Pick<Decision, 'kind' | 'seat'>, state: any): boolean;
  /** Orders out of what somebody sent: whatever makes no sense is left out. */
  read(raw: unknown): unknown;
  /**
   * What these orders answer, from what the seat sees; null: the person is asked. `days`: the table gives a decision hours or days, and
   * whoever says nothing is asked less.
   */
  answer(orders: unknown, decision: DecisionView, view: unknown, days: boolean): Choice | null;
}

/** A question to a bot. `state` is a determinized one: the bot cannot tell it from the true state, which it never sees. */
export interface BotTask {
  game: string;
  /** For whose table it thinks: whoever has used little comes before whoever has used much. */
  account: string;
  level: BotLevel;
  state: AnyState;
  seat: Seat;
  /** Of the bot's own chance, which has nothing to do with the match's. */
  seed: number;
}

/** A person asks what a bot would do. */
export type HintTask = Omit<BotTask, 'level'>;

/** Whoever answers for bots: worker threads, or a test. */
export interface BotPlayer {
  /** Rejects where no answer came; the caller then plays the default. */
  choose(task: BotTask): Promise<Choice>;
  /** What a bot would answer, and why. Rejects where the game's bots cannot tell, or none came. */
  hint(task: HintTask): Promise<Hint>;
  stop(): Promise<void>;
}
