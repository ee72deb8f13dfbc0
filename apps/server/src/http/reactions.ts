import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LineReactions, React } from '@questhall/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { EyesName, eyesFor } from '../replay/route.ts';
import type { Services } from '../services.ts';
import { Allowances } from './limits.ts';
import { errors, LineNumber, LineParams, LogLineParams, MatchParams, ok } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const ReactionsQuery = Type.Object({ seat: Type.Optional(EyesName), before: Type.Optional(LineNumber) });
const GIVE = 'In place of the one before; `null` takes it back. Whoever cannot read the line hears nothing of it.';

/** What people give to lines of the chronicle and of the talk. Sockets that ask for talk in their hello hear it as it is given. */
export const reactionRoutes =
  ({ hall, limits, elapsed }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const about = (operationId: string, summary: string, description: string) => ({ tags: ['talk'], operationId, summary, description });
    const body = Type.Object(React.properties, { examples: [{ reaction: 'bravo' }] });
    const response = { ...ok(Type.Null(), 'It is on the disk'), ...errors(400, 401, 403, 404, 409, 429, 507) };
    const allowances = new Allowances(limits.reactions);
    /** @throws ApiFailure ('no-session', 'too-fast') */
    const person = (request: FastifyRequest) => {
      const session = sessionOf(request);
      if (allowances.spend(session.id, elapsed())) return session;
      const seconds = allowances.seconds(session.id, elapsed());
      throw new ApiFailure('too-fast', `too much at once; try again in ${seconds} s`, { seconds });
    };

    app.get(
      '/api/matches/:id/reactions',
      {
        schema: {
          ...about(
            'reactions',
            'Reactions to lines of a log',
            'Those to at most 1000 entries before number `before`, as the log of your seat counts them. Reactions to what was said come with the talk.',
          ),
          params: MatchParams,
          querystring: ReactionsQuery,
          response: { ...ok(Type.Array(LineReactions), 'The lines that have some'), ...errors(400, 403, 404, 409) },
        },
      },
      async (request) => {
        const { seat, before } = request.query;
        const session = request.session?.id;
        const match = await hall.match(request.params.id, session);
        return match.conversation.reactions(session, eyesFor(match, session, seat), before);
      },
    );

    app.put(
      '/api/matches/:id/log/:n/reaction',
      { schema: { ...about('reactToLog', 'React to a line of your log', GIVE), params: LogLineParams, body, response } },
      async (request) => {
        const session = person(request);
        const { id, n } = request.params;
        await (await hall.match(id, session.id)).conversation.react(session, 'log', n, request.body);
        return null;
      },
    );

    app.put(
      '/api/matches/:id/talk/:room/:n/reaction',
      { schema: { ...about('reactToLine', 'React to what was said', GIVE), params: LineParams, body, response } },
      async (request) => {
        const session = person(request);
        const { id, room, n } = request.params;
        await (await hall.match(id, session.id)).conversation.react(session, room, n, request.body);
        return null;
      },
    );
  };
