import type { TableInfo } from '@questhall/protocol';
import type { SessionRecord } from '../store/store.ts';

/** What is done at a match wherever it is played, by the node that plays it. Done twice it comes to the same. */
export type Errand = { match: string } & (
  | { do: 'open'; session: string; start: boolean }
  | { do: 'rename'; session: Pick<SessionRecord, 'id' | 'name'>; name: string }
  | { do: 'hours' }
  | { do: 'forget'; session: string }
  | { do: 'unsay' }
  | { do: 'rematch'; session: string; wait: boolean }
);

/** The other nodes, where there are any, as those who play matches see them. */
export interface Others {
  /**
   * Has something done where a match is played.
   * @throws ApiFailure as whoever does it says
   */
  errand(errand: Errand): Promise<unknown>;
  /** Those of these tables that are in another node's memory, as a session sees them. */
  tables(ids: readonly string[], session: string | undefined): Promise<Map<string, TableInfo>>;
  /** At how many tables of this session bots are playing, at the other nodes. */
  playing(session: string): Promise<number>;
}
