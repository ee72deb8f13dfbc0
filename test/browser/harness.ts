import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerOptions, startServer } from '@questhall/server';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { Contexts, launched, sharedBrowser } from './contexts.ts';

/** A server with an empty data folder and the built web app, and a browser, for one test file. */
export interface Hall {
  address: string;
  /** An address of the site that is no page of the app: from there somebody asks the server as a program would, and nothing is loaded. */
  bare: string;
  /** The folder of the site as it is served: a test whose own it is (`ownSite`) may exchange it for a newer version. */
  webDir: string;
  /** A new person, in whose browser nothing is stored. Errors of its pages are collected. */
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

/** In a run of tests browsers and addresses are for one file after the other; a program has its own and closes it. */
const IN_TESTS = process.env.VITEST !== undefined;

/** Ports of halls that have closed. The next one opens there, so that a browser knows the files of the site again. */
const ports: number[] = [];

/** Those who are in a hall of this process, and where each goes afterwards. */
const visitors = new Map<BrowserContext, () => Promise<void>>();
/** Goes home: its pages are closed, and nothing that it did is found by anybody else. */
export async function leave(context: BrowserContext): Promise<void> {
  const goes = visitors.get(context);
  visitors.delete(context);
  await goes?.();
}
/** All go home: a page that stays open after its test plays on, and takes the processor from the next one. */
export async function everybodyLeaves(): Promise<void> {
  await Promise.all([...visitors.keys()].map(leave));
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
/**
 * For a hall whose site is changed while it is open, or whose worker keeps less of it: to keep the whole of it takes a browser 13 s
 * of a processor.
 * @param keeps which of its files the worker keeps for a journey without network; all of them, where it is not said
 */
export async function ownSite(keeps?: (path: string) => boolean): Promise<string> {
  const folder = await copied();
  if (!keeps) return folder;
  const worker = join(folder, 'sw.js');
  const whole = await readFile(worker, 'utf8');
  const less = whole.replaceAll(
    /`(\/[^`]+)`\.split\(`,`\)/g,
    (_, list: string) => `\`${list.split(',').filter(keeps).join(',')}\`.split(\`,\`)`,
  );
  if (!/`\.split\(`,`\)/.test(whole)) throw new Error('the worker lists its files in another way');
  for (const packed of ['.br', '.gz']) await rm(worker + packed, { force: true });
  await writeFile(worker, less);
  return folder;
}

/**
 * What the browser reports and is no fault of a page: one that is bare has no icon, and a program beside it may answer a question that is
 * there no longer (`act`), by an address by which no page answers.
 */
const isNone = (m: ConsoleMessage): boolean => {
  const { url } = m.location();
  return url.endsWith('/favicon.ico') || (/\/api\/matches\/[^/]+\/actions$/.test(url) && m.text().includes('409'));
};

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
  const shares = IN_TESTS && !over.webDir;
  const open = (port: number) =>
    startServer({
      port,
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
  const port = shares ? ports.pop() : undefined;
  // Somebody else may have taken it meanwhile.
  const server = port === undefined ? await open(0) : await open(port).catch(() => open(0));
  const browser = await (IN_TESTS ? sharedBrowser(executablePath) : launched(executablePath));
  const bare = `${server.address}/healthz`;
  const contexts = new Contexts(browser, bare, shares);
  return {
    address: server.address,
    bare,
    webDir,
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
      const { context, page, goes } = await contexts.taken({ locale, width, height, touch, calm, atOnce, tips, keeps });
      visitors.set(context, goes);
      context.once('close', () => visitors.delete(context));
      const errors: string[] = [];
      page.on('pageerror', (e) => errors.push(`uncaught: ${e.message}`));
      page.on('console', (m) => {
        if (m.type() === 'error' && !isNone(m)) errors.push(`console: ${m.text()}`);
      });
      return { context, page, errors };
    },
    async close() {
      await everybodyLeaves();
      await contexts.close();
      if (!IN_TESTS) await browser.close();
      await server.stop();
      if (shares) ports.push(Number(new URL(server.address).port));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
