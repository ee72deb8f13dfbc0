import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ApiFailure } from './failure.ts';
import { within } from './http/trust.ts';
import { hashOf } from './ids.ts';
import type { Hall } from './match/hall.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Store } from './store/store.ts';

/** What is counted. */
interface Watched {
  hall: Pick<Hall, 'size'>;
  sockets: ReadonlyMap<unknown, unknown>;
  store: Pick<Store, 'stats'>;
  /** Undefined where the server serves alone. */
  nodes?: Nodes | undefined;
}

/**
 * What an operator watches, in Prometheus' words. Counts and times only: no name, no id, no address of a person, no
 * match, no code. Labels are words of the program (routes, codes), never anything that was sent in.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly messages = new Counter({
    name: 'questhall_socket_messages_total',
    help: 'Messages that came in on sockets, by kind; "refused" are those that could not be used',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  /** Of each kind of message its own counter: looking one up by its label costs more than counting. */
  readonly heard = {
    hello: this.messages.labels({ kind: 'hello' }),
    act: this.messages.labels({ kind: 'act' }),
    ping: this.messages.labels({ kind: 'ping' }),
    here: this.messages.labels({ kind: 'here' }),
  };
  readonly requests = new Histogram({
    name: 'questhall_http_request_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  #process = false;

  constructor({ hall, sockets, store, nodes }: Watched) {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('questhall_matches_in_memory', 'Matches that somebody looks at or that go on by themselves', () => hall.size);
    gauge('questhall_sockets', 'Open sockets', () => sockets.size);
    if (nodes) {
      gauge('questhall_nodes', 'Nodes that share the matches, as this one sees it', () => nodes.size);
      gauge('questhall_sockets_passed_on', 'Open sockets whose match another node plays', () => nodes.lines.size);
    }
    const { stats } = store;
    const counter = (name: string, help: string, value: () => number) =>
      new Counter({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.reset();
          this.inc(value());
        },
      });
    counter('questhall_store_writes_total', 'Writes asked for; many share a commit', () => stats.writes);
    counter('questhall_store_commits_total', 'Commits to the disk', () => stats.commits);
    counter('questhall_store_commit_seconds_total', 'Time spent in commits', () => stats.seconds);
    counter('questhall_store_lost_total', 'Writes that could not be kept: the disk is full or gone', () => stats.lost);
    counter('questhall_actions_total', 'Actions taken', () => stats.actions);
  }

  /** Everything as text. The process's own figures (memory, event loop) are gathered from the first asking on. */
  text(): Promise<string> {
    if (!this.#process) {
      this.#process = true;
      collectDefaultMetrics({ register: this.registry });
    }
    return this.registry.metrics();
  }
}

/** Who may look at `/metrics`, as the operator says; nobody where neither is set. */
export interface MetricsDoor {
  /** Opens it to whoever sends this as a bearer. */
  token?: string | undefined;
  /** Opens it to these addresses and networks. */
  from?: readonly string[] | undefined;
}

/** `GET /metrics`, for those to whom the operator has opened it; for everybody else there is nothing there. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, { token, from = [] }: MetricsDoor): void {
  const isFrom = within(from);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const near = isDirect(request) && isFrom(request.socket.remoteAddress) && namesNobody(request.headers.host);
    if (!near && !hasToken(request, token)) throw new ApiFailure('no-route', 'there is no GET /metrics');
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

/** Not through a proxy, whose address is that of all its visitors. */
function isDirect({ headers }: FastifyRequest): boolean {
  return !['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
}

/**
 * True where the request was made to an address or to `localhost`. Under any other name it may come from a page whose
 * owner lets the name point to this machine: then the visitor's browser stands at the right address, for the wrong site.
 */
function namesNobody(host: string | undefined): boolean {
  const url = `http://${host ?? ''}`;
  if (host === undefined || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  // Hashes have equal lengths, and tell nothing by the time that comparing takes.
  return timingSafeEqual(Buffer.from(hashOf(`Bearer ${token}`)), Buffer.from(hashOf(headers.authorization ?? '')));
}
