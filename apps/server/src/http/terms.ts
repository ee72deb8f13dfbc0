import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SetReady, SetTerms, TableInfo } from '@questhall/protocol';
import { Type } from 'typebox';
import { setReady, setTerms } from '../match/terms.ts';
import type { Services } from '../services.ts';
import { errors, MatchParams, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

/** What a table agrees on before the start, and who is ready for it. */
export const termsRoutes =
  ({ hall }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const answer = { ...ok(TableInfo, 'The table as it is now'), ...errors(400, 401, 403, 404, 409, 507) };

    app.put(
      '/api/matches/:id/seats/:seat/ready',
      {
        schema: {
          tags: ['matches'],
          operationId: 'setReady',
          summary: 'Say that you are ready',
          description:
            'Before the start, for your own seat: what is played is fixed until nobody is ready any more. `terms` are those of the table as you saw it; 409 where they have been changed since.',
          params: SeatParams,
          body: Type.Object(SetReady.properties, { examples: [{ ready: true, terms: 0 }] }),
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await match.reseat((record) => setReady(record, request.params.seat, id, request.body));
        return match.table(id);
      },
    );

    app.put(
      '/api/matches/:id/terms',
      {
        // An option may be a whole level.
        bodyLimit: 256 * 1024,
        schema: {
          tags: ['matches'],
          operationId: 'setTerms',
          summary: 'Change what is played',
          description:
            'For the host, before the start and while nobody is ready. What is left out stays; `terms` are those of the table as you saw it.',
          params: MatchParams,
          body: Type.Object(SetTerms.properties, { examples: [{ terms: 0, clock: 90 }] }),
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await match.reseat((record, _presence, now) => setTerms(record, match.game, id, request.body, now));
        return match.table(id);
      },
    );
  };
