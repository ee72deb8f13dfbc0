import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { deciding } from '@questhall/kernel';
import { JoinSeat, NewMatch, Rematch, SetBot, SetContribution, TableInfo } from '@questhall/protocol';
import { Type } from 'typebox';
import { clearSeat, contribute, join, leave, takeHost } from '../match/seating.ts';
import { nudge, setBot, takeBack } from '../match/stand-ins.ts';
import type { Presence } from '../match/table.ts';
import { cleanName } from '../names.ts';
import { PLAYS } from '../nodes/home.ts';
import type { Services } from '../services.ts';
import type { MatchRecord } from '../store/store.ts';
import { CodeParams, errors, ListQuery, MatchParams, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const EXAMPLE = { game: 'nachtwacht', seats: 3, bots: ['normal', 'hard'], options: {}, clock: null, listed: false, start: true };

/** Tables: making and finding them, who sits where, starting, a rematch. */
export const matchRoutes =
  ({ hall, nodes }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const answer = { ...ok(TableInfo, 'The table as it is now'), ...errors(400, 401, 403, 404, 409, 507) };
    const about = (operationId: string, summary: string, description?: string) => ({
      tags: ['matches'],
      operationId,
      summary,
      ...(description ? { description } : {}),
    });

    app.get(
      '/api/matches',
      {
        schema: {
          ...about('listMatches', 'Your own matches, or the open tables that everybody may join', 'Newest first, at most 100.'),
          querystring: ListQuery,
          response: { ...ok(Type.Array(TableInfo), 'The tables'), ...errors(400, 401) },
        },
      },
      async (request, reply) => {
        const mine = request.query.of === 'mine' && (await hall.tablesOf(sessionOf(request).id));
        // Text already: what can be asked for often is not put together anew each time.
        const text = mine ? JSON.stringify(mine) : await hall.listed(request.session?.id);
        return reply
          .type('application/json')
          .serializer((sent: unknown) => sent as string)
          .send(text as never);
      },
    );

    app.post(
      '/api/matches',
      {
        config: { limit: 'matches' },
        // An option may be a whole level.
        bodyLimit: 256 * 1024,
        schema: {
          ...about(
            'createMatch',
            'Create a table',
            'You hold seat 0. `bots` take the seats from 1; `start` begins at once and needs every seat taken.',
          ),
          body: Type.Object(NewMatch.properties, { examples: [EXAMPLE] }),
          response: { ...answer, ...errors(400, 401, 403, 404, 409, 429, 507) },
        },
      },
      async (request, reply) => {
        const table = await hall.create(request.body, sessionOf(request));
        if (nodes?.plays(table.id)) reply.header(PLAYS, table.id);
        return table;
      },
    );

    app.get(
      '/api/matches/:id',
      {
        schema: {
          ...about('getMatch', 'A table'),
          params: MatchParams,
          response: { ...ok(TableInfo, 'The table'), ...errors(400, 403, 404) },
        },
      },
      async (request) => (await hall.match(request.params.id, request.session?.id)).table(request.session?.id),
    );

    app.get(
      '/api/tables/:code',
      {
        config: { limit: 'codes' },
        schema: {
          ...about('findTable', 'A table by its code of five letters and digits'),
          params: CodeParams,
          response: { ...ok(TableInfo, 'The table'), ...errors(400, 403, 404, 429) },
        },
      },
      async (request) => (await hall.byCode(request.params.code, request.session?.id)).table(request.session?.id),
    );

    app.post(
      '/api/matches/:id/start',
      {
        schema: {
          ...about('startMatch', 'Start the match', 'For the host, once every seat is taken.'),
          params: MatchParams,
          response: { ...answer, ...errors(400, 401, 403, 404, 409, 429, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await hall.start(match, id);
        return match.table(id);
      },
    );

    app.post(
      '/api/matches/:id/host',
      {
        schema: {
          ...about(
            'takeHost',
            'Become the host',
            'Before the start, for somebody who sits here, once the host has been away for two minutes.',
          ),
          params: MatchParams,
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        return reseat(request.params.id, id, (record, presence, now) => takeHost(record, id, presence, now));
      },
    );

    app.post(
      '/api/matches/:id/rematch',
      {
        schema: {
          ...about(
            'rematch',
            'Play again',
            'A new table with the same bots; you sit, the others are invited and sit once they accept (by joining, or by asking for the rematch too). Everybody who asks gets the same one.',
          ),
          params: MatchParams,
          body: Type.Optional(Type.Union([Rematch, Type.Null()], { examples: [{ wait: true }] })),
          response: answer,
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const wait = request.body?.wait ?? false;
        return hall.rematch(await hall.match(request.params.id, session.id), session, wait);
      },
    );

    /** Changes seats of a match in the name of a session, and answers with the table. */
    const reseat = async (id: string, session: string, change: (record: MatchRecord, presence: Presence, now: number) => void) => {
      const match = await hall.match(id, session);
      await match.reseat(change);
      return match.table(session);
    };

    app.post(
      '/api/matches/:id/seats/:seat/join',
      {
        schema: {
          ...about(
            'joinSeat',
            'Take an open seat',
            'One session may take several seats (a family at one screen), each under a name of its own.',
          ),
          params: SeatParams,
          body: Type.Optional(Type.Union([JoinSeat, Type.Null()], { examples: [{ name: 'Bo' }] })),
          response: answer,
        },
      },
      async (request) => {
        const { id, name } = sessionOf(request);
        const wanted = request.body?.name === undefined ? name : cleanName(request.body.name);
        return reseat(request.params.id, id, (record) => join(record, request.params.seat, id, wanted, request.body?.contribution));
      },
    );

    app.put(
      '/api/matches/:id/seats/:seat/contribution',
      {
        schema: {
          ...about(
            'contribute',
            'Give something to the dice',
            'Before the start, for your own seat: every roll and draw follows from the secret of the server and what the seats gave.',
          ),
          params: SeatParams,
          body: Type.Object(SetContribution.properties, { examples: [{ contribution: '9f86d081884c7d659a2feaa0c55ad015' }] }),
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { contribution } = request.body;
        return reseat(request.params.id, id, (record) => contribute(record, request.params.seat, id, contribution));
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/leave',
      {
        schema: {
          ...about(
            'leaveSeat',
            'Leave a seat',
            'Before the start the seat opens again. After it a bot stands in; when everybody has left, the match is closed, never deleted.',
          ),
          params: SeatParams,
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        return reseat(request.params.id, id, (record) => leave(record, request.params.seat, id));
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/bot',
      {
        schema: {
          ...about(
            'setBot',
            'Give a seat to a bot',
            'Before the start: an open seat, by the host. During play: your own seat (`until`: you play again from then on); that of a person who has been away for a minute, by the host (by anybody at the table where the host is away too), unless a decision has an hour or more; and that of a person who gives no sign of life for as long as the table said (`patience`), by anybody at the table.',
          ),
          params: SeatParams,
          body: Type.Object(SetBot.properties, { examples: [{ level: 'normal' }] }),
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { body } = request;
        return reseat(request.params.id, id, (record, presence, now) => setBot(record, request.params.seat, id, body, presence, now));
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/nudge',
      {
        schema: {
          ...about(
            'nudge',
            'Remind somebody that the table waits',
            'For those who sit there. The person is called once more, in the ways and outside the quiet hours that they have chosen; once in twelve hours, whoever asks.',
          ),
          params: SeatParams,
          response: answer,
        },
      },
      async (request) => {
        const { id: session } = sessionOf(request);
        const { id, seat } = request.params;
        const match = await hall.match(id, session);
        const waits = () => match.state !== null && deciding(match.game, match.state).includes(seat);
        return reseat(id, session, (record, _presence, now) => nudge(record, seat, session, waits(), now));
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/back',
      {
        schema: {
          ...about('takeBack', 'Take your seat back from the bot that stands in', 'At any decision. A closed match goes on.'),
          params: SeatParams,
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        return reseat(request.params.id, id, (record) => takeBack(record, request.params.seat, id));
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/clear',
      {
        schema: {
          ...about('clearSeat', 'Open a seat again', 'For the host, before the start: removes a bot or a person.'),
          params: SeatParams,
          response: answer,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        return reseat(request.params.id, id, (record) => clearSeat(record, request.params.seat, id));
      },
    );
  };
