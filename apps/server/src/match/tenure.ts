import type { MatchRecord } from '../store/store.ts';

/** What a match that leaves a node's memory looks like. */
export interface Left {
  record: MatchRecord;
  state: object | null;
  taken: readonly number[];
}

/**
 * Which matches this node plays, where several share those of one place. A match has one owner at a time: whoever plays it
 * has claimed it before, and lets go of it when it leaves the memory.
 */
export interface Tenure {
  /** How this node is called among the others. */
  readonly node: string;
  /** False where this node has not been able to say for long that it is there: another one may play its matches. */
  readonly isFresh: boolean;
  /**
   * Claims a match that nobody plays.
   * @returns the node that plays it now (this one, where it was to be had); empty where it has just been let go of, so that
   * it is worth asking again; undefined where there is no such match
   */
  claim(match: string): Promise<string | undefined>;
  /**
   * Lets go of a match, after its last write.
   * @param left what is to be kept for whoever plays it next; undefined where it was never read
   * @param goesOn it may go on by itself at once: another node takes it as soon as it can
   */
  release(match: string, left: Left | undefined, goesOn: boolean): Promise<void>;
}
/** Another node plays this match: what was asked has not been done, and is that node's to do. */
export class Elsewhere extends Error {
  readonly match: string;
  /** Empty where nobody plays it at the moment. */
  readonly node: string;

  constructor(match: string, node: string) {
    super(`match ${match} is played by another node`);
    this.match = match;
    this.node = node;
  }
}
