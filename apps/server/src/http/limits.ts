import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import type { Limit, NamedLimits, Rate } from '../limits.ts';
import type { Services } from '../services.ts';
import { Allowance } from '../socket/allowance.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is counted at this route besides requests. */
    limit?: keyof NamedLimits;
  }
}

/** Above so many the full ones are forgotten: whoever has spent nothing lately has a full one again. */
const REMEMBERED = 10_000;

/** An allowance for everybody who comes, made when it is first needed. */
export class Allowances {
  readonly #rate: Rate;
  readonly #nodes: () => number;
  readonly #of = new Map<string, Allowance>();

  /** @param nodes among how many nodes it is shared out */
  constructor(rate: Rate, nodes: () => number = () => 1) {
    this.#rate = rate;
    this.#nodes = nodes;
  }

  /** True where one more is within the allowance of `who`. */
  spend(who: string, now: number): boolean {
    let allowance = this.#of.get(who);
    if (!allowance) {
      if (this.#of.size >= REMEMBERED) this.#forget(now);
      allowance = new Allowance(this.#rate, now);
      this.#of.set(who, allowance);
    }
    return allowance.spend(now, this.#nodes());
  }

  /** Whole seconds until there is one again for `who`, at least 1. */
  seconds(who: string, now: number): number {
    return Math.max(1, Math.ceil((this.#of.get(who)?.wait(now) ?? 0) / 1000));
  }

  #forget(now: number): void {
    for (const [who, allowance] of this.#of) if (allowance.isFull(now)) this.#of.delete(who);
    // Somebody with very many addresses: better a moment without limits for all than a memory without end.
    if (this.#of.size >= REMEMBERED) this.#of.clear();
  }
}

/** How many things are open at once, by whoever opened them. */
export class Open {
  readonly #most: number;
  readonly #nodes: () => number;
  readonly #of = new Map<string, number>();

  /** @param nodes among how many nodes it is shared out */
  constructor(most: number, nodes: () => number = () => 1) {
    this.#most = most;
    this.#nodes = nodes;
  }

  /** Takes one, or returns false where all are taken. */
  take(who: string): boolean {
    const open = this.#of.get(who) ?? 0;
    if (open >= Math.max(1, this.#most / this.#nodes())) return false;
    this.#of.set(who, open + 1);
    return true;
  }

  giveBack(who: string): void {
    const open = (this.#of.get(who) ?? 0) - 1;
    if (open > 0) this.#of.set(who, open);
    else this.#of.delete(who);
  }
}

/** Whom an address stands for: one household has 2^64 addresses of the newer kind. */
export function addressOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length);
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined ? first : [...first, ...new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
}

/** What may be asked for how often. */
export interface Gate {
  /** @throws ApiFailure ('too-fast') beyond the allowance of the address, the session, or the matched route's own limit */
  request(request: FastifyRequest): void;
  /** @throws ApiFailure ('too-fast') beyond the allowance of the address: for what is no route */
  stray(request: FastifyRequest): void;
}

/**
 * The allowances of everybody. What counts is the route that matched (its `config.limit`), never the text of the address:
 * the same route can be spelt in many ways. A route reached by GET and by HEAD is one.
 */
export function openGate({ limits, elapsed, nodes }: Pick<Services, 'limits' | 'elapsed' | 'nodes'>): Gate {
  const shared = () => nodes?.size ?? 1;
  const addresses = new Allowances(limits.requests.perAddress, shared);
  const sessions = new Allowances(limits.requests.perSession, shared);
  const named = new Map<keyof NamedLimits, Allowances>();
  const namedOf = (limit: keyof NamedLimits): Allowances => {
    let of = named.get(limit);
    if (!of) {
      of = new Allowances(rateOf(limits[limit]), shared);
      named.set(limit, of);
    }
    return of;
  };
  const spend = (of: Allowances, who: string, what: string) => {
    const at = elapsed();
    if (of.spend(who, at)) return;
    const seconds = of.seconds(who, at);
    throw new ApiFailure('too-fast', `too many ${what}; try again in ${seconds} s`, { seconds });
  };
  return {
    request(request) {
      if (request.isPassed) return; // counted where it came in
      const { session } = request;
      const address = addressOf(request.ip);
      spend(addresses, address, 'requests');
      if (session) spend(sessions, session.id, 'requests');
      const { limit } = request.routeOptions.config;
      if (limit) spend(namedOf(limit), address, 'of these');
    },
    stray(request) {
      spend(addresses, addressOf(request.ip), 'requests');
    },
  };
}

/** So many at once, and then as many more as come back within the time. */
function rateOf({ max, timeWindow }: Limit): Rate {
  return { perSecond: (max / timeWindow) * 1000, burst: max };
}

/** Refuses requests to the routes of `app` beyond what the gate allows, before anything is done for them. */
export function limitRequests(app: FastifyInstance, gate: Gate): void {
  app.addHook('onRequest', async (request) => gate.request(request));
}
