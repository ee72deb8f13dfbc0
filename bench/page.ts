import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@questhall/server';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { argument, flag, median, report } from './lib/measure.ts';

/*
 * What a first visit costs: bytes as they cross the network and seconds until the page can be used, in Chromium on a 4G
 * connection (9 Mbit/s, 165 ms there and back), with this machine's processor and with one four times slower, like a
 * cheap phone's. The first visit has nothing kept; the second finds what the browser keeps. Needs the built web app:
 * npm run build.
 *
 *   npx tsx bench/page.ts [--json] [--check] [--runs 3] [--web FOLDER]     CHROMIUM names the browser
 */

const FOUR_G = { offline: false, latency: 165, downloadThroughput: (9e6 * 0.9) / 8, uploadThroughput: (1.5e6 * 0.9) / 8 };
/** How many times slower the processor is. */
const PROCESSORS = { 'this processor': 1, 'four times slower': 4 };

interface Visit {
  seconds: number;
  /** Everything that came before the page could be used. */
  kilobytes: number;
  /** Pages, scripts, styles and data of that; the rest are pictures and fonts. */
  codeKilobytes: number;
  requests: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
// Another build than the usual one, for comparing two.
const other = process.argv.indexOf('--web');
const webDir = other > 0 ? process.argv[other + 1]! : fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, webDir, logLevel: 'silent' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

interface Loaded {
  bytes: number;
  code: number;
  requests: number;
}

/** A new page of this context, slowed down, with what it loads counted. */
async function slowPage(context: BrowserContext, slower: number): Promise<{ page: Page; loaded: Loaded }> {
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  const loaded = { bytes: 0, code: 0, requests: 0 };
  const types = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FOUR_G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    if (!['Image', 'Font'].includes(types.get(requestId) ?? '')) loaded.code += encodedDataLength;
    loaded.requests++;
  });
  return { page, loaded };
}

/** From asking for the address until this can be seen: only what came by then counts. */
async function visit(context: BrowserContext, slower: number, path: string, ready: string): Promise<Visit> {
  const { page, loaded } = await slowPage(context, slower);
  const start = performance.now();
  await page.goto(server.address + path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  const seen = { seconds, kilobytes: loaded.bytes / 1000, codeKilobytes: loaded.code / 1000, requests: loaded.requests };
  await keepAll(page);
  await page.close();
  return seen;
}

/** Until the browser has kept what a second visit may find: pictures and fonts, and the whole app by its service worker. */
async function keepAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.waitForTimeout(1000);
}

/** A match against a bot for this person, as its address. */
async function newTable(context: BrowserContext): Promise<string> {
  const post = async (path: string, data: object) => (await context.request.post(server.address + path, { data })).json();
  await post('/api/session', { name: 'Ann' });
  const { code } = (await post('/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true })) as { code: string };
  return `/t/${code}`;
}

const USABLE = { start: '.box-play', table: '.decide[data-state="mine"]' };
const visits: Record<string, Visit[]> = {};
const seen = (what: string, of: Visit) => {
  visits[what] = [...(visits[what] ?? []), of];
};
for (let run = 0; run < argument('--runs', 3); run++) {
  for (const [processor, slower] of Object.entries(PROCESSORS)) {
    for (const [what, ready] of Object.entries(USABLE)) {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
      const path = what === 'table' ? await newTable(context) : '/';
      for (const time of ['first', 'second']) seen(`${what}, ${time}, ${processor}`, await visit(context, slower, path, ready));
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true });

const middle = (what: string, key: keyof Visit) => median(visits[what]!.map((v) => v[key]));
const table = Object.keys(visits).map((what) => ({
  visit: what,
  seconds: Number(middle(what, 'seconds').toFixed(2)),
  kilobytes: Math.round(middle(what, 'kilobytes')),
  codeKilobytes: Math.round(middle(what, 'codeKilobytes')),
  requests: middle(what, 'requests'),
}));
if (flag('--json')) console.log(JSON.stringify(table, undefined, 2));
else console.table(table);
report([
  { what: 'first load of the start page', measured: middle('start, first, this processor', 'kilobytes'), unit: 'kB', atMost: 250 },
  { what: 'first load of a table', measured: middle('table, first, this processor', 'kilobytes'), unit: 'kB', atMost: 250 },
  ...Object.keys(PROCESSORS).flatMap((processor) => [
    { what: `table usable, first visit, ${processor}`, measured: middle(`table, first, ${processor}`, 'seconds'), unit: 's', atMost: 2.5 },
    { what: `table usable, second visit, ${processor}`, measured: middle(`table, second, ${processor}`, 'seconds'), unit: 's', atMost: 1 },
  ]),
]);
