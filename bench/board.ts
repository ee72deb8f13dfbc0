import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@questhall/server';
import { chromium } from 'playwright-core';
import { argument, quantile, report } from './lib/measure.ts';

/*
 * How smoothly the board of Talisman moves on a phone, or the map of Dystopia's largest level as Wizor sees it: the time of
 * each picture while a finger drags the board about and while it zooms, in Chromium with a processor four times slower and
 * without a graphics processor. Needs the built web app: npm run build.
 *
 *   npx tsx bench/board.ts [--game dystopia] [--check] [--seconds 4] [--web FOLDER]     CHROMIUM names the browser
 */

/** A match to look at, and what zooms it. */
const BOARDS = {
  talisman: {
    match: { game: 'talisman', seats: 4, bots: ['easy', 'easy', 'easy'] },
    zoom: '.ts-zoom',
    ready: '[data-bar=mine]',
    what: 'board',
  },
  dystopia: {
    match: { game: 'dystopia', seats: 2, bots: ['easy'], options: { level: 10, wizor: 'person', heroes: 4 } },
    zoom: '.dy-tools button',
    // Wizor sees all, also while the heroes shop.
    ready: '.dy-level',
    what: 'map',
  },
} as const;
const asked = process.argv.indexOf('--game');
const board = BOARDS[(asked > 0 ? process.argv[asked + 1] : 'talisman') as keyof typeof BOARDS];

const SLOWER = 4;
const seconds = argument('--seconds', 4);
const dataDir = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
const other = process.argv.indexOf('--web');
const webDir = other > 0 ? process.argv[other + 1]! : fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, webDir, logLevel: 'silent', botDelay: [0, 0] });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
const page = await context.newPage();
await page.goto(server.address);
const code = await page.evaluate(`(async () => {
  const ask = async (path, body) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(path, body ? post : {})).json();
  };
  await ask('/api/session', { name: 'Ann' });
  const { id, code } = await ask('/api/matches', ${JSON.stringify({ ...board.match, start: true })});
  // Until it is Ann's turn: what went before need not be watched.
  while ((await ask('/api/matches/' + id + '/view?seat=0')).sight.decisions.length === 0) await new Promise((r) => setTimeout(r, 300));
  return code;
})()`);
await page.goto(`${server.address}/t/${String(code)}`);
await page.locator(board.ready).first().waitFor({ timeout: 120_000 });
await page.waitForTimeout(1500);
await page.keyboard.press('Escape');
await page.waitForTimeout(500);
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** The times between two pictures while something is done, in milliseconds. */
async function frames(act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`(() => {
    window.kept = [];
    let last = performance.now();
    const next = (now) => { window.kept.push(now - last); last = now; window.going = requestAnimationFrame(next); };
    window.going = requestAnimationFrame(next);
  })()`);
  await act();
  const kept = (await page.evaluate('(() => { cancelAnimationFrame(window.going); return window.kept; })()')) as number[];
  return kept.slice(2);
}

const until = () => Date.now() + seconds * 1000;
const panning = await frames(async () => {
  const end = until();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', 180, 260);
  for (let i = 1; Date.now() < end; i++) {
    await touch('touchMove', 180 + 90 * Math.sin(i / 12), 260 + 60 * Math.sin(i / 9));
    await page.waitForTimeout(12);
  }
  await touch('touchEnd', 0, 0);
});
const zooming = await frames(async () => {
  for (const end = until(); Date.now() < end; ) {
    await page.locator(board.zoom).first().dispatchEvent('click');
    await page.waitForTimeout(700);
  }
});

await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

report([
  { what: `dragging the ${board.what}: a picture, median`, measured: quantile(panning, 0.5), unit: 'ms', atMost: 17 },
  { what: `dragging the ${board.what}: slowest in 20`, measured: quantile(panning, 0.95), unit: 'ms', atMost: 34 },
  { what: 'zooming: a picture, median', measured: quantile(zooming, 0.5), unit: 'ms', atMost: 17 },
  { what: 'zooming: slowest in 20', measured: quantile(zooming, 0.95), unit: 'ms', atMost: 34 },
]);
