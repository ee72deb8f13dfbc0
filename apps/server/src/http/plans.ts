import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PLAN_STOPS, PlanWish, SetPlan } from '@questhall/protocol';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import { errors, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

const PartSchema = Type.Object({
  id: Type.String(),
  title: Type.Unknown({ description: 'A key of the game’s texts, with what fills its gaps' }),
  choices: Type.Array(Type.Object({ id: Type.String(), label: Type.Unknown(), if: Type.Optional(Type.Array(Type.String())) })),
  conditions: Type.Array(Type.Object({ id: Type.String(), label: Type.Unknown() })),
  most: Type.Integer({ description: 'So many wishes at most' }),
  usual: Type.Array(PlanWish),
});

const PlanSchema = Type.Object({
  wishes: Type.Union([SetPlan.properties.wishes, Type.Null()]),
  begun: Type.Boolean({ description: 'It is being carried out' }),
  form: Type.Array(PartSchema, { description: 'What can be planned now' }),
  stopped: Type.Union([...PLAN_STOPS.map((why) => Type.Literal(why)), Type.Null()]),
  lines: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), { description: 'Stretches of your log that your plans brought' }),
});

/** A turn planned ahead, for one's own seat. */
export const planRoutes =
  ({ hall }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/matches/:id/seats/:seat/plan',
      {
        schema: {
          tags: ['play'],
          operationId: 'planOf',
          summary: 'Your own plan, and what could be planned',
          description: 'Of your own seat only. `form` names the parts of your next turn, with everything that can be wished for.',
          params: SeatParams,
          response: { ...ok(PlanSchema, 'The plan'), ...errors(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        return match.planOf(request.params.seat, id) as never;
      },
    );

    app.put(
      '/api/matches/:id/seats/:seat/plan',
      {
        schema: {
          tags: ['play'],
          operationId: 'plan',
          summary: 'Plan your next turn',
          description:
            'Carried out when your turn comes, also while you are away, as long as nothing that matters has changed; else you are called, with the reason. Of each part the first wish that can be had counts. Without wishes nothing is planned any more. Nobody else is told.',
          params: SeatParams,
          body: Type.Object(SetPlan.properties, {
            examples: [{ wishes: { move: [{ do: 'at:O12' }, { do: 'cw' }], fight: [{ do: 'fight', if: 'odds:60' }, { do: 'evade' }] } }],
          }),
          response: { ...ok(PlanSchema, 'The plan as it is kept'), ...errors(400, 401, 403, 404, 409, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { seat } = request.params;
        const match = await hall.match(request.params.id, id);
        await match.plan(seat, id, request.body.wishes);
        return match.planOf(seat, id) as never;
      },
    );
  };
