import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../failure.ts';
import type { Rate, Services } from '../services.ts';
import { Allowance } from '../socket/allowance.ts';

/** Above so many the full ones are forgotten: whoever has spent nothing lately has a full one again. */
const REMEMBERED = 10_000;

/** An allowance for everybody who comes, made when it is first needed. */
export class Allowances {
  readonly #rate: Rate;
  readonly #of = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** True where one more is within the allowance of `who`. */
  spend(who: string, now: number): boolean {
    let allowance = this.#of.get(who);
    if (!allowance) {
      if (this.#of.size >= REMEMBERED) this.#forget(now);
      allowance = new Allowance(this.#rate, now);
      this.#of.set(who, allowance);
    }
    return allowance.spend(now);
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
  readonly #of = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one, or returns false where all are taken. */
  take(who: string): boolean {
    const open = this.#of.get(who) ?? 0;
    if (open >= this.#most) return false;
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

/** Refuses requests beyond the allowance of an address, or of a session, before anything is done for them. */
export function limitRequests(app: FastifyInstance, { limits, now }: Pick<Services, 'limits' | 'now'>): void {
  const addresses = new Allowances(limits.requests.perAddress);
  const sessions = new Allowances(limits.requests.perSession);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const at = now();
    const { session } = request;
    if (addresses.spend(addressOf(request.ip), at) && (!session || sessions.spend(session.id, at))) return;
    throw new ApiFailure('too-fast', 'too many requests; try again in a second', { seconds: 1 });
  });
}
