import type { After, GameModule } from '../games/contract.ts';
import type { Transport } from '../net/transport.ts';
import { loadTrack, type Track } from '../replay/track.ts';
import { type Load, useLoad } from '../ui/use-load.ts';
import { type ToldAgain, tellAgain } from './told.ts';

/** What a match was, and how its game tells it. */
export interface ToldBy {
  told: ToldAgain;
  after: After<unknown>;
}

/**
 * Fetches the replay of a match that is over, or of what is over of it, as anybody could see it, and tells it again. Not from the
 * chronicle of this page: of a long match it has the last part only, and each seat another one.
 * @param partOf tells a part of it alone. Absent: all of it
 */
export const useTold = (
  game: GameModule['after'],
  transport: Transport,
  partOf?: (track: Track) => After<unknown>,
): Load<ToldBy> & { again: () => void } =>
  useLoad(async () => {
    const [whole, track] = await Promise.all([game(), loadTrack((from) => transport.replay(null, from))]);
    const after = partOf?.(track) ?? whole;
    return { told: tellAgain(track, after), after };
  }, transport.path);
