import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerOptions, startServer } from '@questhall/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** A server with an empty data folder and the built web app, and a browser, for one test file. */
export interface Hall {
  address: string;
  /** An address of the site that is no page of the app: from there somebody asks the server as a program would, and nothing is loaded. */
  bare: string;
  /** The folder of the site as it is served: a test whose own it is (`ownSite`) may exchange it for a newer version. */
  webDir: string;
  browser: Browser;
  /** A new person: a browser context of its own. Errors of its pages are collected. */
  visitor(options?: {
    locale?: string;
    width?: number;
    height?: number;
    touch?: boolean;
    calm?: boolean;
    /** Who has set that moves are shown at once. */
    atOnce?: boolean;
    /** Who is new, to whom things are explained. */
    tips?: boolean;
    /** Whose browser keeps the whole site for a journey without network: a few seconds of work, left out elsewhere. */
    keeps?: boolean;
  }): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page: uncaught errors and console errors. */
  errors: string[];
}

/** The site that is tested: `QUESTHALL_WEB` names another build than the usual one. */
const built = process.env.QUESTHALL_WEB || join(import.meta.dirname, '../../apps/web/dist');

/** The browser with all its parts; `npm test` sets it. */
export const WHOLE = process.env.CHROMIUM || '/usr/bin/chromium';
/** The same without those that draw a window, where there is such a one: much quicker. */
const SHELL = process.env.CHROMIUM_SHELL || WHOLE;

/** Whether pages are painted throughout: for who takes pictures. */
const DRAWN = Boolean(process.env.PICTURES || process.env.LOBBY_PICTURES || process.env.QUESTHALL_PICTURES);

/** Names the style sheet with which a page is laid out, answers and is clicked, but not painted. */
export const UNDRAWN = 'undrawn';

/**
 * Run in a page before its own code. Painting takes a third of what a browser does, and hardly a test looks at it; those of
 * contrast have it painted (axe.ts).
 */
function undrawn(id: string): void {
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = 'html { opacity: 0 }';
  const put = () => (document.documentElement ? document.documentElement.append(sheet) : setTimeout(put));
  put();
}

/** Those who are in a hall of this process. */
const visitors = new Set<BrowserContext>();
/** All go home: a page that stays open after its test plays on, and takes the processor from the next one. */
export async function everybodyLeaves(): Promise<void> {
  const all = [...visitors];
  visitors.clear();
  await Promise.all(all.map((context) => context.close()));
}

/** A copy of the built site: a build that runs meanwhile must not take the pages away. */
async function copied(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'questhall-site-'));
  await cp(built, folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
let shared: Promise<string> | undefined;
/** One for all halls of this process, over a thousand files, which nobody changes. */
const sharedSite = (): Promise<string> => {
  shared ??= copied();
  return shared;
};
/** For a hall whose site is changed while it is open. */
export const ownSite = copied;

/**
 * Opens a hall. Throws where no Chromium is found.
 * @param limits for tests that play faster than any person
 * @param games the module of the games that are played, where they are not the server's own
 * @param executablePath `WHOLE` for what a browser without a window cannot do
 * @param over what the server is started with beside the usual; `webDir` from `ownSite` where the site is changed
 */
export async function openHall(
  limits: ServerOptions['limits'] = {},
  games?: URL,
  executablePath = SHELL,
  over: Partial<ServerOptions> = {},
): Promise<Hall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'questhall-browser-'));
  const webDir = over.webDir ?? (await sharedSite());
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    webDir,
    logLevel: 'silent',
    botDelay: [0, 0],
    secretTick: 0,
    limits,
    ...(games ? { games } : {}),
    ...over,
  });
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--mute-audio',
    ],
  });
  return {
    address: server.address,
    bare: `${server.address}/healthz`,
    webDir,
    browser,
    async visitor({
      locale = 'en-GB',
      width = 1440,
      height = 900,
      touch = false,
      calm = true,
      atOnce = false,
      tips = false,
      keeps = false,
    } = {}) {
      const context = await browser.newContext({
        locale,
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: calm ? 'reduce' : 'no-preference',
      });
      visitors.add(context);
      context.once('close', () => visitors.delete(context));
      // What is explained once to whoever is new would lie over what a test looks for.
      const settings = JSON.stringify({ ...(tips ? {} : { tips: false }), ...(atOnce ? { speed: null } : {}) });
      await context.addInitScript((set) => {
        if (location.protocol === 'http:') localStorage['questhall.settings'] ??= set;
      }, settings);
      if (!keeps) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      if (!DRAWN) await context.addInitScript(undrawn, UNDRAWN);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (e) => errors.push(`uncaught: ${e.message}`));
      page.on('console', (m) => {
        // The page that is bare has no icon, and the browser asks for one.
        if (m.type() === 'error' && !m.location().url.endsWith('/favicon.ico')) errors.push(`console: ${m.text()}`);
      });
      return { context, page, errors };
    },
    async close() {
      await browser.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
