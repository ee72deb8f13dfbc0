import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CallsInfo, FeedAddress } from '@questhall/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { atomOf, isKnown, tagOf } from '../calls/atom.ts';
import type { Wishes } from '../calls/wishes.ts';
import { CALL_TEXTS } from '../calls/words.ts';
import { ApiFailure } from '../failure.ts';
import { hashOf, newToken } from '../ids.ts';
import type { Services } from '../services.ts';
import { errors, ok } from './schemas.ts';

interface FeedParts extends Pick<Services, 'calls' | 'hall' | 'now'> {
  /** Changes what is kept of a person; two changes at once lose none. */
  change: (request: FastifyRequest, how: (wishes: Wishes) => Wishes) => Promise<CallsInfo>;
}

/** What waits for a person, at a secret address of their own that a program asks for now and then. */
export function feedRoutes(app: Parameters<FastifyPluginAsyncTypebox>[0], { calls, hall, now, change }: FeedParts): void {
  app.put(
    '/api/calls/feed',
    {
      schema: {
        tags: ['calls'],
        operationId: 'makeFeed',
        summary: 'A feed of what waits for you',
        description:
          'Answers an address at which a reader of feeds finds it (Atom), shown this once: who knows it can read it. The one before is worth nothing from now on.',
        response: { ...ok(FeedAddress, 'The address'), ...errors(401, 403, 507) },
      },
    },
    async (request) => {
      const key = newToken();
      await change(request, (wishes) => ({ ...wishes, feed: { hash: hashOf(key), made: now() } }));
      return { url: `${request.protocol}://${request.host}/api/feed/${key}` };
    },
  );

  app.delete(
    '/api/calls/feed',
    {
      schema: {
        tags: ['calls'],
        operationId: 'noFeed',
        summary: 'No more feed',
        description: 'Its address is worth nothing from now on.',
        response: { ...ok(CallsInfo, 'How you are called now'), ...errors(401, 403, 507) },
      },
    },
    async (request) =>
      change(request, (wishes) => {
        const { feed: _, ...others } = wishes;
        return others;
      }),
  );

  app.get(
    '/api/feed/:key',
    {
      config: { limit: 'feeds' },
      schema: {
        tags: ['calls'],
        operationId: 'feed',
        summary: 'What waits for whoever has this address',
        description: 'Atom (RFC 4287), in the language of the person; nothing changes by reading it. Answers 304 to `If-None-Match`.',
        params: Type.Object({ key: Type.String({ pattern: '^[\\w-]{20,64}$' }) }),
        response: {
          ...ok(Type.String(), 'The feed (application/atom+xml)'),
          304: Type.Null({ description: 'It is the one that you have' }),
          ...errors(400, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const session = calls.sessionByFeed(hashOf(request.params.key));
      const wishes = session === undefined ? undefined : calls.wishesOf(session);
      if (session === undefined || !wishes?.feed) throw new ApiFailure('no-feed', 'there is no such feed, or it has ended');
      const { locale, origin, feed } = wishes;
      const text = atomOf({
        id: `urn:questhall:feed:${feed.hash.slice(0, 32)}`,
        title: CALL_TEXTS[locale].feed,
        home: `${origin}/`,
        locale,
        made: feed.made,
        entries: await calls.waitingFor(session, wishes, (ids, whose) => hall.tablesPlayed(ids, whose)),
      });
      const tag = tagOf(text);
      // Not by others on the way: it is one person's.
      reply.header('etag', tag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
      return reply.code(200).type('application/atom+xml; charset=utf-8').serializer(String).send(text);
    },
  );
}
