import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AskHint, HintInfo } from '@questhall/protocol';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import type { Services } from '../services.ts';
import { Allowances } from './limits.ts';
import { errors, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

/** Hints on request: what a bot would do in one's place. */
export const hintRoutes =
  ({ hall, limits, elapsed }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const allowances = new Allowances(limits.hints);

    app.post(
      '/api/matches/:id/seats/:seat/hint',
      {
        schema: {
          tags: ['play'],
          operationId: 'hint',
          summary: 'Ask what a bot would do',
          description:
            'For the question that waits for your own seat (`decision` as in your view): what a bot would answer, with what it has reckoned from what you know alone. The table sees that you have asked. 409 where the table plays without hints, where the question is not yours or not any more, and where nobody may know who is asked; a few a minute.',
          params: SeatParams,
          body: Type.Object(AskHint.properties, { examples: [{ decision: 1 }] }),
          response: { ...ok(HintInfo, 'The hint'), ...errors(400, 401, 403, 404, 409, 429, 507) },
        },
      },
      async (request) => {
        const { id: session } = sessionOf(request);
        const { id, seat } = request.params;
        const at = elapsed();
        if (!allowances.spend(session, at)) {
          const seconds = allowances.seconds(session, at);
          throw new ApiFailure('too-fast', `too many hints; try again in ${seconds} s`, { seconds });
        }
        return hall.hint(id, session, seat, request.body.decision);
      },
    );
  };
