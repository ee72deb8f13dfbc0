import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Eyes } from '@questhall/protocol';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { errors, LogSchema, MatchParams, ok } from '../http/schemas.ts';
import type { LiveMatch } from '../match/live.ts';
import type { Services } from '../services.ts';
import { replayOf } from './moments.ts';

const SeatName = Type.Union([Type.Integer(), Type.Literal('all'), Type.Null()]);
const ReplaySchema = Type.Object({
  seat: SeatName,
  first: Type.Union([Type.Object({ at: Type.Integer(), view: Type.Unknown(), log: LogSchema }), Type.Null()]),
  moments: Type.Array(
    Type.Object({
      n: Type.Integer({ description: 'Number of the moment for this viewer, from 1' }),
      at: Type.Integer({ description: 'Milliseconds since 1970' }),
      changes: Type.Array(Type.Unknown({ description: 'A change of the view: a path, and what stands there now' })),
      log: LogSchema,
      midway: Type.Optional(
        Type.Array(Type.Unknown({ description: 'A line of the log (from 0) and what of the view had changed when it was told' })),
      ),
    }),
  ),
  last: Type.Integer({ description: 'The last moment that there is by now' }),
});
export const EyesName = Type.String({
  pattern: '^(all|none|[0-9]|1[01])$',
  description: "Whose eyes: a seat, `none` for a spectator's, or `all`. Before the end only your own seats count",
});
const ReplayQuery = Type.Object({
  seat: Type.Optional(EyesName),
  from: Type.Optional(Type.Integer({ minimum: 0, description: 'The last moment that you have' })),
});

/** Looking at a match again from its beginning. */
export const replayRoutes =
  ({ hall, store }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/matches/:id/replay',
      {
        config: { limit: 'replays' },
        schema: {
          tags: ['play'],
          operationId: 'replay',
          summary: 'The match from its beginning',
          description:
            'What your seat had before it when the match began, and every moment since in which something changed for it, at most 400 at a time: ask again with `from`. After the end through the eyes of any seat, or of all.',
          params: MatchParams,
          querystring: ReplayQuery,
          response: { ...ok(ReplaySchema, 'The moments after `from`'), ...errors(400, 403, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const session = request.session?.id;
        const match = await hall.match(request.params.id, session);
        const { seat, from } = request.query;
        const eyes = eyesFor(match, session, seat);
        const history = match.state && (await store.history(match.record.id));
        if (!history) throw new ApiFailure('not-started', 'the match has not begun');
        const text = JSON.stringify(await replayOf({ game: match.game, record: match.record, history }, eyes, from));
        return reply
          .type('application/json')
          .serializer((sent: unknown) => sent as string)
          .send(text as never);
      },
    );
  };

/**
 * Before the end everybody sees with their own eyes; after it all is open.
 * @throws ApiFailure ('not-over', 'no-seat')
 */
export function eyesFor(match: LiveMatch, session: string | undefined, asked: string | undefined): Eyes {
  const seat = asked === undefined || asked === 'all' || asked === 'none' ? undefined : Number(asked);
  if (seat !== undefined && seat >= match.record.seats.length) throw new ApiFailure('no-seat', `there is no seat ${seat}`);
  const over = match.record.status === 'over';
  if (asked === 'all') {
    if (!over) throw new ApiFailure('not-over', 'all hands are open once the match is over');
    return 'all';
  }
  if (asked === 'none') return null;
  if (over && seat !== undefined) return seat;
  return match.viewerFor(session, seat) ?? null;
}
