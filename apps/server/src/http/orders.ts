import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SetOrders } from '@questhall/protocol';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { giveOrders, ordersOf } from '../match/seating.ts';
import type { Services } from '../services.ts';
import { errors, ok, SeatParams } from './schemas.ts';
import { sessionOf } from './sessions.ts';

/** Standing orders: what a seat answers by itself. */
export const orderRoutes =
  ({ hall }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      '/api/matches/:id/seats/:seat/orders',
      {
        schema: {
          tags: ['matches'],
          operationId: 'giveOrders',
          summary: 'Leave standing orders',
          description:
            'What your own seat answers by itself to secret questions (windows for Spells) and to what the turns of others ask it, also while you are away. Where a decision has an hour or more, the usual orders answer more than elsewhere. Each game has its own; what it does not know is left out. Nobody else is told.',
          params: SeatParams,
          body: Type.Object(SetOrders.properties, {
            examples: [{ orders: { checkpoint: 'never', loseLife: { cast: 'sp.preservation' }, flee: 'evade', spoils: 'ask' } }],
          }),
          response: { ...ok(SetOrders, 'The orders as they are kept'), ...errors(400, 401, 403, 404, 409, 507) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const { seat } = request.params;
        const match = await hall.match(request.params.id, id);
        const read = hall.games.find(({ game }) => game.id === match.game.id)?.orders?.read;
        if (!read) throw new ApiFailure('malformed', 'this game knows no standing orders');
        const orders = read(request.body.orders);
        await match.giveOrders((record) => giveOrders(record, seat, id, JSON.stringify(orders)));
        return { orders: orders as Record<string, unknown> };
      },
    );

    app.get(
      '/api/matches/:id/seats/:seat/orders',
      {
        schema: {
          tags: ['matches'],
          operationId: 'ordersOf',
          summary: 'Your own standing orders',
          description: 'Of your own seat only.',
          params: SeatParams,
          response: { ...ok(SetOrders, 'The orders'), ...errors(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        const match = await hall.match(request.params.id, id);
        return { orders: JSON.parse(ordersOf(match.record, request.params.seat, id) ?? '{}') as Record<string, unknown> };
      },
    );
  };
