import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errors, MatchParams } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { Connection } from './connection.ts';

/** The socket of a match. */
export const socketRoute =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/matches/:id/socket',
      {
        websocket: true,
        // The plugin hides sockets from the description; ours is a part of the interface.
        config: { swaggerTransform: ({ schema, url }) => ({ schema: { ...(schema as object), hide: false }, url }) },
        schema: {
          tags: ['play'],
          operationId: 'socket',
          summary: 'The socket of a match (WebSocket)',
          description:
            'Send `{"t":"hello"}` first; you get `whole`, then numbered `update`s. Answer with `{"t":"act","id":…,"seat":…,"decision":…,"choice":…}`: ' +
            'you get `done` or `refused`. Close code 1012 means: come back in a moment.',
          params: MatchParams,
          response: { 101: Type.Null({ description: 'The socket is open' }), ...errors(400, 403) },
        },
      },
      (socket, request) => {
        services.sockets.add(socket);
        new Connection(socket, request.params.id, request.session?.id, services);
      },
    );
  };
