import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GameInfo, NewSession, OwnLength, Session, SessionWithToken } from '@questhall/protocol';
import { Type } from 'typebox';
import { lengthsOf } from '../match/lengths.ts';
import { cleanName } from '../names.ts';
import type { Services } from '../services.ts';
import { errors, HealthSchema, ok, ReadySchema } from './schemas.ts';
import { openSession, sessionOf } from './sessions.ts';

/** Whether the server is well: no part of the limited interface, so that whoever watches it is always answered. */
export const healthRoute =
  ({ hall, elapsed, version, sockets, stopping }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const started = elapsed();
    app.get(
      '/healthz',
      {
        schema: { tags: ['server'], operationId: 'health', summary: 'Is the server well?', response: ok(HealthSchema, 'It is') },
        logLevel: 'warn',
      },
      async () => ({
        ok: true,
        version,
        uptime: Math.floor((elapsed() - started) / 1000),
        matches: hall.size,
        sockets: sockets.size,
      }),
    );
    app.get(
      '/readyz',
      {
        schema: {
          tags: ['server'],
          operationId: 'ready',
          summary: 'May people be sent to this server?',
          description: '503 while it stops, or waits for the database that another server has.',
          response: { ...ok(ReadySchema, 'They may'), 503: Type.Object(ReadySchema.properties, { description: 'Not now' }) },
        },
        logLevel: 'warn',
      },
      async (_request, reply) => reply.code(stopping() ? 503 : 200).send({ ready: !stopping() }),
    );
  };

/** Who one is, and which games there are. */
export const lobbyRoutes =
  ({ hall, store, now, elapsed }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/games',
      {
        schema: {
          tags: ['lobby'],
          operationId: 'listGames',
          summary: 'The games, with their seats and options',
          response: { ...ok(Type.Array(GameInfo), 'The games of this server'), ...errors() },
        },
      },
      async () =>
        hall.games.map(({ game: { id, seats, options } }) => ({
          id,
          seats,
          // Options that are a text (a level of one's own) belong to tables on a device: an answer's options are short.
          options: options
            .filter(({ text }) => !text)
            .map(({ id, rule, values, byDefault }) => ({
              id,
              rule,
              values: 'min' in values ? { min: values.min, max: values.max } : [...values],
              byDefault,
            })),
        })),
    );

    const lengths = lengthsOf(
      store,
      hall.games.map(({ game }) => game),
      elapsed,
    );
    app.get(
      '/api/lengths',
      {
        schema: {
          tags: ['lobby'],
          operationId: 'listLengths',
          summary: 'How long matches took on this server',
          description:
            'By game, options, people and bots, where at least 20 such matches have ended by their rules: seconds in which somebody was playing.',
          response: { ...ok(Type.Array(OwnLength), 'The kinds of matches'), ...errors() },
        },
      },
      lengths,
    );

    app.post(
      '/api/session',
      {
        config: { limit: 'sessions' },
        schema: {
          tags: ['session'],
          operationId: 'openSession',
          summary: 'Say who you are',
          description:
            'A guest needs a name and nothing else. Browsers keep the cookie; programs send the token as `Authorization: Bearer`.',
          body: Type.Object(NewSession.properties, { examples: [{ name: 'Anna' }] }),
          response: { ...ok(SessionWithToken, 'Your session; the cookie is set'), ...errors(400, 403, 429, 507) },
        },
      },
      async (request, reply) => {
        const { session, token } = await openSession(store, cleanName(request.body.name), now(), request, reply);
        return { id: session.id, name: session.name, token };
      },
    );

    app.get(
      '/api/session',
      {
        schema: {
          tags: ['session'],
          operationId: 'getSession',
          summary: 'Who am I?',
          response: { ...ok(Type.Union([Session, Type.Null()]), 'Your session, or null for strangers'), ...errors() },
        },
      },
      async (request) => {
        // No 401: a first visit is no error, and browsers would show it as one.
        return request.session ? { id: request.session.id, name: request.session.name } : null;
      },
    );

    app.patch(
      '/api/session',
      {
        schema: {
          tags: ['session'],
          operationId: 'renameSession',
          summary: 'Take another name',
          description: 'The new name also stands at the tables of matches that are not over.',
          body: Type.Object(NewSession.properties, { examples: [{ name: 'Anna-Lise' }] }),
          response: { ...ok(Session, 'Your session under its new name'), ...errors(400, 401, 403, 507) },
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const name = cleanName(request.body.name);
        await store.renameSession(session.id, name);
        await hall.rename(session, name);
        return { id: session.id, name };
      },
    );
  };
