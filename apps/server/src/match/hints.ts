import { randomInt } from 'node:crypto';
import { isAskedOpenly } from '@questhall/bots';
import { decisionOf, fast } from '@questhall/kernel';
import type { HintInfo } from '@questhall/protocol';
import type { BotPlayer } from '../bots/port.ts';
import { ApiFailure } from '../failure.ts';
import type { LiveMatch } from './live.ts';
import { ownSeat } from './seating.ts';
import { decisionNumber } from './sight.ts';

/**
 * What a bot would answer to this seat's question, and why. It is told a state that the seat cannot tell from the true one,
 * as a bot of this seat would be; the table sees that a hint was asked for.
 * @throws ApiFailure ('not-your-seat', 'hints-off', 'not-asked', 'hint-tells')
 */
export async function hintFor(match: LiveMatch, bots: BotPlayer, session: string, seat: number, decision: number): Promise<HintInfo> {
  const { game, state, record } = match;
  const place = ownSeat(record, seat, session);
  if (record.hints === 'never') throw new ApiFailure('hints-off', 'this table plays without hints');
  const asked = state && record.status === 'running' ? decisionOf(state, seat) : undefined;
  if (!state || !asked || place.standIn !== null || decision !== decisionNumber(match.taken, seat))
    throw new ApiFailure('not-asked', 'this question does not wait for your answer');
  if (!isAskedOpenly(game, asked.kind)) throw new ApiFailure('hint-tells', 'nobody may know who is asked this, and a hint would show');
  const guess = game.determinize(state, seat, fast(randomInt(2 ** 32)));
  const hint = await bots.hint({ game: game.id, account: session, state: guess, seat, seed: randomInt(2 ** 32) });
  await match.reseat((after) => {
    const own = ownSeat(after, seat, session);
    own.hinted = (own.hinted ?? 0) + 1;
  });
  return hint;
}
