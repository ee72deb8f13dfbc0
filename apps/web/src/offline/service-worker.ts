import { cacheName, callOf, outlived, treatment } from './keeping.ts';

/*
 * Keeps the app on the device, whole and one version at a time, so that it opens without network. A new version is
 * fetched beside the old one and waits: it takes over when no page of the app is open any more, or when the person
 * says so (offline/update.ts). Built by build/service-worker.ts, which fills in what is kept.
 */

/** The paths of all files of this version, and a hash over them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The part of a service worker's world that is used; its types do not go together with those of pages. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface InstallEvent extends ExtendableEvent {
  /** Only some browsers know ways around the worker. */
  addRoutes?(routes: readonly { condition: { urlPattern: string; requestMethod: string }; source: 'cache' | 'network' }[]): Promise<void>;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NoteEvent extends ExtendableEvent {
  notification: { close(): void; data: unknown };
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install', listener: (e: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (e: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (e: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (e: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (e: NoteEvent) => void): void;
  addEventListener(type: 'message', listener: (e: ExtendableEvent & { data: unknown }) => void): void;
}

const scope = self as unknown as Scope;
const files = new Set(__FILES__);
const CACHE = cacheName(__VERSION__);
const PAGE = '/index.html';

/** Fetches what is not kept yet. Files under assets/ carry a hash in their name: an older version's is as good. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __FILES__.map(async (path) => {
      const kept = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const response = kept ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

/**
 * What needs no thought goes around the worker, which then need not even be started: parts of the app come from
 * whichever version keeps them, questions to the interface go to the server (`treatment` says the same of both).
 */
const ROUTES = [
  { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' },
  { condition: { urlPattern: '/api/*', requestMethod: 'get' }, source: 'network' },
] as const;

async function page(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(PAGE)) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await (await caches.open(CACHE)).match(pathname);
  return own ?? (await caches.match(pathname)) ?? fetch(request);
}

async function takeOver(): Promise<void> {
  const names = outlived(await caches.keys(), __VERSION__);
  await Promise.all(names.map((name) => caches.delete(name)));
  // The first visit ends with the app in charge already: no second load is needed before it works without network.
  await scope.clients.claim();
}

async function takeOverIfAlone(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await scope.skipWaiting();
}

scope.addEventListener('install', (e) => e.waitUntil(Promise.all([keepAll(), e.addRoutes?.(ROUTES)])));
scope.addEventListener('activate', (e) => e.waitUntil(takeOver()));
scope.addEventListener('message', (e) => {
  if (e.data === 'take over') e.waitUntil(scope.skipWaiting());
  if (e.data === 'take over if alone') e.waitUntil(takeOverIfAlone());
});
/** A call: shown as a note of the system. One of the same match takes the place of the one before. */
async function ring(data: unknown): Promise<void> {
  const { title, body, path, tag } = callOf(data);
  // A second one of the same match is one that is to be heard, too.
  await scope.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

/** Leads to the match: to a window that shows it already, where there is one. */
async function lead(data: unknown): Promise<void> {
  const { path } = callOf(data);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

scope.addEventListener('push', (e) => e.waitUntil(ring(e.data?.json())));
scope.addEventListener('notificationclick', (e) => {
  e.notification.close();
  e.waitUntil(lead(e.notification.data));
});
scope.addEventListener('fetch', (e) => {
  const how = treatment(e.request, location.origin, files);
  if (how === 'page') e.respondWith(page(e.request));
  if (how === 'file') e.respondWith(file(e.request));
});
