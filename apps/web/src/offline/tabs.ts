import type { LocalTable } from './local-table.ts';
import type { LocalMatch } from './saved-match.ts';

/** Where tabs tell each other which match they have brought on. */
const NAME = 'questhall.local';

/**
 * Keeps a table at what other tabs of this device have played of its match, from this call on: so it is called before the match
 * is read for the table, or what is played between the two would be told to nobody.
 * @param table the table that is being laid
 * @param read the match as it is kept now
 * @returns tells the other tabs that this one has brought the match on
 */
export function withOtherTabs(
  id: string,
  table: () => Promise<Pick<LocalTable, 'elsewhere'>> | undefined,
  read: (id: string) => Promise<LocalMatch | undefined>,
): () => void {
  const tabs = new BroadcastChannel(NAME);
  const follow = async () => {
    const at = await table();
    const match = await read(id);
    if (match) await at?.elsewhere(match);
  };
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === id) follow().catch((e: unknown) => console.error('another tab’s move was not read', e));
  };
  return () => tabs.postMessage(id);
}
