/** How the service worker treats a request. Pure, so that it can be tested without a browser. */
export type Treatment =
  /** The page of the app, from the kept version that is in charge. */
  | 'page'
  /** A file of the app: as it was kept, from any kept version. */
  | 'file'
  /** Straight to the server, never kept: the interface, sockets, other sites, all that changes something. */
  | 'server';

/** The part of a request that counts. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
}

/** @param files the paths of this version's files */
export function treatment({ method, url, mode }: Asked, origin: string, files: ReadonlySet<string>): Treatment {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'server';
  if (/^\/(api|healthz|readyz|metrics)(\/|$)/.test(pathname)) return 'server';
  if (mode === 'navigate') return 'page';
  return files.has(pathname) || pathname.startsWith('/assets/') ? 'file' : 'server';
}

const PREFIX = 'questhall-';

/** The name under which a version's files are kept. */
export const cacheName = (version: string): string => PREFIX + version;

/**
 * The kept versions that nobody needs any more, when `version` takes over. The one before it stays: a page that was
 * open then still asks for its parts. Caches of others are none of our business.
 * @param names all caches, oldest first, as the browser gives them
 */
export function outlived(names: readonly string[], version: string): string[] {
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return older.slice(0, -1);
}

/** What a call says and where it leads: always within this site, whatever was sent. */
export function callOf(data: unknown): { title: string; body: string; path: string; tag: string } {
  const sent = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const text = (key: string, instead: string) => (typeof sent[key] === 'string' ? sent[key] : instead);
  const path = text('path', '/');
  return {
    title: text('title', 'Questhall'),
    body: text('body', ''),
    path: /^\/(?![/\\])/.test(path) ? path : '/',
    tag: text('tag', 'questhall'),
  };
}
