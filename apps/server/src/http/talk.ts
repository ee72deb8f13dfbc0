import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Say, SetTalk, TableInfo, TalkLine } from '@questhall/protocol';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { setTalk } from '../match/seating.ts';
import type { Services } from '../services.ts';
import { Allowances } from './limits.ts';
import { errors, LineParams, MatchParams, ok, TalkQuery } from './schemas.ts';
import { sessionOf } from './sessions.ts';

/** What people say at a table. Sockets that ask for it in their hello hear it as it is said. */
export const talkRoutes =
  ({ hall, limits, elapsed }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const about = (operationId: string, summary: string, description: string) => ({ tags: ['talk'], operationId, summary, description });
    const allowances = new Allowances(limits.talk);
    /** @throws ApiFailure ('too-fast') */
    const spend = (session: string) => {
      if (allowances.spend(session, elapsed())) return;
      const seconds = allowances.seconds(session, elapsed());
      throw new ApiFailure('too-fast', `too much at once; try again in ${seconds} s`, { seconds });
    };

    app.get(
      '/api/matches/:id/talk',
      {
        schema: {
          ...about(
            'talk',
            'What was said',
            'At most 100 lines of a room before number `before`, oldest first. Players hear the stands (what spectators say) after the end.',
          ),
          params: MatchParams,
          querystring: TalkQuery,
          response: { ...ok(Type.Array(TalkLine), 'The lines'), ...errors(400, 403, 404) },
        },
      },
      async (request) => {
        const { room = 'table', before = Number.MAX_SAFE_INTEGER } = request.query;
        const session = request.session?.id;
        return (await hall.match(request.params.id, session)).conversation.lines(session, room, before);
      },
    );

    app.post(
      '/api/matches/:id/talk',
      {
        schema: {
          ...about(
            'say',
            'Say something',
            'A set phrase, which everybody reads in their own language, or free text of at most 1,000 characters. Whoever holds a seat is heard by all, a spectator by spectators, and by the players after the end. 200 once it is on the disk.',
          ),
          params: MatchParams,
          body: Type.Object(Say.properties, { examples: [{ id: 'my-words-1', phrase: 'good-luck' }] }),
          response: { ...ok(TalkLine, 'The line as it stands there'), ...errors(400, 401, 403, 404, 429, 507) },
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const match = await hall.match(request.params.id, session.id);
        spend(session.id);
        const line = await match.conversation.say(session, request.body);
        if (line.room === 'table') match.here(session.id);
        return line;
      },
    );

    app.put(
      '/api/matches/:id/talk',
      {
        schema: {
          ...about('setTalk', 'What may be said', 'For the host: anything (`free`), set phrases alone (`phrases`), or nothing (`off`).'),
          params: MatchParams,
          body: Type.Object(SetTalk.properties, { examples: [{ talk: 'phrases' }] }),
          response: { ...ok(TableInfo, 'The table as it is now'), ...errors(400, 401, 403, 404, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await match.reseat((record) => setTalk(record, id, request.body.talk));
        return match.table(id);
      },
    );

    app.post(
      '/api/matches/:id/talk/:room/:n/report',
      {
        schema: {
          ...about('reportLine', 'Report a line to the host', 'The host sees how many have reported it, not who, and may take it away.'),
          params: LineParams,
          response: { ...ok(Type.Null(), 'The host sees it'), ...errors(400, 401, 403, 404, 429, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { room, n } = request.params;
        const match = await hall.match(request.params.id, id);
        spend(id);
        await match.conversation.report(id, room, n);
        return null;
      },
    );

    app.delete(
      '/api/matches/:id/talk/:room/:n',
      {
        schema: {
          ...about('removeLine', 'Take a line away', 'For the host, and for whoever said it. Its place stays, its words go.'),
          params: LineParams,
          response: { ...ok(TalkLine, 'The line without its words'), ...errors(400, 401, 403, 404, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { room, n } = request.params;
        return (await hall.match(request.params.id, id)).conversation.remove(id, room, n);
      },
    );
  };
