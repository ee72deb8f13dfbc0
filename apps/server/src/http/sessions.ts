import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import { hashOf, newId, newToken } from '../ids.ts';
import type { Passing } from '../nodes/passing.ts';
import type { DeviceRecord, SessionRecord, Store } from '../store/store.ts';
import { mayVisit, VISIT_COOKIE } from './visiting.ts';

const COOKIE = 'questhall';
/** A session ends when nobody has used it for a year. */
const YEAR_MS = 365 * 24 * 3600 * 1000;
/** How often its use is written down, and the cookie's time prolonged. */
const SEEN_MS = 24 * 3600 * 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; undefined for strangers. */
    session: SessionRecord | undefined;
  }
}

/**
 * At the routes of `app`: finds out who is asking, from a cookie or from `Authorization: Bearer`. Using a session prolongs it.
 * A device that visits a match is nobody elsewhere.
 * @param passing requests that other nodes have taken in, which know who is asking
 */
export function findSessions(app: FastifyInstance, store: Store, now: () => number, passing?: Passing): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('isPassed', false);
  app.addHook('onRequest', async (request, reply) => {
    const passed = passing?.of(request);
    if (passed) {
      request.isPassed = true;
      request.session = passed.session;
      return;
    }
    const known: { token: string; session: SessionRecord }[] = [];
    for (const token of tokensOf(request)) {
      const session = await store.sessionByToken(hashOf(token));
      if (!session || now() - session.device.used > YEAR_MS) continue;
      known.push({ token, session });
    }
    const [first, second] = known;
    // Whoever holds the session whole is no visitor. A device of somebody else is, at the match that it was let in to.
    const asking = first && second?.session.id === first.session.id ? second : first;
    if (!asking) return;
    const { visit } = asking.session.device;
    const found = !visit || (await mayVisit(request, visit, { store, now: now() })) ? asking : second;
    if (!found) return;
    const { session, token } = found;
    request.session = session;
    if (now() - session.device.used < SEEN_MS) return;
    // Who only looks on must be able to do so with a full disk: then it is written down another day.
    await store
      .touchDevice(session.device.id, now())
      .catch((error) => request.log.warn({ err: error }, 'the use of a session was not noted'));
    if (request.cookies[COOKIE] === token) setCookie(request, reply, token);
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
  const { device, token } = newDevice(request, now);
  const session: SessionRecord = { id: newId(), name, created: now, device };
  await store.addSession(session);
  setCookie(request, reply, token);
  return { session, token };
}

/** One more device holds the session; its token goes to whoever asks. */
export async function holdSession(
  store: Store,
  session: string,
  now: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { device, token } = newDevice(request, now);
  await store.addDevice(session, device);
  setCookie(request, reply, token);
  return token;
}

/** A device as it is from now on, and its token, which is nowhere else. */
export function newDevice(request: FastifyRequest, now: number): { device: DeviceRecord; token: string } {
  const token = newToken();
  const label = deviceLabel(request.headers['user-agent'] ?? '');
  return { token, device: { id: newId(), tokenHash: hashOf(token), label, created: now, used: now } };
}

/** Browsers name others whom they resemble, so the order counts. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A device in words by which its owner knows it: browser and system, and nothing by which others could. */
export function deviceLabel(agent: string): string {
  const named = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([pattern]) => pattern.test(agent))?.[1]);
  return named.filter((name) => name !== undefined).join(', ');
}

/** The browser forgets its token. */
export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_MS / 1000 });
}

/** What says who is asking: the token of a visit to this match before the device's own. */
function tokensOf(request: FastifyRequest): string[] {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && token) return [token];
  return [request.cookies[VISIT_COOKIE], request.cookies[COOKIE]].filter((one) => one !== undefined);
}
