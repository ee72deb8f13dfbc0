import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Nodes } from './nodes.ts';

/** Of an answer: this node plays the match that it names. By it a proxy learns where people of that match are best sent. */
export const PLAYS = 'x-questhall-plays';

/** The address of whatever belongs to a match. */
const OF_MATCH = /^\/api\/matches\/([\w-]+)/;

const matchOf = (url: string | undefined): string | undefined => OF_MATCH.exec(url ?? '')?.[1];

/** Lets each answer about a match that this node plays say so, that to the opening of a socket among them. */
export function sayWhatIsPlayed(app: FastifyInstance, nodes: Nodes): void {
  app.addHook('onSend', async ({ url }, reply) => {
    const match = matchOf(url);
    if (match !== undefined && nodes.plays(match)) reply.header(PLAYS, match);
  });
  app.websocketServer.on('headers', (headers: string[], { url }: IncomingMessage) => {
    const match = matchOf(url);
    if (match !== undefined && nodes.plays(match)) headers.push(`${PLAYS}: ${match}`);
  });
}
