import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SetSeen } from '@questhall/protocol';
import { Type } from 'typebox';
import { digestOf } from '../match/digest.ts';
import { ownSeat } from '../match/seating.ts';
import type { Services } from '../services.ts';
import { errors, LogSchema, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const DigestSchema = Type.Object({
  from: Type.Integer({ description: 'The last line of your log at your last move' }),
  to: Type.Integer({ description: 'The last line by now' }),
  count: Type.Integer({ description: 'How many things have happened in between' }),
  lines: LogSchema,
});

/** What happened since one's last move: the same on all devices of a session. */
export const digestRoutes =
  ({ hall }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/matches/:id/seats/:seat/digest',
      {
        schema: {
          tags: ['play'],
          operationId: 'digest',
          summary: 'What happened since your last move',
          description:
            'Of your own seat: the lines of your log that tell most, at most six, oldest first. Null where you have seen everything on one of your devices, or have not moved yet.',
          params: SeatParams,
          response: { ...ok(Type.Union([DigestSchema, Type.Null()]), 'The digest'), ...errors(400, 401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { id } = sessionOf(request);
        const { record, events, game } = await hall.match(request.params.id, id);
        const { seat } = request.params;
        ownSeat(record, seat, id);
        const telling = hall.games.find((entry) => entry.game.id === game.id)?.telling;
        // Sent as it is: no description of events can be complete.
        const text = JSON.stringify(digestOf({ record, events, telling }, seat));
        return reply
          .type('application/json')
          .serializer((sent: unknown) => sent as string)
          .send(text as never);
      },
    );

    app.put(
      '/api/matches/:id/seats/:seat/digest',
      {
        schema: {
          tags: ['play'],
          operationId: 'setSeen',
          summary: 'You have seen what happened',
          description: 'Up to this line of your log, on whichever device: it is not told to you again.',
          params: SeatParams,
          body: Type.Object(SetSeen.properties, { examples: [{ line: 12 }] }),
          response: { ...ok(Type.Null(), 'Done'), ...errors(400, 401, 403, 404, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        ownSeat(match.record, request.params.seat, id);
        await match.see(request.params.seat, request.body.line);
        return null;
      },
    );
  };
