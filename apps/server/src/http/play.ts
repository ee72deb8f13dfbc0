import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Done, Refused } from '@questhall/protocol';
import { Type } from 'typebox';
import { exportedMatch } from '../proof/export.ts';
import type { Services } from '../services.ts';
import {
  ActionBody,
  DoneSchema,
  errors,
  LogQuery,
  LogSchema,
  MatchParams,
  ok,
  RecordSchema,
  RefusedSchema,
  ViewQuery,
  WholeSchema,
} from './schemas.ts';
import { sessionOf } from './sessions.ts';

/** Playing over plain HTTP: looking and answering. Sockets do the same with less waiting. */
export const playRoutes =
  ({ hall, store }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/matches/:id/view',
      {
        schema: {
          tags: ['play'],
          operationId: 'view',
          summary: 'What you have before you',
          description: "The view of your seat (`seat` names one of several) with its decision and its log, or a spectator's.",
          params: MatchParams,
          querystring: ViewQuery,
          response: { ...ok(WholeSchema, 'The table, your sight and your log'), ...errors(400, 403, 404) },
        },
      },
      async (request, reply) => {
        const session = request.session?.id;
        const match = await hall.match(request.params.id, session);
        match.seen(session);
        // Sent as it is: a description of every game's view cannot be complete, and what it leaves out must not get lost.
        const text = JSON.stringify(match.company.whole(session, match.viewerFor(session, request.query.seat)));
        return reply
          .type('application/json')
          .serializer((sent: unknown) => sent as string)
          .send(text as never);
      },
    );

    app.get(
      '/api/matches/:id/log',
      {
        schema: {
          tags: ['play'],
          operationId: 'log',
          summary: 'Earlier entries of your log',
          description: 'At most 1000 entries before number `before`, oldest first.',
          params: MatchParams,
          querystring: LogQuery,
          response: { ...ok(LogSchema, 'The entries'), ...errors(400, 403, 404) },
        },
      },
      async (request) => {
        const match = await hall.match(request.params.id, request.session?.id);
        return match.company.earlier(match.viewerFor(request.session?.id, request.query.seat), request.query.before);
      },
    );

    app.get(
      '/api/matches/:id/record',
      {
        schema: {
          tags: ['play'],
          operationId: 'record',
          summary: 'The record of a match that is over',
          description:
            'Every action, draw and state, with the secret of the dice, bound together so that anybody can check it: see docs/record.schema.json. 409 while the match is being played.',
          params: MatchParams,
          response: { ...ok(RecordSchema, 'The record'), ...errors(400, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const match = await hall.match(request.params.id, request.session?.id);
        const text = JSON.stringify(await exportedMatch(store, match.record));
        return reply
          .type('application/json')
          .serializer((sent: unknown) => sent as string)
          .send(text as never);
      },
    );

    app.post(
      '/api/matches/:id/actions',
      {
        schema: {
          tags: ['play'],
          operationId: 'act',
          summary: 'Answer a decision',
          description: '200 once the answer is on the disk; 409 with the reason and the rule where it is not taken.',
          params: MatchParams,
          body: Type.Object(ActionBody.properties, { examples: [{ id: 'my-answer-1', seat: 0, decision: 1, choice: '3' }] }),
          response: { ...ok(DoneSchema, 'The answer is on the disk'), ...errors(400, 401, 403, 404), 409: RefusedSchema },
        },
      },
      async (request, reply) => {
        const session = sessionOf(request).id;
        const match = await hall.match(request.params.id, session);
        const answer = await new Promise<Done | Refused>((resolve, reject) => {
          match.act({ ...request.body, session }, resolve).catch(reject);
        });
        if (answer.t === 'done') return answer;
        // The schema of reasons is open, its type is not.
        return reply.code(409).send(answer as never);
      },
    );
  };
