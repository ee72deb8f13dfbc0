import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';
import type { Gate } from './limits.ts';

/** What tells a browser how a page may behave. */
const OF_PAGES = [
  'content-security-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Files that are never a page, nor a worker, which has a policy of its own: they need nothing of that. */
const NO_PAGE = /\.(js|css|woff2|webp)(\.br|\.gz)?$/;
const WORKER = /\.worker-[^/\\]*$/;

const YEAR = 'public, max-age=31536000, immutable';

/** The web client's files, packed ones (.br, .gz) where they lie beside; its own addresses get its first page. */
export async function serveSite(app: FastifyInstance, webDir: string | undefined, gate: Gate): Promise<void> {
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Vite writes a hash into every name under assets/: such a file never changes.
        const lasting = /[/\\]assets[/\\]/.test(path);
        reply.header('cache-control', lasting ? YEAR : 'no-cache');
        // A table's first load is fifty of these files: half a kilobyte each.
        if (lasting && NO_PAGE.test(path) && !WORKER.test(path)) for (const header of OF_PAGES) reply.removeHeader(header);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    gate.stray(request);
    const { pathname } = new URL(request.url, 'http://site');
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && acceptsPage(request);
    if (wantsPage && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (pathname === '/' && !built) return notBuilt(reply);
    throw new ApiFailure('no-route', `there is no ${request.method} ${pathname}`);
  });
}

/** A missing script or picture must not be answered with a page. */
function acceptsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain').send('The site has not been built yet: npm run build');
}
