import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page asks for in a visitor's name: everything that changes something, and sockets
 * (which the cookie's SameSite does not cover). Programs that are no browsers send none of these headers and pass.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const reads = READING.has(request.method) && request.headers.upgrade === undefined;
    if (!reads && !fromHere(request)) throw new ApiFailure('cross-site', 'this was asked for by a page of another site');
  });
}

function fromHere({ headers }: FastifyRequest): boolean {
  // Browsers send Sec-Fetch-Site to https and localhost only; it is true behind any proxy.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  // A page cannot set X-Forwarded-Host in a request to another site, so it may be believed here.
  return host !== undefined && (host === headers.host || host === headers['x-forwarded-host']);
}
