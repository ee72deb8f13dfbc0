import { ApiFailure } from '../failure.ts';
import type { TableLimits } from '../services.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';
import type { SelfPlay } from './self-play.ts';
import { isPlayedByBot } from './table.ts';

/**
 * People at a table of their own cost next to nothing; bots think, and so a session has a limit of tables with bots that
 * are being played at the same time. One that sleeps is none of them.
 * @throws ApiFailure ('too-many')
 */
export function mayPlayOneMore(
  limits: TableLimits | undefined,
  session: string,
  tables: Iterable<{ match: LiveMatch; selfPlay: SelfPlay }>,
): void {
  if (!limits) return;
  const { playing: most } = limits;
  let playing = 0;
  for (const { match, selfPlay } of tables) {
    const { host, status, seats } = match.record;
    if (host !== session || status !== 'running' || !seats.some(isPlayedByBot)) continue;
    if (selfPlay.busy || match.audience.size > 0) playing++;
  }
  if (playing >= most)
    throw new ApiFailure('too-many', `you have ${most} tables at which bots are playing; end or leave one first`, { most });
}

/** @throws ApiFailure ('too-many') where the session has as many open tables in the list as it may */
export async function mayListOneMore(limits: TableLimits | undefined, session: string, store: Store): Promise<void> {
  if (!limits) return;
  const { listed: most } = limits;
  if ((await store.listedBy(session)) < most) return;
  throw new ApiFailure('too-many', `you have ${most} open tables in the list; start or leave one first`, { most });
}
