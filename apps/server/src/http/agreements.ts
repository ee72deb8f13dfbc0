import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AnswerProposal, Propose, SeatOffer, TableInfo, TakeSeat } from '@questhall/protocol';
import { Type } from 'typebox';
import { newLink } from '../ids.ts';
import { answer, resume } from '../match/agreement.ts';
import { OFFER_MS, offerSeat, takeOffered, withdrawOffer } from '../match/handing-over.ts';
import type { Services } from '../services.ts';
import { errors, MatchParams, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const ProposalParams = Type.Object({ ...MatchParams.properties, n: Type.Integer({ minimum: 1 }) });

/** What a table agrees on in the middle of a match, and seats that go from one person to another. */
export const agreementRoutes =
  ({ hall, now }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const table = { ...ok(TableInfo, 'The table as it is now'), ...errors(400, 401, 403, 404, 409, 507) };

    app.post(
      '/api/matches/:id/proposals',
      {
        schema: {
          tags: ['matches'],
          operationId: 'propose',
          summary: 'Propose a pause, an end, or to go back',
          description:
            'To all people who play; one no is enough, and whoever was told no does not propose the same again for ten minutes; two proposals of one person may be open at the same time. Seats that bots play are not asked. A pause stops every clock until somebody goes on; an end is a draw, or gives the match to whoever is ahead, in games that know it; `back` goes to before your own last step, whatever was shown since, and what is drawn from there is drawn anew.',
          params: MatchParams,
          body: Type.Object(Propose.properties, { examples: [{ wish: 'pause' }] }),
          response: { ...table, ...errors(429) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        const { wish } = request.body;
        await match.propose(id, wish);
        return match.table(id);
      },
    );

    app.put(
      '/api/matches/:id/proposals/:n',
      {
        schema: {
          tags: ['matches'],
          operationId: 'answerProposal',
          summary: 'Agree to a proposal, or not',
          description: 'For those who play. With `false` whoever made it takes it back.',
          params: ProposalParams,
          body: Type.Object(AnswerProposal.properties, { examples: [{ yes: true }] }),
          response: table,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await match.agree((record, now) => answer(record, id, request.params.n, request.body.yes, now));
        return match.table(id);
      },
    );

    app.post(
      '/api/matches/:id/resume',
      {
        schema: {
          tags: ['matches'],
          operationId: 'resume',
          summary: 'Go on after a pause',
          description: 'For anybody who sits there. Clocks begin anew for what is asked.',
          params: MatchParams,
          response: table,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await match.agree((record, now) => resume(record, id, now));
        return match.table(id);
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/offer',
      {
        schema: {
          tags: ['matches'],
          operationId: 'offerSeat',
          summary: 'Hand your seat to somebody',
          description:
            'In a running match: whoever brings the code first plays on in your place. It holds for a week; a new one makes it worthless.',
          params: SeatParams,
          response: { ...ok(SeatOffer, 'The code'), ...errors(400, 401, 403, 404, 409, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        const code = newLink();
        const at = now();
        await match.reseat((record) => offerSeat(record, request.params.seat, id, code, at));
        return { code, until: at + OFFER_MS };
      },
    );

    app.delete(
      '/api/matches/:id/seats/:seat/offer',
      {
        schema: {
          tags: ['matches'],
          operationId: 'withdrawOffer',
          summary: 'Keep your seat after all',
          description: 'The code that you were given is worth nothing any more.',
          params: SeatParams,
          response: table,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        await match.reseat((record) => withdrawOffer(record, request.params.seat, id));
        return match.table(id);
      },
    );

    app.post(
      '/api/matches/:id/seats/:seat/take',
      {
        config: { limit: 'codes' },
        schema: {
          tags: ['matches'],
          operationId: 'takeSeat',
          summary: 'Take a seat that was handed to you',
          description: 'You play on in the place of who gave you the code, under your own name, and see what they saw.',
          params: SeatParams,
          body: Type.Object(TakeSeat.properties, { examples: [{ code: 'K7QXMA2BCD' }] }),
          response: { ...table, ...errors(400, 401, 403, 404, 409, 429, 507) },
        },
      },
      async (request) => {
        const { id, name } = sessionOf(request);
        // The code is the key: whoever brings it need not have been let in before.
        const match = await hall.unlocked(request.params.id);
        await match.reseat((record, _presence, at) => takeOffered(record, request.params.seat, id, name, request.body.code, at));
        return match.table(id);
      },
    );
  };
