import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ServerMessage } from '@questhall/protocol';
import { Type } from 'typebox';
import type { WebSocket } from 'ws';
import { addressOf, Open } from '../http/limits.ts';
import { errors, MatchParams } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { CLOSE, Connection } from './connection.ts';

/** The socket of a match. */
export const socketRoute =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { perAddress, perSession } = services.limits.sockets;
    const shared = () => services.nodes?.size ?? 1;
    const [addresses, sessions] = [new Open(perAddress, shared), new Open(perSession, shared)];
    /** The answers to the requests that open sockets, until those are open. */
    const answers = new WeakMap<IncomingMessage, ServerResponse>();
    app.get(
      '/api/matches/:id/socket',
      {
        websocket: true,
        preHandler: async (request, reply) => {
          answers.set(request.raw, reply.raw);
          // So that the answer can say whether it is played here.
          await services.nodes?.seek(request.params.id);
        },
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
        letGo(socket, request.raw.socket, answers.get(request.raw));
        const [address, session] = [addressOf(request.ip), request.session?.id];
        // Counted once the socket is open: a handshake that fails must not stay counted.
        if (!addresses.take(address)) return turnAway(socket);
        if (session !== undefined && !sessions.take(session)) {
          addresses.giveBack(address);
          return turnAway(socket);
        }
        socket.on('close', () => {
          services.sockets.delete(socket);
          addresses.giveBack(address);
          if (session !== undefined) sessions.giveBack(session);
        });
        services.sockets.set(socket, request.session?.device.id);
        const until = request.session?.device.visit?.until;
        new Connection({ socket, line: request.raw.socket }, request.params.id, { session, until }, services, request.log);
      },
    );
  };

/**
 * Nothing needs the request and its answer once the socket is open, with all their headers: as long as it is, they would stay
 * in memory, some kilobytes each.
 */
function letGo(socket: WebSocket, line: Socket, answer: ServerResponse | undefined): void {
  if (answer?.socket === line) answer.detachSocket(line);
  // The plugin's own, which keeps both to log an error; whoever takes the socket listens to its errors as well.
  socket.removeAllListeners('error');
}

function turnAway(socket: WebSocket): void {
  const problem: ServerMessage = { t: 'problem', code: 'too-fast', message: 'too many sockets are open; close some first' };
  socket.on('error', () => undefined); // it is being closed already
  socket.send(JSON.stringify(problem));
  socket.close(CLOSE.flood, 'too many sockets');
}
