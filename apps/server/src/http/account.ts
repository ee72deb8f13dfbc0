import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeviceInfo, LinkCode, RecoveryCode, RecoveryInfo, SessionWithToken, UseLink } from '@questhall/protocol';
import { Type } from 'typebox';
import { ApiFailure } from '../failure.ts';
import { hashOf, newLink, newRecovery } from '../ids.ts';
import type { Services } from '../services.ts';
import { closeLines, letIn } from './letting-in.ts';
import { errors, ok } from './schemas.ts';
import { dropCookie, sessionOf } from './sessions.ts';

/** So long may another device be let in with a code. */
const LINK_MS = 2 * 60 * 1000;

/** Which devices hold a session, letting in another, and leaving: on one device, or for good. */
export const accountRoutes =
  ({ hall, calls, store, now, sockets, nodes, slips }: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    /** A code that lets in another device, and of each session the one that it has: a new one takes its place. */
    const linkKey = (code: string) => `link ${hashOf(code)}`;
    const dropLink = async (session: string) => {
      const before = await slips.take(`link of ${session}`);
      if (before !== undefined) await slips.take(before);
    };

    const about = (operationId: string, summary: string, description: string) => ({
      tags: ['session'],
      operationId,
      summary,
      description,
    });
    const nothing = ok(Type.Null(), 'Done');

    app.get(
      '/api/session/devices',
      {
        schema: {
          ...about('listDevices', 'Which devices hold the session?', 'Each has a token of its own. Oldest first.'),
          response: { ...ok(Type.Array(DeviceInfo), 'The devices'), ...errors(401) },
        },
      },
      async (request) => {
        const { id, device } = sessionOf(request);
        const devices = await store.devicesOf(id);
        const codeOf = async (match: string) => (await store.record(match))?.code ?? '';
        return Promise.all(
          devices
            .filter(({ visit }) => !visit || visit.until >= now())
            .map(async ({ id, label, created, used, visit }) => ({
              ...{ id, label, created, used, here: id === device.id },
              visit: visit ? { code: await codeOf(visit.match), until: visit.until } : null,
            })),
        );
      },
    );

    app.delete(
      '/api/session/devices/:device',
      {
        schema: {
          ...about(
            'removeDevice',
            'Log a device out',
            'One’s own or another that holds the session. Seats stay; the last device that is logged out leaves them for good.',
          ),
          params: Type.Object({ device: Type.String({ pattern: '^[a-z0-9]{16}$' }) }),
          response: { ...nothing, ...errors(400, 401, 403, 404, 507) },
        },
      },
      async (request, reply) => {
        const session = sessionOf(request);
        const { device } = request.params;
        const devices = await store.devicesOf(session.id);
        if (!devices.some(({ id }) => id === device)) throw new ApiFailure('no-device', 'no such device holds this session');
        await store.removeDevice(session.id, device);
        // Whoever has that device may read the mails on it.
        await store.dropKeys(session.id);
        await calls.forgetDevice(session.id, device);
        closeLines({ sockets, nodes }, new Set([device]));
        if (device === session.device.id) dropCookie(reply);
        return null;
      },
    );

    app.post(
      '/api/session/link',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about('linkDevice', 'Let another device in', 'The code is typed in there, holds for two minutes, and lets in one device.'),
          response: { ...ok(LinkCode, 'The code'), ...errors(401, 403, 429) },
        },
      },
      async (request) => {
        const { id } = sessionOf(request);
        await dropLink(id);
        const code = newLink();
        await slips.put(linkKey(code), id, LINK_MS);
        await slips.put(`link of ${id}`, linkKey(code), LINK_MS);
        return { code, seconds: LINK_MS / 1000 };
      },
    );

    app.post(
      '/api/session/devices',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about(
            'holdSession',
            'Hold a session on this device too',
            'With the code that another of its devices was given, or with the one on paper, which is spent then. A session that this device held before is let go.',
          ),
          body: Type.Object(UseLink.properties, { examples: [{ code: 'K7QXMA2BCD' }] }),
          response: { ...ok(SessionWithToken, 'Your session; the cookie is set'), ...errors(400, 403, 404, 429, 507) },
        },
      },
      async (request, reply) => {
        const code = request.body.code.replace(/[\s-]/g, '').toUpperCase();
        const linked = await slips.take(linkKey(code));
        const onPaper = linked === undefined ? await store.sessionByRecovery(hashOf(code)) : undefined;
        const session = linked ?? onPaper;
        const name = session === undefined ? undefined : await store.nameOf(session);
        if (session === undefined || name === undefined) throw new ApiFailure('no-link', 'there is no such code, or its time is over');
        // Spent before anybody is let in: where the disk refuses that, the sheet is still worth what it was.
        if (onPaper !== undefined) await store.setRecovery(session, null);
        const token = await letIn({ store, calls, now, sockets, nodes }, session, request, reply);
        return { id: session, name, token };
      },
    );

    app.get(
      '/api/session/recovery',
      {
        schema: {
          ...about('recovery', 'Is there a code on paper?', 'By which you are found again where all devices are lost.'),
          response: { ...ok(RecoveryInfo, 'When it was made'), ...errors(401) },
        },
      },
      async (request) => ({ made: (await store.recoveryMade(sessionOf(request).id)) ?? null }),
    );

    app.post(
      '/api/session/recovery',
      {
        config: { limit: 'sessions' },
        schema: {
          ...about(
            'makeRecovery',
            'Make a code for paper',
            'It lets in one device, some day, and is told this once. The one before is worth nothing.',
          ),
          response: { ...ok(RecoveryCode, 'The code'), ...errors(401, 403, 429, 507) },
        },
      },
      async (request) => {
        const code = newRecovery();
        const made = now();
        await store.setRecovery(sessionOf(request).id, { hash: hashOf(code), made });
        return { code, made };
      },
    );

    app.delete(
      '/api/session/recovery',
      {
        schema: {
          ...about('removeRecovery', 'Forget the code on paper', 'Nobody is let in with it any more.'),
          response: { ...nothing, ...errors(401, 403, 507) },
        },
      },
      async (request) => {
        await store.setRecovery(sessionOf(request).id, null);
        return null;
      },
    );

    app.delete(
      '/api/session',
      {
        schema: {
          ...about(
            'leave',
            'Leave for good',
            'Seats open or go to bots, the name is taken out of all matches and their records, and session, devices and standing orders are deleted.',
          ),
          response: { ...nothing, ...errors(401, 403, 507) },
        },
      },
      async (request, reply) => {
        const { id } = sessionOf(request);
        const devices = await store.devicesOf(id);
        // The session goes last: where the disk refuses something, whoever asked can ask again.
        await hall.forget(id);
        await calls.forgetWishes(id);
        await store.removeSession(id);
        // What was taken in this name meanwhile.
        await hall.forget(id);
        await dropLink(id);
        closeLines({ sockets, nodes }, new Set(devices.map((device) => device.id)));
        dropCookie(reply);
        return null;
      },
    );
  };
