import type { After, GameModule } from '../games/contract.ts';
import type { Transport } from '../net/transport.ts';
import { loadTrack } from '../replay/track.ts';
import { type Load, useLoad } from '../ui/use-load.ts';
import { type ToldAgain, tellAgain } from './told.ts';

/** What a match was, and how its game tells it. */
export interface ToldBy {
  told: ToldAgain;
  after: After<unknown>;
}

/**
 * Fetches the replay of a match that is over, as anybody could see it, and tells it again. Not from the chronicle of this
 * page: of a long match it has the last part only, and each seat another one.
 */
export const useTold = (module: GameModule, transport: Transport): Load<ToldBy> & { again: () => void } =>
  useLoad(async () => {
    const [after, track] = await Promise.all([module.after(), loadTrack((from) => transport.replay(null, from))]);
    return { told: tellAgain(track, after), after };
  }, transport.path);
