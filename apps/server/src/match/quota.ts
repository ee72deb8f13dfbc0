import { ApiFailure } from '../failure.ts';
import type { TableLimits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';
import type { SelfPlay } from './self-play.ts';
import { isPlayedByBot } from './table.ts';

/** At how many of these tables of a session bots are playing. One that sleeps is none of them. */
export function playingAt(session: string, tables: Iterable<{ match: LiveMatch; selfPlay: SelfPlay }>): number {
  let playing = 0;
  for (const { match, selfPlay } of tables) {
    const { host, status, seats } = match.record;
    if (host !== session || status !== 'running' || !seats.some(isPlayedByBot)) continue;
    if (selfPlay.busy || match.audience.size > 0) playing++;
  }
  return playing;
}

/**
 * People at a table of their own cost next to nothing; bots think, and so a session has a limit of tables with bots that
 * are being played at the same time.
 * @throws ApiFailure ('too-many')
 */
export function mayPlayOneMore(limits: TableLimits | undefined, playing: number): void {
  if (!limits) return;
  const { playing: most } = limits;
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
