import type { Playable } from '@questhall/bots';
import type { AnyGame, AnyState, Choice, Seat } from '@questhall/kernel';
import type { BotLevel } from '@questhall/protocol';

/** A game that can be played here, with what its bots go by; without it they play at random. */
export interface GameEntry {
  game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  heuristic?: Playable<any, any>['heuristic'];
}

/** A question to a bot. `state` is a determinized one: the bot cannot tell it from the true state, which it never sees. */
export interface BotTask {
  game: string;
  level: BotLevel;
  state: AnyState;
  seat: Seat;
  /** Of the bot's own chance, which has nothing to do with the match's. */
  seed: number;
}

/** Whoever answers for bots: worker threads, or a test. */
export interface BotPlayer {
  /** Rejects where no answer came; the caller then plays the default. */
  choose(task: BotTask): Promise<Choice>;
  stop(): Promise<void>;
}
