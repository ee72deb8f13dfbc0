import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import { hashOf, newId, newToken } from '../ids.ts';
import type { SessionRecord, Store } from '../store/store.ts';

const COOKIE = 'questhall';
const YEAR_S = 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; undefined for strangers. */
    session: SessionRecord | undefined;
  }
}

/** Finds out who is asking, from the cookie or from `Authorization: Bearer`. */
export function findSessions(app: FastifyInstance, store: Store): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const token = tokenOf(request);
    if (token !== undefined) request.session = await store.sessionByToken(hashOf(token));
  });
}

/** @throws ApiFailure ('no-session') for strangers */
export function sessionOf(request: FastifyRequest): SessionRecord {
  if (!request.session) throw new ApiFailure('no-session', 'say who you are first: POST /api/session {"name": "…"}');
  return request.session;
}

/** A new session, its token in a cookie that scripts cannot read. */
export async function openSession(
  store: Store,
  name: string,
  now: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ session: SessionRecord; token: string }> {
  const token = newToken();
  const session: SessionRecord = { id: newId(), name, tokenHash: hashOf(token), created: now };
  await store.addSession(session);
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: YEAR_S });
  return { session, token };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && token) return token;
  return request.cookies[COOKIE];
}
