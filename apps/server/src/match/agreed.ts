import type { PauseInfo, ProposalInfo, Wish } from '@questhall/protocol';
import type { Hour } from '@questhall/record';

/** A proposal with the sessions that have said yes; whoever made it has. */
export interface Proposal extends Omit<ProposalInfo, 'waits'> {
  yes: string[];
  /** Of a step that is to be taken back: the `seq` of the state from which the match goes on. */
  to?: number;
}

/** What a table has agreed on, and is being asked. */
export interface Agreement {
  /** The number of the last proposal. */
  last: number;
  open: Proposal[];
  paused: PauseInfo | null;
  /** Who was told no a moment ago. */
  refused: { session: string; wish: Wish; at: number }[];
  /** The hour by which the table wants to be done. */
  hour?: Hour;
}
