import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { UseKey, Visit } from '@questhall/protocol';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { isWantedAt } from '../calls/wanted.ts';
import { ApiFailure } from '../failure.ts';
import { hashOf } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/store.ts';
import { closeLines } from './letting-in.ts';
import { errors, MatchParams, ok } from './schemas.ts';
import { newDevice, sessionOf } from './sessions.ts';
import { VISIT_COOKIE } from './visiting.ts';

/** So long may a device that was let in by a key play at its match. */
const VISIT_MS = 24 * 3_600_000;

/** Letting a device in by the key of a call, and ending that. */
export const visitRoutes =
  ({ store, now, sockets, nodes }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/matches/:id/visit',
      {
        config: { limit: 'sessions' },
        schema: {
          tags: ['session'],
          operationId: 'visit',
          summary: 'Play here by the key of a call',
          description:
            'Spends the key: this device may play at this match for a day, as the person who was called, and nothing else of theirs. ' +
            'A device that holds their session already needs no key, and spends none.',
          params: MatchParams,
          body: Type.Object(UseKey.properties, { examples: [{ key: 'dGhpcyBpcyBhIGtleSB0b28' }] }),
          response: { ...ok(Visit, 'Until when; the cookie is set'), ...errors(400, 403, 404, 409, 429, 507) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const at = now();
        const { session } = request;
        const here = session?.device.visit;
        if (session && here) return { name: session.name, until: here.until, token: null };
        const hash = hashOf(request.body.key);
        const holder = await store.sessionByKey(hash, id, at);
        if (session && holder === session.id) return { name: session.name, until: null, token: null };
        const record = await store.record(id);
        if (session && record?.seats.some((seat) => seat.session === session.id))
          throw new ApiFailure('seated-here', 'this device plays at this table already, as somebody else');
        const { device, token } = newDevice(request, at);
        const visit = { match: id, until: at + VISIT_MS };
        // With the turn the key goes; one that was made while the person answered is not let in by either.
        const holds = holder !== undefined && record !== undefined && isWantedAt(record, holder);
        if (holds) await store.useKey(hash, { ...device, visit });
        const visitor = holds ? await store.sessionByToken(device.tokenHash) : undefined;
        if (!visitor || !record) throw new ApiFailure('no-key', 'this link has let a device in already, or its time is over');
        for (const path of pathsOf(id, record.code)) {
          reply.setCookie(VISIT_COOKIE, token, {
            ...{ path, httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: VISIT_MS / 1000 },
          });
        }
        return { name: visitor.name, until: visit.until, token };
      },
    );

    app.delete(
      '/api/matches/:id/visit',
      {
        schema: {
          tags: ['session'],
          operationId: 'endVisit',
          summary: 'Play here no more',
          description: 'This device forgets whom it played for.',
          params: MatchParams,
          response: { ...ok(Type.Null(), 'Done'), ...errors(401, 403, 404, 507) },
        },
      },
      async (request, reply) => {
        const { id, device } = sessionOf(request);
        if (!device.visit) throw new ApiFailure('no-device', 'this device was not let in by a link');
        await store.removeDevice(id, device.id);
        closeLines({ sockets, nodes }, new Set([device.id]));
        await forgetVisit(reply, store, request.params.id);
        return null;
      },
    );
  };

async function forgetVisit(reply: FastifyReply, store: Pick<Store, 'record'>, match: string): Promise<void> {
  const record = await store.record(match);
  for (const path of pathsOf(match, record?.code)) reply.clearCookie(VISIT_COOKIE, { path });
}

/** Where browsers send the cookie of a visit: to the match, by its id and by its code. */
const pathsOf = (id: string, code: string | undefined): string[] => [
  `/api/matches/${id}`,
  ...(code === undefined ? [] : [`/api/tables/${code}`]),
];
