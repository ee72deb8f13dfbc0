import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AnswerProposal, Propose, TableInfo } from '@questhall/protocol';
import { Type } from 'typebox';
import { answer, resume } from '../match/agreement.ts';
import type { Services } from '../services.ts';
import { errors, MatchParams, ok } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const ProposalParams = Type.Object({ ...MatchParams.properties, n: Type.Integer({ minimum: 1 }) });

/** What a table agrees on in the middle of a match: a pause, an end. */
export const agreementRoutes =
  ({ hall }: Services): FastifyPluginAsyncTypebox =>
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
            'To all people who play; one no is enough, and whoever was told no does not propose the same again for ten minutes. Seats that bots play are not asked. A pause stops every clock until somebody goes on; an end is a draw, or gives the match to whoever is ahead, in games that know it; `back` goes to before your own last step, whatever was shown since, and what is drawn from there is drawn anew.',
          params: MatchParams,
          body: Type.Object(Propose.properties, { examples: [{ wish: 'pause' }] }),
          response: table,
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id);
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
        const match = await hall.match(request.params.id);
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
        const match = await hall.match(request.params.id);
        await match.agree((record) => resume(record, id));
        return match.table(id);
      },
    );
  };
