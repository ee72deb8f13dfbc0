import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { ApiError } from '@questhall/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { ApiFailure } from './failure.ts';
import { accountRoutes } from './http/account.ts';
import { addressRoute } from './http/address.ts';
import { agreementRoutes } from './http/agreements.ts';
import { callRoutes } from './http/calls.ts';
import { guardConnections } from './http/connections.ts';
import { digestRoutes } from './http/digest.ts';
import { answerErrors } from './http/errors.ts';
import { hintRoutes } from './http/hints.ts';
import { limitRequests, openGate } from './http/limits.ts';
import { healthRoute, lobbyRoutes } from './http/lobby.ts';
import { matchRoutes } from './http/matches.ts';
import { noteRoutes } from './http/notes.ts';
import { orderRoutes } from './http/orders.ts';
import { refuseOtherSites } from './http/origin.ts';
import { passkeyRoutes } from './http/passkeys.ts';
import { planRoutes } from './http/plans.ts';
import { playRoutes } from './http/play.ts';
import { reactionRoutes } from './http/reactions.ts';
import { serializerCompiler } from './http/serializers.ts';
import { findSessions } from './http/sessions.ts';
import { silentLines } from './http/silent.ts';
import { serveSite } from './http/site.ts';
import { talkRoutes } from './http/talk.ts';
import { termsRoutes } from './http/terms.ts';
import { type TrustProxy, trustFunction } from './http/trust.ts';
import { validatorCompiler } from './http/validators.ts';
import { visitRoutes } from './http/visits.ts';
import { newId } from './ids.ts';
import { type MetricsDoor, serveMetrics } from './metrics.ts';
import { sayWhatIsPlayed } from './nodes/home.ts';
import { replayRoutes } from './replay/route.ts';
import type { Services } from './services.ts';
import { CLOSE } from './socket/connection.ts';
import { socketRoute } from './socket/route.ts';

export interface AppParts {
  services: Services;
  logger: FastifyBaseLogger;
  webDir: string | undefined;
  /** Whose `X-Forwarded-*` is believed. */
  trustProxy: TrustProxy;
  metrics?: MetricsDoor;
}

/** So long may a client take to answer that its socket is being closed. */
const GOODBYE_MS = 1_000;

/** A connection on which nothing moves while it is being answered is closed after this time: nobody reads. */
const UNREAD_MS = 60_000;

/** The whole interface on one Fastify instance, not yet listening. */
export async function buildApp({ services, logger, webDir, trustProxy, metrics = {} }: AppParts): Promise<FastifyInstance> {
  const { patience } = services.limits;
  const app = fastify({
    loggerInstance: logger,
    trustProxy: trustFunction(trustProxy),
    bodyLimit: 64 * 1024,
    // Who is slow with a request is not waited for without end, nor who does not read an answer. Sockets are no longer
    // subject to any of these once they are open.
    http: { headersTimeout: patience.head, connectionsCheckingInterval: Math.max(100, Math.min(patience.head, patience.body) / 5) },
    requestTimeout: patience.body,
    keepAliveTimeout: patience.idle,
    connectionTimeout: UNREAD_MS,
    // What is under way is answered first; a line that is merely kept open is not waited for.
    forceCloseConnections: 'idle',
    // Logged below in one line each, by route: whole addresses are invitations to tables.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    // What does not even reach a route (an address that is broken or far too long) gets an error of our shape too.
    frameworkErrors: (_error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      void answer.code(400).header('x-request-id', request.id).type('application/json').send(BAD_ADDRESS);
    },
    genReqId: ({ headers }) => askedId(headers['x-request-id']) ?? newId(),
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler);
  readBodies(app as unknown as FastifyInstance);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
    services.metrics.requests.observe(labels, reply.elapsedTime / 1000);
    const facts = { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[request.method === 'GET' ? 'debug' : 'info'](facts, request.method);
  });
  answerErrors(app, services.nodes);
  await app.register(helmet, HEADERS);
  await app.register(cookie);
  await app.register(swagger, DESCRIPTION);
  await app.register(websocket, {
    options: { maxPayload: 1024 * 1024 },
    preClose: (done) => {
      for (const socket of services.sockets.keys()) socket.close(CLOSE.again, 'the server restarts');
      // Whoever does not answer that (a phone that sleeps, a line that is dead) is not waited for.
      setTimeout(() => {
        for (const socket of services.sockets.keys()) socket.terminate();
      }, GOODBYE_MS).unref();
      app.websocketServer.close();
      done();
    },
  });
  if (services.nodes) sayWhatIsPlayed(app as unknown as FastifyInstance, services.nodes);
  guardConnections(app.server, services.limits.connections, trustProxy, () => services.nodes?.size ?? 1);
  const endSilent = silentLines(app.server);
  app.addHook('preClose', async () => endSilent());
  refuseOtherSites(app);
  const gate = openGate(services);
  // Everything within is the interface: what asks for it is known and counted, however its address is spelt.
  await app.register(async (api) => {
    findSessions(api as unknown as FastifyInstance, services.store, services.now, services.nodes?.passing);
    limitRequests(api as unknown as FastifyInstance, gate);
    await api.register(addressRoute);
    await api.register(lobbyRoutes(services));
    await api.register(accountRoutes(services));
    await api.register(matchRoutes(services));
    await api.register(termsRoutes(services));
    await api.register(agreementRoutes(services));
    await api.register(orderRoutes(services));
    await api.register(planRoutes(services));
    await api.register(playRoutes(services));
    await api.register(hintRoutes(services));
    await api.register(digestRoutes(services));
    await api.register(passkeyRoutes(services));
    await api.register(visitRoutes(services));
    await api.register(talkRoutes(services));
    await api.register(reactionRoutes(services));
    await api.register(noteRoutes(services));
    await api.register(callRoutes(services));
    await api.register(replayRoutes(services));
    await api.register(socketRoute(services));
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    api.all('/api/*', { schema: { hide: true } }, async ({ method, url }) => {
      throw new ApiFailure('no-route', `there is no ${method} ${url.split('?')[0]}`);
    });
  });
  await app.register(healthRoute(services));
  serveMetrics(app as unknown as FastifyInstance, services.metrics, metrics);
  await serveSite(app as unknown as FastifyInstance, webDir, gate);
  return app as unknown as FastifyInstance;
}

/** The id that the browser gave its request, so that a person's report leads to the line in the log. */
function askedId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

/** JSON alone, and nothing at all where a route needs no body: `curl -X POST` with the usual header must work. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

const BAD_ADDRESS: ApiError = { code: 'malformed', message: 'this address cannot be read' };

const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // React sets style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // No upgrade-insecure-requests: a table at home is served over plain http.
    },
  },
  // These speak of https only and make browsers complain on plain http; a proxy with https may add them.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};

const DESCRIPTION = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Questhall',
      description:
        'Tables, seats and play. Errors are `{code, message, args?, rule?}`. A match can be played with curl: see docs/api.md. ' +
        'Sockets carry the same in less time.',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      { name: 'session', description: 'Who you are' },
      { name: 'lobby', description: 'What there is to play' },
      { name: 'matches', description: 'Tables and seats' },
      { name: 'play', description: 'Looking and answering' },
      { name: 'talk', description: 'What people say at a table' },
      { name: 'calls', description: 'Being told that it is your turn' },
      { name: 'server', description: 'The server itself' },
    ],
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey' as const, in: 'cookie', name: 'questhall' },
        token: { type: 'http' as const, scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }, {}],
  },
};
