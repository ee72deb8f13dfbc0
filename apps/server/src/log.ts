import type { FastifyBaseLogger } from 'fastify';

/** Structured logs: an object of facts and a sentence. Never a token, a secret or what a hand holds. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
