import type { AnyState, Decision } from '@questhall/kernel';

/** What a game must say so that the odds it shows can be compared with what happens. */
export interface OddsRules {
  /**
   * Whether what the odds promise has happened, from what was told since the option was chosen: true, false, or undefined
   * where it is still open. Null: these odds are about something else that cannot be told from events.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game tells its own events
  happened(s: AnyState, asked: Decision, option: string, told: readonly any[]): boolean | undefined | null;
  /** What everybody answers meanwhile, as the odds take it to be: mostly what changes nothing. Undefined: the default. */
  answer(s: AnyState, d: Decision): string | undefined;
}
