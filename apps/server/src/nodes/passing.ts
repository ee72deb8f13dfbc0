import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../ids.ts';
import type { SessionRecord } from '../store/store.ts';

/** Names a request that another node has taken in, known to nobody outside this process. */
const KEY = 'x-questhall-passed';
/** Where a match is played that a request has come to the wrong node for. */
export const NODE = 'x-questhall-node';
/** HTTP's own code for that (RFC 9110, 15.5.20). */
export const MISDIRECTED = 421;

declare module 'fastify' {
  interface FastifyRequest {
    /** Another node has taken it in: who is asking is known, and it has been counted there. */
    isPassed: boolean;
  }
}

/** A request as one node passes it to another: without the token, since who is asking has been found out. */
export interface Passed {
  method: string;
  url: string;
  headers: Record<string, string>;
  session: SessionRecord | undefined;
  ip: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What goes along of a request's head, and of an answer's. */
const ASKED = ['content-type', 'x-request-id', 'host', 'user-agent'];
const ANSWERED = ['content-type', 'cache-control', NODE];

export function passedOf({ method, url, headers, session, ip, id }: FastifyRequest): Passed {
  const known = ASKED.flatMap((name): [string, string][] => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  const device = session && { ...session.device, tokenHash: '' };
  return {
    method,
    url,
    headers: { ...Object.fromEntries(known), 'x-request-id': id },
    session: session && { ...session, device: device! },
    ip,
  };
}

/** Requests that other nodes have taken in, answered as if they had come here. */
export class Passing {
  readonly #sessions = new Map<string, SessionRecord | undefined>();

  async answer(app: FastifyInstance, { method, url, headers, session, ip }: Passed, body: string | undefined): Promise<Reply> {
    const key = newToken();
    this.#sessions.set(key, session);
    try {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, [KEY]: key },
        remoteAddress: ip,
        ...(body === undefined ? {} : { payload: body }),
      });
      const told = ANSWERED.flatMap((name): [string, string][] =>
        answer.headers[name] === undefined ? [] : [[name, String(answer.headers[name])]],
      );
      return { status: answer.statusCode, headers: Object.fromEntries(told), body: answer.payload };
    } finally {
      this.#sessions.delete(key);
    }
  }

  /** Whose request this is, where another node has taken it in. */
  of({ headers }: FastifyRequest): { session: SessionRecord | undefined } | undefined {
    const key = headers[KEY];
    return typeof key === 'string' && this.#sessions.has(key) ? { session: this.#sessions.get(key) } : undefined;
  }
}

/** Where it cannot be known what came of a request, its connection ends, as that of a server that ends. */
export function hangUp(request: FastifyRequest, reply: FastifyReply, why: unknown): FastifyReply {
  request.log.warn({ err: why }, 'a request could not be passed on');
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
